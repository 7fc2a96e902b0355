package overtrick.formats.any;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.score.Result;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.formats.ReadingLimits;
import overtrick.formats.pbn.PartBoard;
import overtrick.formats.pbn.Pbn;
import overtrick.formats.pbn.PlayedBoard;

/// What people paste: links of every form, cut off, with words around, with tens and signs as they
/// come.
class PastedTest {

    private static final String N = "AKQ2.T98.J54.K32";
    private static final String E = "JT9.AKQ2.T98.J54";
    private static final String S = "876.J543.AKQ2.T9";
    private static final String W = "543.76.763.AQ876";

    private static final String VIEWER = "https://www.bridgebase.com/tools/handviewer.html?";

    /// The four hands as the viewer's links have them.
    private static final String HANDS =
            "n=sakq2ht98dj54ck32&e=sjt9hakq2dt98cj54&s=s876hj543dakq2ct9&w=s543h76d763caq876";

    private static AnyBoards.Found read(String text) {
        return AnyBoards.read(text.getBytes(StandardCharsets.UTF_8), ReadingLimits.UPLOAD);
    }

    private static String said(PlayedBoard board) {
        return "%s %s %s %s %s"
                .formatted(
                        board.board().number().value(),
                        board.board().dealer().letter(),
                        board.auction().map(Auction::text).orElse("-"),
                        board.contract().map(Contract::code).orElse("-"),
                        board.cards().size());
    }

    /// `%s` stands for the four hands; what is expected is the number, the dealer, the auction, the
    /// contract and how many cards were played.
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    everything       | %s&d=n&v=-&b=5&a=1np3nppp&p=sjs8s3s2      | 5 N 1N P 3N P P P 3NN 4
                    no auction       | %s&d=s&v=b&b=7                            | 7 S - - 0
                    no dealer        | %s&b=2&a=1hp4hppp                         | 2 E 1H P 4H P P P 4HE 0
                    neither          | %s                                        | 1 N - - 0
                    capitals         | %s&D=E&A=1HP4HPPP&P=S8                    | 1 E 1H P 4H P P P 4HE 1
                    doubles          | %s&d=n&a=1sd2sxrppp                       | 1 N 1S X 2S X XX P P P 2SXXN 0
                    alerts           | %s&d=e&a=1d2d!(both%%20majors)pp{odd}p     | 1 E 1D 2D P P P 2DS 0
                    questions        | %s&d=n&a=3cp?                             | 1 N 3C P - 0
                    notrump in full  | %s&d=n&a=1NTppp                           | 1 N 1N P P P 1NN 0
                    blanks between   | %s&d=n&a=1n+p+3n+p+p+p                    | 1 N 1N P 3N P P P 3NN 0
                    only a contract  | %s&d=n&a=-4hxe                            | 1 N - 4HXE 0
                    unlawful call    | %s&d=n&a=2sp1sppp                         | 1 N 2S P - 0
                    passed out       | %s&d=w&a=pppp                             | 1 W P P P P - 0
                    web page around  | %s&amp;d=n&amp;b=3&amp;a=pppp"> board      | 3 N P P P P - 0
                    remarks as play  | %s&d=n&a=1nppp&p={<p>Event: x</p>}sjs8    | 1 N 1N P P P 1NN 2
                    tens as figures  | %s&d=n&a=1nppp&p=d10d2                    | 1 N 1N P P P 1NN 2
                    unknown keys     | %s&tbt=y&i=x&kx=1&d=n&a=pppp              | 1 N P P P P - 0
                    """)
    void readsAViewersLinkWithItsHands(String name, String rest, String expected) {
        var found = read(VIEWER + rest.formatted(HANDS));

        assertThat(found.kind()).isEqualTo(AnyBoards.Kind.HANDS_LINK);
        assertThat(found.boards()).extracting(PastedTest::said).containsExactly(expected);
        assertThat(found.boards().getFirst().board().deal().pbn())
                .isEqualTo("N:%s %s %s %s".formatted(N, E, S, W));
    }

    /// The same four hands, or fewer.
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '~',
            quoteCharacter = '`',
            textBlock =
                    """
                    three hands        ~ ?n=sakq2ht98dj54ck32&e=sjt9hakq2dt98cj54&s=s876hj543dakq2ct9 ~ NESW
                    without North      ~ ?e=sjt9hakq2dt98cj54&s=s876hj543dakq2ct9&w=s543h76d763caq876 ~ NESW
                    suits in any order ~ ?n=ck32dj54sakq2ht98&e=cj54dt98sjt9hakq2&s=ct9dakq2s876hj543 ~ NESW
                    tens as figures    ~ ?n=sakq2h1098dj54ck32&e=sj109hakq2d1098cj54&s=s876hj543dakq2c109 ~ NESW
                    two hands          ~ ?n=sakq2ht98dj54ck32&s=s876hj543dakq2ct9&d=n&a=1np3n ~ NS
                    two, the rest mute ~ ?n=sakq2ht98dj54ck32&s=s876hj543dakq2ct9&e=shdc&w=s ~ NS
                    one hand           ~ ?s=s876hj543dakq2ct9&d=n&a=3cp? ~ S
                    hands alone        ~ N:AKQ2.T98.J54.K32 JT9.AKQ2.T98.J54 876.J543.AKQ2.T9 543.76.763.AQ876 ~ NESW
                    no seat            ~ AKQ2.T98.J54.K32 JT9.AKQ2.T98.J54 876.J543.AKQ2.T9 543.76.763.AQ876 ~ NESW
                    hyphens            ~ N:AKQ2.T98.J54.K32 - 876.J543.AKQ2.T9 - ~ NS
                    a hyphen           ~ N:AKQ2.T98.J54.K32 - 876.J543.AKQ2.T9 543.76.763.AQ876 ~ NESW
                    lines with seats   ~ N: AKQ2.T98.J54.K32 S: 876.J543.AKQ2.T9 ~ NS
                    seats in words     ~ North: AKQ2.T98.J54.K32 South: 876.J543.AKQ2.T9 ~ NS
                    small letters      ~ n:akq2.t98.j54.k32 jt9.akq2.t98.j54 876.j543.akq2.t9 543.76.763.aq876 ~ NESW
                    signs of suits     ~ N: ♠AKQ2 ♥1098 ♦J54 ♣K32 S: ♠ 876 ♥ J543 ♦ AKQ2 ♣ 109 ~ NS
                    LIN, two hands     ~ md|1S876HJ543DAKQ2CT9,,SAKQ2HT98DJ54CK32,|sv|o|mb|p| ~ NS
                    LIN, West left out ~ md|1S876HJ543DAKQ2CT9,,SAKQ2HT98DJ54CK32,SJT9HAKQ2DT98CJ54| ~ NESW
                    PBN, two hands     ~ [Deal "N:AKQ2.T98.J54.K32 - 876.J543.AKQ2.T9 -"] ~ NS
                    PBN, three         ~ [Deal "N:AKQ2.T98.J54.K32 - 876.J543.AKQ2.T9 543.76.763.AQ876"] ~ NESW
                    """)
    void readsWhateverHandsAreGiven(String name, String text, String seats) {
        var found = read(text);
        var given =
                found.boards().isEmpty()
                        ? found.parts().getFirst().hands()
                        : whole(found.boards().getFirst());

        assertThat(given.keySet().stream().sorted().map(PastedTest::letter).collect(joining()))
                .isEqualTo(seats);
        var expected = Map.of(Seat.NORTH, N, Seat.EAST, E, Seat.SOUTH, S, Seat.WEST, W);
        given.forEach((seat, hand) -> assertThat(hand.pbn()).isEqualTo(expected.get(seat)));
    }

    private static String letter(Seat seat) {
        return String.valueOf(seat.letter());
    }

    private static Map<Seat, CardSet> whole(PlayedBoard board) {
        var hands = new EnumMap<Seat, CardSet>(Seat.class);
        for (var seat : Seat.values()) {
            hands.put(seat, board.board().deal().hand(seat));
        }
        return hands;
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '~',
            quoteCharacter = '`',
            textBlock =
                    """
                    in two hands    ~ N:AKQ2.T98.J54.K32 JT9.AKQ2.T98.J54 876.J543.AKQ2.T9 543.76.763.AQJ76 ~ CJ is held by East and by West
                    in one hand     ~ N:AAQ2.T98.J54.K32 JT9.AKQ2.T98.J54 876.J543.AKQ2.T9 543.76.763.AQ876 ~ SA comes twice in the hand of North
                    a card too many ~ N:AKQ2.T98.J54.K32 JT9.AKQ2.T98.J54 876.J543.AKQ2.T9 543.762.763.AQ876 ~ H2 is held by East and by West
                    a card too few  ~ N:AKQ2.T98.J54.K3 JT9.AKQ2.T98.J54 876.J543.AKQ2.T9 543.76.763.AQ876 ~ North does not hold 13 cards: 12
                    in a link       ~ ?n=sakq2ht98dj54ck32&e=sjt9hakq2dt98cj54&s=s876hj543dakq2ctk ~ CK is held by North and by South
                    small cards     ~ ?n=sakqxht98dj54ck32&s=s876hj543dakq2ct9 ~ North: no card can be read in X
                    in LIN          ~ md|1S876HJ543DAKQ2CT9,S543H76D763CAQ876,SAKQ2HT98DJ54CK39,| ~ C9 is held by North and by South
                    in PBN          ~ [Deal "N:AKQ2.T98.J54.K32 JT9.AKQ2.T98.J54 876.J543.AKQ2.TK 543.76.763.AQ876"] ~ CK is held by North and by South
                    """)
    void saysWhichCardIsWrong(String name, String text, String expected) {
        var found = read(text);

        assertThat(found.isEmpty()).isTrue();
        assertThat(found.faults().getFirst().message()).isEqualTo(expected);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '~',
            textBlock =
                    """
                    https://www.bridgebase.com/tools/handviewer.html?bbo=y&myhand=M-12345-1600000000 ~ ADDRESS
                    https://tinyurl.com/y2abcde                                                      ~ ADDRESS
                    https://www.bridgebase.com/tools/handviewer.html?a=1dp2dp2sp3n                   ~ ADDRESS
                    four hearts, I think                                                             ~ UNKNOWN
                    N:what ever this is                                                              ~ UNKNOWN
                    """)
    void knowsAnAddressFromNothing(String text, AnyBoards.Kind kind) {
        var found = read(text);

        assertThat(found.isEmpty()).isTrue();
        assertThat(found.kind()).isEqualTo(kind);
        assertThat(found.faults()).isEmpty();
    }

    @Test
    void namesAndExplanationsComeWithTheLink() {
        var link =
                VIEWER
                        + HANDS
                        + "&d=n&nn=Stephen%20Smith&sn=Z%u00f3%u0142te&en= Di Schuld &wn=Al+Kudi"
                        + "&a=2d(%u017C%F3)p2h!(ask)ppp";

        var board = read(link).boards().getFirst();

        assertThat(board.player(Seat.NORTH)).contains("Stephen Smith");
        assertThat(board.player(Seat.SOUTH)).contains("Zółte");
        assertThat(board.player(Seat.EAST)).contains("Di Schuld");
        assertThat(board.player(Seat.WEST)).contains("Al Kudi");
        assertThat(board.notes().get(2)).isEqualTo("ask");
    }

    /// As long as an upload may be, and full of signs that begin something.
    @Test
    void longTextsAreReadWithoutEnd() {
        for (String part : List.of("{}", "&n=", "1c", "N:", "md|", "?s=ak{", "- ", "N ")) {
            String text = "?n=s2" + part.repeat(50_000);

            assertThat(read(text).boards()).isEmpty();
            assertThat(read(part.repeat(50_000)).boards()).isEmpty();
        }
    }

    /// What is kept of a board with two hands is what was read.
    @Test
    void aPartOfABoardSurvivesPbn() {
        var text =
                VIEWER + "n=sakq2ht98dj54ck32&s=s876hj543dakq2ct9&d=s&v=b&b=9&nn=A%22B%22&a=1dp1s";
        var part = read(text).parts().getFirst();

        assertThat(part.auction().map(Auction::text)).contains("1D P 1S");
        assertThat(Pbn.read(part.pbn()).parts()).containsExactly(part);
        assertThat(Pbn.read(part.pbn()).played()).isEmpty();
    }

    /// Both rooms of a match: players and results are told once, and the closed room does not
    /// repeat its deal.
    @Test
    void readsTheFileOfAMatch() {
        String deal = "1S876HJ543DAKQ2CT9,S543H76D763CAQ876,SAKQ2HT98DJ54CK32,";
        var found =
                read(
                        """
                        vg|Cup,Final,I,5,6,A,0,B,0|
                        rs|1NN+1,1NN-1,,PASS|
                        pn|s1,w1,n1,e1,s2,w2,n2,e2|pg||
                        qx|o5,BOARD 5|st||md|%1$s|sv|n|mb|p|mb|p|mb|1N|mb|p|mb|p|mb|p|pg||pc|SJ|pc|S8|nt|op: slow|
                        qx|c5|st||md||sv|n|mb|p|mb|p|mb|1N|mb|p|mb|p|mb|p|pg||
                        qx|o6|md|%1$s|sv|e|mb|p|mb|p|mb|1N|mb|p|mb|p|mb|p|pg||
                        """
                                .formatted(deal));

        assertThat(found.boards())
                .extracting(
                        board -> board.player(Seat.SOUTH).orElse("-"),
                        board -> board.result().map(Result::text).orElse("-"),
                        board -> board.cards().size())
                .containsExactly(
                        tuple("s1", "1NN+1", 2), tuple("s2", "1NN-1", 0), tuple("s1", "-", 0));
    }

    @Test
    void aPartThatIsNoPartCannotBeMade() {
        var part = read("N:" + N + " - " + S + " -").parts().getFirst();

        assertThatThrownBy(() -> with(part, Map.of())).hasMessageContaining("one or two");
        assertThatThrownBy(() ->
                        with(
                                part,
                                Map.of(
                                        Seat.NORTH, CardSet.parse(N),
                                        Seat.SOUTH, CardSet.parse(N))))
                .hasMessageContaining("held once");
    }

    private static PartBoard with(PartBoard part, Map<Seat, CardSet> hands) {
        return new PartBoard(
                part.number(),
                part.dealer(),
                part.vulnerability(),
                hands,
                part.names(),
                part.auction());
    }
}

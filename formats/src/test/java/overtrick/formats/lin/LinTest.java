package overtrick.formats.lin;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.auction.Doubling;
import overtrick.bridge.auction.Strain;
import overtrick.bridge.play.Play;
import overtrick.bridge.score.Result;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.formats.Diagnostic;
import overtrick.formats.pbn.PlayedBoard;
import overtrick.testkit.Sample;
import overtrick.testkit.Seeds;

class LinTest {

    /// South, West, North; East gets the rest.
    private static final String HANDS = "SQJ6HKJ32DQ953CT9,SA8HA964D86CKQJ76,S974HT7DJT742CA52,";

    private static final String BOARD =
            """
            pn|Sue,Will,Ned,Eve|st||md|3%s|rh||ah|Board 7|sv|b|mb|p|mb|1S|an|five
             or more|mb|p|mb|1N!|an|forcing|mb|p|mb|2h|mb|p|mb|p|mb|p|
            pg||pc|SQ|pc|s8|pc|S4|pc|sk|pg||mc|8|
            """
                    .formatted(HANDS);

    @Test
    void readsABoardWithItsPlay() {
        var file = Lin.read(BOARD);

        assertThat(file.diagnostics()).isEmpty();
        var played = file.boards().getFirst();
        assertThat(played.board().number()).isEqualTo(new BoardNumber(7));
        assertThat(played.board().dealer()).isEqualTo(Seat.NORTH);
        assertThat(played.board().vulnerability()).isEqualTo(Vulnerability.BOTH);
        assertThat(played.board().deal().pbn(Seat.EAST))
                .startsWith("E:KT532.Q85.AK.843 QJ6.KJ32.Q953.T9 A8.A964.86.KQJ76 974.");
        assertThat(played.player(Seat.WEST)).hasValue("Will");
        assertThat(played.auction().orElseThrow().text()).isEqualTo("P 1S P 1N P 2H P P P");
        assertThat(played.notes()).isEqualTo(Map.of(1, "five or more", 3, "forcing"));
        assertThat(played.cards()).extracting(Card::code).containsExactly("SQ", "S8", "S4", "SK");
        assertThat(played.result().map(Result::text)).hasValue("2HE=");
    }

    @Test
    void fileOfManyBoards() {
        var text =
                "vg|Cup,1,I,1,2,A,0,B,0|qx|o1|pn|a,b,c,d,e,f,g,h|md|3%1$s|sv|o|pg||qx|c1|md|3%1$s|"
                                .formatted(HANDS)
                        + "qx|o2|pn|a,b,c,d,e,f,g,h|md|0%s|pg||".formatted(HANDS);

        var boards = Lin.read(text).boards();

        assertThat(boards)
                .extracting(board -> board.board().number().value())
                .containsExactly(1, 1, 2);
        assertThat(boards.get(2).board().dealer()).isEqualTo(Seat.EAST);
        assertThat(boards.get(2).board().vulnerability()).isEqualTo(Vulnerability.NORTH_SOUTH);
        assertThat(boards.getFirst().player(Seat.SOUTH)).hasValue("a");
        assertThat(boards.get(1).player(Seat.SOUTH)).as("in the closed room").hasValue("e");
    }

    /// Of a match in its header; four names are those of one table.
    @ParameterizedTest(name = "{0}: South plays as {1}")
    @CsvSource(
            delimiter = ':',
            textBlock =
                    """
                    a,b,c,d,e,f,g,h : a e a
                    a,b,c,d         : a - -
                    """)
    void playersAreNamedOnceForAMatch(String names, String souths) {
        var board = "|st||md|3%s|sv|o|pg||".formatted(HANDS);
        var text = "vg|Cup|pn|" + names + "|pg||qx|o1" + board + "qx|c1" + board + "qx|o2" + board;

        assertThat(Lin.read(text).boards())
                .extracting(played -> played.player(Seat.SOUTH).orElse("-"))
                .containsExactly(souths.split(" "));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            textBlock =
                    """
                    SQJ6HKJ32DQ953CT,,,                                     | South does not hold 13 cards: 12 | 5
                    SQJ6HKJ32DQ953CT9,SQ8HA964D86CKQJ76,S974HT7DJT742CA52,  | SQ is held by South and by West | 24
                    SQQ6HKJ32DQ953CT9,,,                                    | SQ comes twice in the hand of South | 7
                    SQ16HKJ32DQ953CT9,,,                                    | South: rank is not one of 23456789TJQKA: 1 | 7
                    QJ6HKJ32DQ953CT9,,,                                     | South: hand does not begin with a suit, S, H, D or C | 5
                    SQJ6HKJ32DQ953CT9,,,                                    | deal does not have three hands or four: 1 | 5
                    """)
    void saysWhatIsWrongWithADeal(String hands, String complaint, int column) {
        var file = Lin.read("md|3" + hands + "|sv|o|");

        assertThat(file.boards()).isEmpty();
        assertThat(file.diagnostics())
                .extracting(Diagnostic::message)
                .containsExactly(complaint + "; the board is left out");
        assertThat(file.diagnostics()).extracting(Diagnostic::column).containsExactly(column);
    }

    @ParameterizedTest(name = "{0} for {1}")
    @CsvSource(
            delimiter = '~',
            textBlock =
                    """
                    pc|SQ| ~ pc|SA| ~ 3:8: error: S may not play SA (Law 45A); the play is kept up to there
                    pc|s8| ~ pc|HA| ~ 3:14: error: W may not play HA (Law 44C); the play is kept up to there
                    pc|SQ| ~ pc|S1| ~ 3:8: error: rank is not one of 23456789TJQKA: 1
                    mb|2h| ~ mb|1h| ~ 2:41: error: E cannot call 1h; the auction is kept up to there
                    sv|b| ~ sv|x| ~ 1:102: warning: vulnerability is not o, n, e or b; the board's number tells it: x
                    """)
    void saysWhatCannotHaveHappened(String right, String wrong, String complaint) {
        var file = Lin.read(BOARD.replace(right, wrong));

        assertThat(file.boards()).hasSize(1);
        assertThat(file.diagnostics().getFirst().text()).isEqualTo(complaint);
    }

    @Test
    void whatIsWrittenIsReadAgain() {
        Seeds.each(
                50,
                chance -> {
                    var boards = new ArrayList<PlayedBoard>();
                    for (int number = 1; number <= 3; number++) {
                        boards.add(played(number, chance));
                    }

                    var file = Lin.read(Lin.text(boards));

                    assertThat(file.diagnostics()).isEmpty();
                    assertThat(file.boards()).isEqualTo(boards);
                });
    }

    /// LIN has no other place for a contract than the auction, and none for cards without one.
    @Test
    void cardsAndTricksStayWithoutACompleteAuction() {
        Seeds.each(
                200,
                chance -> {
                    var whole = played(1 + chance.nextInt(16), chance);
                    int recorded = chance.nextInt(whole.auction().orElseThrow().calls().size());
                    var auction =
                            whole.auction()
                                    .map(calls -> calls.first(recorded))
                                    .filter(_ -> recorded > 0);
                    var board =
                            new PlayedBoard(
                                    whole.board(),
                                    whole.tags(),
                                    auction,
                                    new TreeMap<>(whole.notes()).headMap(recorded),
                                    whole.play(),
                                    whole.result());

                    var file = Lin.read(Lin.text(List.of(board)));

                    assertThat(file.diagnostics()).isEmpty();
                    assertThat(file.boards()).containsExactly(board);
                });
    }

    @Test
    void callsThatAreNotRecordedAreMarked() {
        var board = Lin.read(BOARD).boards().getFirst();
        var contract = new Contract(new Bid(2, Strain.HEARTS), Doubling.DOUBLED, Seat.EAST);
        var unknown =
                new PlayedBoard(
                        board.board(),
                        Map.of(),
                        Optional.empty(),
                        Map.of(),
                        Optional.empty(),
                        Optional.of(new Result.Played(contract, 9)));

        assertThat(Lin.text(List.of(unknown)))
                .endsWith(
                        "|nt|The calls from here on are not recorded; they lead to the contract.|"
                                + "mb|p|mb|2H|mb|d|mb|p|mb|p|mb|p|pg||mc|9|\r\n");
    }

    /// An insufficient bid was accepted, and no lawful call leads from 3 clubs to 2 hearts.
    @Test
    void anIrregularAuctionGivesWayToTheContract() {
        var board = Lin.read(BOARD).boards().getFirst();
        var irregular =
                new PlayedBoard(
                        board.board(),
                        Map.of(),
                        Optional.of(Auction.parse(Seat.NORTH, "P 1S P 3C")),
                        Map.of(3, "a note"),
                        board.play(),
                        board.result());

        var again = Lin.read(Lin.text(List.of(irregular))).boards().getFirst();

        assertThat(again.cards()).isEqualTo(board.cards());
        assertThat(again.result()).isEqualTo(board.result());
        assertThat(again.auction()).isEmpty();
    }

    @Test
    void everyEncodingIsRead() {
        var expected = Lin.read(BOARD);

        for (var charset : List.of(StandardCharsets.UTF_8, StandardCharsets.UTF_16)) {
            assertThat(Lin.read(BOARD.getBytes(charset))).isEqualTo(expected);
        }
    }

    @Test
    void aNakedDealIsOneLine() {
        var board =
                Board.of(new BoardNumber(3), Lin.read(BOARD).boards().getFirst().board().deal());

        assertThat(Lin.text(List.of(PlayedBoard.dealt(board, Map.of()))))
                .isEqualTo(
                        "qx|o3|st||md|1"
                                + HANDS
                                + "SKT532HQ85DAKC843|rh||ah|Board 3|sv|e|pg||\r\n");
    }

    @Test
    void nothingInNothingOut() {
        assertThat(Lin.read("").boards()).isEmpty();
        assertThat(Lin.read("no bars here").diagnostics()).isEmpty();
    }

    private static PlayedBoard played(int number, RandomGenerator chance) {
        var board = Board.of(new BoardNumber(number), Sample.deal(chance));
        var auction = Auction.openedBy(board.dealer());
        var notes = new TreeMap<Integer, String>();
        while (!auction.isOver()) {
            var calls = auction.standing().legalCalls();
            boolean passes = chance.nextInt(3) > 0;
            auction = auction.with(calls.get(passes ? 0 : chance.nextInt(calls.size())));
            if (chance.nextInt(5) == 0) {
                notes.put(auction.calls().size() - 1, "note " + auction.calls().size());
            }
        }
        var start = auction.contract().map(contract -> Play.of(contract, board.deal()));
        int cards = chance.nextInt(Card.PACK + 1);
        var tags = Map.of("North", "Ned", "South", "Sue");
        return new PlayedBoard(
                board,
                chance.nextBoolean() ? tags : Map.of(),
                Optional.of(auction),
                notes,
                start.map(play -> played(play, cards, chance)),
                Optional.empty());
    }

    private static Play played(Play start, int cards, RandomGenerator chance) {
        var play = start;
        for (int i = 0; i < cards; i++) {
            var playable = play.playable();
            play =
                    play.with(
                            playable.stream()
                                    .skip(chance.nextInt(playable.size()))
                                    .findFirst()
                                    .orElseThrow());
        }
        return play;
    }
}

package overtrick.formats.pbn;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.formats.pbn.Samples.BOARD;
import static overtrick.formats.pbn.Samples.DEAL;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.auction.Auction;

class ExportFormTest {

    @Test
    void aClaimedBoardAsText() {
        assertThat(Pbn.text(List.of(Samples.claimed())).replace("\r\n", "\n"))
                .isEqualTo(
                        """
                        % PBN 2.1
                        % EXPORT
                        [Event "Club \\"evening\\""]
                        [Site "?"]
                        [Date "?"]
                        [Board "1"]
                        [West "?"]
                        [North "Player, N."]
                        [East "?"]
                        [South "?"]
                        [Dealer "N"]
                        [Vulnerable "None"]
                        [Deal "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85"]
                        [Scoring "?"]
                        [Declarer "N"]
                        [Contract "3D"]
                        [Result "10"]
                        [Room "Open"]
                        [Auction "N"]
                        1D 1S =1= Pass 2S
                        3C =2= Pass 3D =2= AP
                        [Note "1:5+\\S, 8-15"]
                        [Note "2:natural"]
                        [Play "E"]
                        SA S3 S2 D7
                        DT D3 D2 DA
                        *
                        """);
    }

    @Test
    void aPassedOutBoardHasNoDeclarerAndNoResult() {
        var auction = Auction.parse(BOARD.dealer(), "P P P P");
        var board = Samples.called(auction, Map.of());

        assertThat(Pbn.text(List.of(board)))
                .contains("[Declarer \"\"]\r\n[Contract \"Pass\"]\r\n[Result \"\"]\r\n")
                .endsWith("[Auction \"N\"]\r\nAP\r\n");
    }

    @Test
    void aBoardOnlyDealtHasNoContractAtAll() {
        assertThat(Pbn.text(List.of(PlayedBoard.dealt(BOARD, Map.of()))))
                .contains("[Declarer \"\"]\r\n[Contract \"\"]\r\n[Result \"\"]\r\n")
                .doesNotContain("Auction", "Play");
    }

    @Test
    void cardsNotPlayedAreHyphensInTheirColumns() {
        var board = Samples.claimed();
        var play = Samples.play(board.contract().orElseThrow(), "SA S3 S2 D7 DA");
        var unfinished =
                new PlayedBoard(
                        BOARD,
                        Map.of(),
                        board.auction(),
                        Map.of(),
                        Optional.of(play),
                        Optional.empty());

        assertThat(Pbn.text(List.of(unfinished)))
                .contains("[Result \"?\"]")
                .endsWith("SA S3 S2 D7\r\n- - - DA\r\n*\r\n");
    }

    @Test
    void anUnfinishedAuctionEndsWithAnAsterisk() {
        var auction = Auction.parse(BOARD.dealer(), "1N P 3N X XX");
        var board = Samples.called(auction, Map.of());

        assertThat(Pbn.text(List.of(board)))
                .endsWith("[Auction \"N\"]\r\n1NT Pass 3NT X\r\nXX\r\n*\r\n");
    }

    @Test
    void theDealBeginsWithTheDealer() {
        var board = PlayedBoard.dealt(Board.of(new BoardNumber(2), DEAL), Map.of());

        assertThat(Pbn.text(List.of(board))).contains("[Deal \"E:A8654.KQ5.T.QJT6 J973");
    }

    @Test
    void boardsAreSetOffByEmptyLines() {
        var board = PlayedBoard.dealt(BOARD, Map.of());

        assertThat(Pbn.text(List.of(board, board)))
                .containsOnlyOnce("\r\n\r\n[Event")
                .doesNotContain("\r\n\r\n\r\n");
    }

    @Test
    void latinNamesStayLatin() {
        var bytes = Pbn.write(List.of(named("Müller, Ö.")));

        assertThat(new String(bytes, StandardCharsets.ISO_8859_1))
                .contains("Müller, Ö.")
                .doesNotContain("charset");
    }

    @Test
    void vietnameseNamesMakeTheFileUtf8() {
        var bytes = Pbn.write(List.of(named("Nguyễn Văn Đức")));

        assertThat(new String(bytes, StandardCharsets.UTF_8))
                .startsWith(
                        "% PBN 2.1\r\n% EXPORT\r\n%Content-type: text/x-pbn; charset=UTF-8\r\n[Event")
                .contains("[North \"Nguyễn Văn Đức\"]");
        assertThat(Pbn.read(bytes).diagnostics()).isEmpty();
    }

    @Test
    void latinOnRequestHasQuestionMarks() {
        var bytes = Pbn.write(List.of(named("Nguyễn Văn Đức")), PbnEncoding.LATIN_1);

        assertThat(new String(bytes, StandardCharsets.ISO_8859_1))
                .contains("[North \"Nguy?n V?n ??c\"]");
    }

    /// Such Latin letters would be taken for UTF-8 when read.
    @Test
    void latinThatLooksLikeUtf8IsWrittenAsUtf8() {
        var board = named("Ã©tienne");

        assertThat(Pbn.read(Pbn.write(List.of(board))).played()).containsExactly(board);
    }

    @Test
    void closingPassesWithANoteAreWrittenOut() {
        var claimed = Samples.claimed();
        var noted =
                new PlayedBoard(
                        BOARD,
                        Map.of(),
                        claimed.auction(),
                        Map.of(8, "weak"),
                        Optional.empty(),
                        Optional.empty());

        assertThat(Pbn.text(List.of(noted))).contains("3C Pass 3D Pass\r\nPass =1= Pass\r\n[Note");
    }

    @Test
    void notesAfterTheThirtySecondBecomeComments() {
        var calls =
                "1C P 1D P 1H P 1S P 1N P 2C P 2D P 2H P 2S P 2N P 3C P 3D P 3H P 3S P 3N P 4C P 4D P P P";
        var notes = new TreeMap<Integer, String>();
        IntStream.range(0, 34).forEach(place -> notes.put(place, "meaning " + place));
        var board =
                new PlayedBoard(
                        BOARD,
                        Map.of(),
                        Optional.of(Auction.parse(BOARD.dealer(), calls)),
                        notes,
                        Optional.empty(),
                        Optional.empty());

        String text = Pbn.text(List.of(board));

        assertThat(text).contains("=32=", "[Note \"32:meaning 31\"]", "4D {meaning 32}");
        assertThat(text).contains("Pass {meaning 33}").doesNotContain("=33=", "[Note \"33:");
    }

    private static PlayedBoard named(String north) {
        return PlayedBoard.dealt(BOARD, Map.of("North", north));
    }
}

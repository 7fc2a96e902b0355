package overtrick.formats.pbn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.Board;
import overtrick.bridge.auction.Call;

/// What files of matches leave out: the deal of the second room, the passes before an opening.
class LeftOutTest {

    private static final String FIRST =
            """
            [Board "7"]
            [Dealer "S"]
            [Vulnerable "All"]
            [Deal "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85"]
            [Room "Open"]
            """;

    @Test
    void aGameWithoutADealIsTheSameBoardInTheOtherRoom() {
        var file = Pbn.read(FIRST + "\n[Board \"7\"]\n[Room \"Closed\"]\n\n[Room \"Third\"]\n");

        assertThat(file.boards()).hasSize(3).containsOnly(file.boards().getFirst());
        assertThat(file.played().stream().map(board -> board.tags().get("Room")))
                .containsExactly("Open", "Closed", "Third");
        assertThat(Samples.diagnostics(file))
                .contains("7:1: warning: game has no deal; it gets that of the game before");
    }

    @Test
    void aGameOfAnotherBoardIsNot() {
        var file = Pbn.read(FIRST + "\n[Board \"8\"]\n[Room \"Closed\"]\n");

        assertThat(file.boards().stream().map(Board::number).distinct()).hasSize(1);
        assertThat(Samples.diagnostics(file)).contains("7:1: error: game has no deal");
    }

    @ParameterizedTest
    @CsvSource({
        // who is said to call first, what is recorded, declarer and contract told, all calls then
        "S, 1S Pass 4S AP,             S, 4S, 1S - 4S - - -",
        "S, 1S Pass 4S AP,             N, 4S, - - 1S - 4S - - -",
        "W, 1NT AP,                    W, 1NT, - 1NT - - -",
        "N, Pass 1NT AP,               E, 1NT, - - - 1NT - - -",
        "N, 1H Pass 2H AP,             N, 2H, - - 1H - 2H - - -",
        "W, 1NT,                       W, 1NT, - 1NT - - -",
    })
    void passesBeforeTheFirstCallAreAdded(
            String first, String calls, String declarer, String contract, String all) {
        var file =
                Pbn.read(
                        FIRST
                                + "[Declarer \"%s\"]\n[Contract \"%s\"]\n[Auction \"%s\"]\n%s\n"
                                        .formatted(declarer, contract, first, calls));

        var auction = file.played().getFirst().auction().orElseThrow();
        assertThat(
                        auction.calls().stream()
                                .map(call -> call == Call.Word.PASS ? "-" : ExportValues.call(call))
                                .collect(Collectors.joining(" ")))
                .isEqualTo(all);
    }

    @Test
    void passesThatDoNotLeadToTheContractAreNotAdded() {
        var file =
                Pbn.read(
                        FIRST
                                + "[Declarer \"N\"]\n[Contract \"4S\"]\n"
                                + "[Auction \"W\"]\n1NT AP\n");

        assertThat(file.played().getFirst().auction()).isEmpty();
        assertThat(Samples.diagnostics(file))
                .contains("auction is left out: it begins with W, but S is the dealer");
    }

    @Test
    void notesStayWithTheirCalls() {
        var file =
                Pbn.read(
                        FIRST
                                + "[Declarer \"W\"]\n[Contract \"1NT\"]\n"
                                + "[Auction \"W\"]\n1NT =1= AP\n[Note \"1:12 to 14\"]\n");

        assertThat(file.played().getFirst().notes()).containsOnlyKeys(1);
    }
}

package overtrick.formats.pbn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import overtrick.bridge.Board;
import overtrick.bridge.play.Play;
import overtrick.bridge.score.Result;
import overtrick.formats.Severity;

/// The checked-in file of a whole team match. `-Dovertrick.golden=rewrite` writes it anew.
class TournamentTest {

    private static final String FILE = "overtrick/formats/tournament.pbn";
    private static final PbnFile MATCH = Pbn.read(bytes());

    @Test
    void theFileIsWhatTheGeneratorMakes() {
        assertThat(new String(bytes(), StandardCharsets.ISO_8859_1))
                .isEqualTo(new TournamentFixture().text());
    }

    @Test
    void sixteenBoardsAtTwoTables() {
        assertThat(MATCH.games()).hasSize(32);
        assertThat(MATCH.boards().stream().map(Board::number).distinct()).hasSize(16);
        assertThat(MATCH.boards().stream().map(Board::deal).distinct()).hasSize(16);
        assertThat(MATCH.played())
                .allMatch(board -> board.tag("Event").orElse("").equals("Autumn Teams"));
    }

    @Test
    void nothingIsLost() {
        assertThat(MATCH.diagnostics())
                .hasSize(16)
                .allMatch(diagnostic -> diagnostic.severity() == Severity.WARNING)
                .allMatch(diagnostic ->
                        diagnostic.message().startsWith("Deal should be written out"));
        assertThat(MATCH.played()).allMatch(board -> board.auction().isPresent());
        assertThat(MATCH.played()).allMatch(board -> board.result().isPresent());
    }

    @Test
    void resultsAreWhatWasPlayed() {
        for (var board : MATCH.played()) {
            if (board.result().orElseThrow() instanceof Result.Played(var contract, int tricks)
                    && board.play().filter(Play::isOver).isPresent()) {
                assertThat(board.play().orElseThrow().won(contract.declarer().side()))
                        .isEqualTo(tricks);
            }
        }
    }

    @Test
    void theFileHasWholePlaysAndClaimsAndPassedOutBoardsOrDoubles() {
        assertThat(MATCH.played()).anyMatch(board -> board.cards().size() == 52);
        assertThat(MATCH.played())
                .anyMatch(board -> !board.cards().isEmpty() && board.cards().size() < 52);
        assertThat(MATCH.played()).anyMatch(board -> !board.notes().isEmpty());
    }

    @Test
    void convertingItKeepsEveryBoardAndTable() {
        String once = Pbn.text(MATCH);
        var again = Pbn.read(once);

        assertThat(again.played()).isEqualTo(MATCH.played());
        assertThat(again.diagnostics()).isEmpty();
        assertThat(Pbn.text(again)).isEqualTo(once);
        assertThat(once.split("\\[ScoreTable")).hasSize(17);
        assertThat(once)
                .contains("%BCOptions Float Justify ShowHCP\r\n")
                .containsOnlyOnce("% EXPORT");
    }

    private static byte[] bytes() {
        try {
            if ("rewrite".equals(System.getProperty("overtrick.golden"))) {
                var source = Path.of("src/test/resources", FILE);
                Files.writeString(
                        source, new TournamentFixture().text(), StandardCharsets.ISO_8859_1);
                return Files.readAllBytes(source);
            }
            var resource = TournamentTest.class.getClassLoader().getResourceAsStream(FILE);
            return Objects.requireNonNull(resource, FILE).readAllBytes();
        } catch (IOException failed) {
            throw new java.io.UncheckedIOException(failed);
        }
    }
}

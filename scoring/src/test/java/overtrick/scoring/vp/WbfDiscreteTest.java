package overtrick.scoring.vp;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.testkit.Golden;

/// The file `wbf-discrete.vp` is what the derivation of tournaments.md §3.3 gives, until it is
/// replaced by a print of the WBF. `-Dovertrick.golden=rewrite` derives it anew.
class WbfDiscreteTest {

    private static final double TAU = (Math.sqrt(5) - 1) / 2;
    private static final double R = TAU * TAU * TAU;
    private static final Path FILE =
            Path.of(System.getProperty("basedir", ""))
                    .resolve("src/main/resources/overtrick/scoring/vp/wbf-discrete.vp");

    @ParameterizedTest(name = "{0} boards")
    @CsvSource({
        "8,  1 3 6 9 12 16 20 25 30 38",
        "16, 1 5 8 12 17 22 28 35 43 53",
        "20, 1 5 9 14 19 25 31 39 48 60",
    })
    void rawBoundsAreThoseOfTheSpecification(int boards, String bounds) {
        assertThat(rawBounds(boards).stream().map(String::valueOf))
                .containsExactly(bounds.split(" "));
    }

    @Test
    void theFileIsDerived() throws IOException {
        String derived = derived();
        if ("rewrite".equals(System.getProperty(Golden.PROPERTY))) {
            Files.writeString(FILE, derived);
        }

        assertThat(Files.readString(FILE)).isEqualTo(derived);
    }

    @Test
    void noVictoryPointIsCheaperThanTheOneBefore() {
        var scales = VpCatalog.ofTheHouse().named("wbf-discrete").orElseThrow();
        for (int boards = 4; boards <= 48; boards++) {
            var steps = scales.scale(boards).steps();
            for (int at = 2; at + 1 < steps.size(); at++) {
                int before = steps.get(at).least() - steps.get(at - 1).least();
                int after = steps.get(at + 1).least() - steps.get(at).least();
                assertThat(after)
                        .as("%d boards, step %d", boards, at)
                        .isGreaterThanOrEqualTo(before);
            }
            assertThat(steps).hasSize(11).allMatch(step -> step.winner() + step.loser() == 2000);
        }
    }

    /// The greatest margin worth 10, 11, … 19 points.
    private static List<Integer> rawBounds(int boards) {
        double blitz = 15 * Math.sqrt(boards);
        var bounds = new ArrayList<Integer>();
        for (int points = 10; points < 20; points++) {
            double margin = blitz / 3 * Math.log(1 - (points - 9.5) * (1 - R) / 10) / Math.log(TAU);
            bounds.add((int) Math.floor(margin + 1e-9));
        }
        return bounds;
    }

    private static String derived() {
        var text =
                new StringBuilder(
                        """
                        # Derived from the continuous scale (tournaments.md §3.3), not copied from a print of the WBF: compare
                        # with one before an official match. Written by WbfDiscreteTest with -Dovertrick.golden=rewrite.
                        scale wbf-discrete
                        title WBF discrete scale, derived
                        """);
        for (int boards = 4; boards <= 48; boards++) {
            text.append("boards %d\n0 10 10\n".formatted(boards));
            int points = 11;
            for (int least : leastMargins(boards)) {
                text.append("%d %d %d\n".formatted(least, points, 20 - points));
                points++;
            }
        }
        return text.toString();
    }

    /// For 11 to 20 points; the widths of 11 to 19 are put in rising order.
    private static List<Integer> leastMargins(int boards) {
        var bounds = rawBounds(boards);
        var widths = new ArrayList<Integer>();
        for (int at = 1; at < bounds.size(); at++) {
            widths.add(bounds.get(at) - bounds.get(at - 1));
        }
        widths.sort(null);
        var least = new ArrayList<Integer>();
        int bound = bounds.getFirst();
        least.add(bound + 1);
        for (int width : widths) {
            bound += width;
            least.add(bound + 1);
        }
        return least;
    }
}

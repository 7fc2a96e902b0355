package overtrick.scoring.vp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.cards.words.Sentence;

/// The tables of tournaments.md §3.2.
class WbfContinuousTest {

    private static final WbfContinuous SCALES = new WbfContinuous();

    @ParameterizedTest(name = "{0} boards")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    7  | 10.00 10.47 10.92 11.35 11.77 12.18 12.57 12.94 13.31 13.65 13.99 14.32 14.63 14.93 15.22 15.50 15.78 16.04 16.29 16.53 16.77 16.99 17.21 17.42 17.62 17.82 18.01 18.19 18.36 18.53 18.69 18.85 19.00 19.15 19.29 19.43 19.56 19.68 19.80 19.92 20.00
                    8  | 10.00 10.44 10.86 11.27 11.67 12.05 12.42 12.77 13.12 13.45 13.78 14.09 14.39 14.68 14.96 15.23 15.50 15.75 16.00 16.23 16.46 16.68 16.90 17.11 17.31 17.50 17.69 17.87 18.04 18.21 18.37 18.53 18.68 18.83 18.97 19.11 19.24 19.37 19.50 19.62 19.74 19.85 19.95 20.00
                    16 | 10.00 10.31 10.61 10.91 11.20 11.48 11.76 12.03 12.29 12.55 12.80 13.04 13.28 13.52 13.75 13.97 14.18 14.39 14.60 14.80 15.00 15.19 15.38 15.56 15.74 15.92 16.09 16.26 16.42 16.58 16.73 16.88 17.03 17.17 17.31 17.45 17.59 17.72 17.85 17.97 18.09 18.21 18.33 18.44 18.55 18.66 18.77 18.87 18.97 19.07 19.16 19.25 19.34 19.43 19.52 19.61 19.69 19.77 19.85 19.93 20.00
                    """)
    void isTheTableOfTheSpecification(int boards, String table) {
        var values = table.split(" ");
        var scale = SCALES.scale(boards);

        for (int margin = 0; margin < values.length; margin++) {
            int expected = Integer.parseInt(values[margin].replace(".", ""));
            assertThat(scale.hundredths(margin)).as("margin %d", margin).isEqualTo(expected);
            assertThat(scale.hundredths(-margin)).isEqualTo(2000 - expected);
        }
        assertThat(scale.steps()).hasSize(values.length);
        assertThat(scale.hundredths(500)).isEqualTo(2000);
    }

    @Test
    void twentyBoards() {
        var scale = SCALES.scale(20);

        assertThat(IntStream.rangeClosed(0, 5).map(scale::hundredths))
                .containsExactly(1000, 1028, 1055, 1082, 1108, 1134);
        assertThat(scale.hundredths(67)).isEqualTo(1999);
        assertThat(scale.hundredths(68)).isEqualTo(2000);
    }

    @ParameterizedTest(name = "10 IMPs over {0} boards are {1}")
    @CsvSource({
        "6,  1425", "7,  1399", "8,  1378", "10, 1343", "12, 1318",
        "14, 1297", "16, 1280", "20, 1253", "24, 1233", "32, 1205",
    })
    void aMarginOfTen(int boards, int hundredths) {
        assertThat(SCALES.scale(boards).hundredths(10)).isEqualTo(hundredths);
    }

    @Test
    void repairIsNeededWhereTheSpecificationSays() {
        assertThat(repaired(8)).contains(40);
        assertThat(repaired(16)).containsExactly(14, 27, 38, 46, 49, 55, 59);
        for (int boards : List.of(4, 5, 6, 7, 9)) {
            assertThat(repaired(boards)).as("%d boards", boards).isEmpty();
        }
    }

    @Test
    void noImpIsWorthMoreThanTheOneBefore() {
        for (int boards = 1; boards <= 128; boards++) {
            var steps = SCALES.scale(boards).steps();
            for (int at = 1; at + 1 < steps.size(); at++) {
                int before = steps.get(at).winner() - steps.get(at - 1).winner();
                int after = steps.get(at + 1).winner() - steps.get(at).winner();
                assertThat(after).as("%d boards, margin %d", boards, at).isBetween(0, before);
            }
            assertThat(steps.getLast().winner()).isEqualTo(2000);
            assertThat(steps).allMatch(step -> step.winner() + step.loser() == 2000);
        }
    }

    /// Otherwise doubles could not be trusted to round as exact numbers would.
    @Test
    void noValueLiesOnTheEdgeOfRounding() {
        for (int boards = 1; boards <= 128; boards++) {
            double blitz = 15 * Math.sqrt(boards);
            for (int margin = 1; margin < blitz; margin++) {
                double fraction = WbfContinuous.exact(margin, blitz) % 1;
                assertThat(Math.abs(fraction - 0.5)).isGreaterThan(1e-7);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1, 129})
    void otherNumbersOfBoardsHaveNoScale(int boards) {
        assertThat(SCALES.complaint(boards).map(Sentence::toString))
                .contains("boards of scale wbf-continuous are not 1 to 128: " + boards);
        assertThatThrownBy(() -> SCALES.scale(boards)).isInstanceOf(IllegalArgumentException.class);
    }

    /// Margins whose value differs from the formula's, rounded.
    private static List<Integer> repaired(int boards) {
        var scale = SCALES.scale(boards);
        double blitz = 15 * Math.sqrt(boards);
        return IntStream.range(0, scale.steps().size())
                .filter(margin -> {
                    long rounded = Math.round(WbfContinuous.exact(margin, blitz));
                    return scale.hundredths(margin) != Math.min(2000, rounded);
                })
                .boxed()
                .toList();
    }
}

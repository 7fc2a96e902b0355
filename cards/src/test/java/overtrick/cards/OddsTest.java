package overtrick.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(10)
class OddsTest {

    @Test
    void everyHandHasSomePointsAndSomeLength() {
        assertThat(IntStream.rangeClosed(0, 37).mapToDouble(Odds::ofPoints).sum())
                .isCloseTo(1, within(1e-12));
        assertThat(IntStream.rangeClosed(0, 13).mapToDouble(Odds::ofLength).sum())
                .isCloseTo(1, within(1e-12));
    }

    /// As the tables of every book have them.
    @Test
    void knownOdds() {
        assertThat(Odds.ofPoints(10)).isCloseTo(0.0941, within(5e-5));
        assertThat(Odds.ofPoints(37)).isCloseTo(4 / 635_013_559_600.0, within(1e-20));
        assertThat(Odds.ofLength(5)).isCloseTo(0.1247, within(5e-5));
        assertThat(12 * Odds.ofShape(4, 4, 3, 2)).isCloseTo(0.2155, within(5e-5));
    }

    @ParameterizedTest
    @CsvSource({"52, 13, 635013559600", "4, 0, 1", "4, 5, 0", "4, -1, 0"})
    void waysToTakeCards(int of, int taken, double ways) {
        assertThat(Odds.choose(of, taken)).isEqualTo(ways);
    }
}

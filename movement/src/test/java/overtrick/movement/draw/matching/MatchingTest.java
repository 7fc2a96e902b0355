package overtrick.movement.draw.matching;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.testkit.Seeds;

/// The matching against all matchings where they can be counted, against its own proof elsewhere.
class MatchingTest {

    private static final long NEVER = Long.MAX_VALUE / 4;

    @Test
    void isTheLeastOfAll() {
        Seeds.each(
                5000,
                chance -> {
                    int size = 2 * chance.nextInt(1, 6);
                    var weights =
                            weights(size, chance.nextInt(1, 40), chance.nextInt(0, 9), chance);
                    long least = least(weights, 0);
                    var found = Matching.solved(weights);

                    assertThat(found.isPresent()).isEqualTo(least < NEVER / 2);
                    found.ifPresent(
                            matching -> assertThat(weight(matching, weights)).isEqualTo(least));
                });
    }

    /// Small weights make many ties, and so many blossoms.
    @ParameterizedTest
    @ValueSource(ints = {20, 60, 120})
    void provesItself(int size) {
        Seeds.each(
                12,
                chance -> {
                    var weights =
                            weights(size, chance.nextInt(1, 2000), chance.nextInt(0, 6), chance);
                    var matching = Matching.solved(weights).orElseThrow();

                    assertThat(matching.proof().holds()).isTrue();
                    assertThat(matching.proof().bound()).isEqualTo(2 * weight(matching, weights));
                });
    }

    /// Of the processor: a machine that does other things besides may take longer.
    @Test
    void twoHundredEntriesTakeLessThanTwoSeconds() {
        var weights = weights(200, 1_000_000, 3, Seeds.chance(7));
        var thread = ManagementFactory.getThreadMXBean();
        long begin = thread.getCurrentThreadCpuTime();

        assertThat(Matching.least(weights)).isPresent();
        assertThat(Duration.ofNanos(thread.getCurrentThreadCpuTime() - begin))
                .isLessThan(Duration.ofSeconds(2));
    }

    @Test
    void twoTrianglesHaveNoMatching() {
        var weights = new long[6][6];
        for (int one = 0; one < 6; one++) {
            for (int other = 0; other < 6; other++) {
                weights[one][other] = one / 3 == other / 3 && one != other ? 1 : Matching.NONE;
            }
        }
        assertThat(Matching.least(weights)).isEmpty();
        assertThat(Matching.least(new long[3][3])).isEmpty();
        assertThat(Matching.least(new long[0][0])).isPresent();
    }

    private static long weight(Matching matching, long[][] weights) {
        long sum = 0;
        for (int vertex = 0; vertex < weights.length; vertex++) {
            int mate = matching.mate(vertex);
            assertThat(matching.mate(mate)).isEqualTo(vertex);
            sum += vertex < mate ? weights[vertex][mate] : 0;
        }
        return sum;
    }

    private static long least(long[][] weights, int taken) {
        int first = Integer.numberOfTrailingZeros(~taken);
        if (first == weights.length) {
            return 0;
        }
        long least = NEVER;
        for (int other = first + 1; other < weights.length; other++) {
            if ((taken >> other & 1) == 0 && weights[first][other] != Matching.NONE) {
                long rest = least(weights, taken | 1 << first | 1 << other);
                least = Math.min(least, weights[first][other] + rest);
            }
        }
        return least;
    }

    /// @param missing of ten edges
    private static long[][] weights(int size, int most, int missing, RandomGenerator chance) {
        var weights = new long[size][size];
        for (int one = 0; one < size; one++) {
            for (int other = 0; other < one; other++) {
                boolean none = chance.nextInt(10) < missing;
                long weight = none ? Matching.NONE : chance.nextInt(-most / 3, most + 1);
                weights[one][other] = weight;
                weights[other][one] = weight;
            }
        }
        return weights;
    }
}

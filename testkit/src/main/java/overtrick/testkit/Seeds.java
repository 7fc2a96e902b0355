package overtrick.testkit;

import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/// Sources of chance that can be had again: a failure names its seed.
public final class Seeds {

    private Seeds() {}

    public static RandomGenerator chance(long seed) {
        return new SplittableRandom(seed);
    }

    /// Runs the check with the seeds 0 to `count` − 1.
    ///
    /// @throws AssertionError naming the first seed with which the check fails
    public static void each(int count, Consumer<RandomGenerator> check) {
        for (long seed = 0; seed < count; seed++) {
            try {
                check.accept(chance(seed));
            } catch (AssertionError | RuntimeException failure) {
                throw new AssertionError("seed %d: %s".formatted(seed, failure), failure);
            }
        }
    }
}

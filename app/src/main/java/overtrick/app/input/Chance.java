package overtrick.app.input;

import java.security.SecureRandom;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

/// Where the packs come from.
public final class Chance {

    private Chance() {}

    /// A source that can be had again, or a secure one.
    public static RandomGenerator of(Optional<Long> seed) {
        return seed.map(Chance::seeded).orElseGet(SecureRandom::new);
    }

    /// The number asked for, or one nobody could foresee, to be told so that it can be asked for
    /// again.
    public static long seed(Optional<Long> asked) {
        return asked.orElseGet(() -> (long) new SecureRandom().nextInt(Integer.MAX_VALUE));
    }

    public static RandomGenerator seeded(long seed) {
        return RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
    }
}

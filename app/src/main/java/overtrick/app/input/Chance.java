package overtrick.app.input;

import java.security.SecureRandom;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import picocli.CommandLine.Option;

/// Where the packs come from: a number that can be given again, or a secure source.
public final class Chance {

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "the same number, the same cards; without it from a secure source")
    private Optional<Long> seed = Optional.empty();

    /// A source that can be had again, or a secure one.
    public RandomGenerator source() {
        return seed.map(Chance::seeded).orElseGet(SecureRandom::new);
    }

    /// The number asked for, or one nobody could foresee, to be told so that it can be asked for
    /// again.
    public long number() {
        return seed.orElseGet(() -> (long) new SecureRandom().nextInt(Integer.MAX_VALUE));
    }

    /// The number asked for.
    public Optional<Long> given() {
        return seed;
    }

    public static RandomGenerator seeded(long seed) {
        return RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
    }
}

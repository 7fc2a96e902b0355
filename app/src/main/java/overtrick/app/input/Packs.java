package overtrick.app.input;

import java.util.Optional;
import java.util.random.RandomGenerator;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// How many packs are dealt, and where they come from.
public final class Packs {

    @Option(names = "-n", paramLabel = "N", description = "how many (default: ${DEFAULT-VALUE})")
    private int count = 1;

    @Mixin private Chance chance = new Chance();

    /// @throws UserError if it is none at all
    public int count() {
        if (count < 1) {
            throw new UserError("-n is not 1 or more: " + count);
        }
        return count;
    }

    /// The number asked for with `--seed`.
    public Optional<Long> seed() {
        return chance.given();
    }

    public RandomGenerator source() {
        return chance.source();
    }
}

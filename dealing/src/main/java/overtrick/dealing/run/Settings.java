package overtrick.dealing.run;

import java.util.OptionalInt;
import overtrick.dealing.script.Script;

/// How a script is run.
///
/// @param seed the same seed, the same deals
/// @param generator where deals come from
/// @param produce how many deals are taken at most, whatever the script says
/// @param generate how many are dealt at most, whatever the script says
public record Settings(
        long seed, Generator generator, Swaps swaps, OptionalInt produce, OptionalInt generate) {

    /// Where deals come from.
    public enum Generator {

        /// Hand by hand; a hand that few would fit is drawn among those that do.
        DRAWN,

        /// Hand by hand, each among all.
        DEALT,

        /// As Debian's program deals by the same seed.
        ORIGINAL
    }

    /// The quickest way, by a seed.
    public static Settings of(long seed) {
        return new Settings(
                seed, Generator.DRAWN, Swaps.NONE, OptionalInt.empty(), OptionalInt.empty());
    }

    Source source(Plan plan, Script script) {
        var predeal = script.predeal();
        if (generator == Generator.ORIGINAL) {
            return new WholeSource(new OriginalShuffle((int) seed, predeal), swaps);
        }
        return swaps == Swaps.NONE
                ? new QuickSource(seed, plan, predeal)
                : new WholeSource(new PlainShuffle(seed, predeal), swaps);
    }

    Plan plan(Script script) {
        return generator == Generator.ORIGINAL || swaps != Swaps.NONE
                ? Plan.plain(script)
                : Plan.quick(script, generator == Generator.DRAWN);
    }
}

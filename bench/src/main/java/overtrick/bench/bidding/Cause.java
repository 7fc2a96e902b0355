package overtrick.bench.bidding;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import overtrick.systems.Meant;
import overtrick.systems.Understanding;

/// Why two auctions of a board went apart: what the first player called, and the other instead.
///
/// @param called a call with the name of its row
/// @param instead what the other called
record Cause(Phase phase, String called, String instead) {

    /// A board on which the cause has decided.
    ///
    /// @param imps for the first player
    /// @param punished the same with failing contracts doubled
    record Effect(Cause cause, int imps, int punished) {}

    private record Sum(Cause cause, int boards, int imps, int punished) {
        static Sum of(Cause cause, List<Effect> effects) {
            return new Sum(
                    cause,
                    effects.size(),
                    effects.stream().mapToInt(Effect::imps).sum(),
                    effects.stream().mapToInt(Effect::punished).sum());
        }

        String text() {
            return String.format(
                    Locale.ROOT,
                    "%+5d IMPs, failing contracts doubled %+5d, on %4d boards  %s: %s instead of %s",
                    imps,
                    punished,
                    boards,
                    cause.phase.text(),
                    cause.called,
                    cause.instead);
        }
    }

    /// @param ours the auction in which the first player made the call at which they part
    /// @param theirs that of the other player
    static Cause of(Understanding ours, Understanding theirs) {
        int place = Phase.parting(ours.auction(), theirs.auction());
        return new Cause(
                Phase.of(ours.auction(), theirs.auction()),
                name(ours.calls().get(place)),
                name(theirs.calls().get(place)));
    }

    private static String name(Meant meant) {
        return meant.call().code() + " " + meant.key();
    }

    /// A line for each cause, those first that decided most boards' IMPs either way.
    ///
    /// @param count at most so many
    static List<String> table(List<Effect> effects, int count) {
        return effects.stream().collect(Collectors.groupingBy(Effect::cause)).entrySet().stream()
                .map(entry -> Sum.of(entry.getKey(), entry.getValue()))
                .sorted(
                        Comparator.comparingInt((Sum sum) -> -Math.abs(sum.imps))
                                .thenComparingInt(sum -> -sum.boards)
                                .thenComparing(sum -> sum.cause.toString()))
                .limit(count)
                .map(Sum::text)
                .toList();
    }
}

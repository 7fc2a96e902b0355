package overtrick.robots.can.search;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.IntStream;
import overtrick.robots.can.open.PointGame;
import overtrick.robots.can.sight.Stakes;

/// How the deals came out in which something was tried: how often with each payoff.
final class Tally {

    private final int[] often = new int[PointGame.STOP + 1];

    void clear() {
        Arrays.fill(often, 0);
    }

    void add(int payoff) {
        often[payoff]++;
    }

    int often(int payoff) {
        return often[payoff];
    }

    /// What all of them are worth to declarer's side together, in thousandths of a goal.
    long worth(Stakes stakes, int level) {
        return payoffs()
                .mapToLong(payoff -> (long) often[payoff] * stakes.worth(level, payoff))
                .sum();
    }

    /// The goals of a side before those of the other, as players say it: `12–3`.
    ///
    /// @param declares whether the side is declarer's
    String goals(Stakes stakes, int level, boolean declares) {
        int own = declares ? 1 : -1;
        return goals(stakes, level, own) + "–" + goals(stakes, level, -own);
    }

    private int goals(Stakes stakes, int level, int whose) {
        return payoffs()
                .filter(payoff -> stakes.goals(level, payoff) == whose)
                .map(payoff -> often[payoff])
                .sum();
    }

    /// How many cards of tribute declarer's side will owe in all of them.
    int tribute(Stakes stakes, int level) {
        return payoffs().map(payoff -> often[payoff] * stakes.owed(level, payoff)).sum();
    }

    /// The points of the defenders on the mean, where the play was not stopped for their goal.
    String points() {
        int deals = IntStream.range(0, PointGame.STOP).map(payoff -> often[payoff]).sum();
        int points =
                IntStream.range(0, PointGame.STOP).map(payoff -> 5 * payoff * often[payoff]).sum();
        return String.format(Locale.ROOT, "%.1f", (double) points / Math.max(1, deals));
    }

    private static IntStream payoffs() {
        return IntStream.rangeClosed(0, PointGame.STOP);
    }
}

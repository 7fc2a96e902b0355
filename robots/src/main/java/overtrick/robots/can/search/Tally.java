package overtrick.robots.can.search;

import java.util.stream.IntStream;
import overtrick.robots.can.open.PointGame;
import overtrick.robots.can.sight.Stakes;

/// How the deals came out in which something was tried: how often with each payoff.
final class Tally {

    private final int[] often = new int[PointGame.STOP + 1];

    void add(int payoff) {
        often[payoff]++;
    }

    /// What all of them are worth to declarer's side together, in thousandths of a goal.
    long worth(Stakes stakes, int level) {
        return payoffs()
                .mapToLong(payoff -> (long) often[payoff] * stakes.worth(level, payoff))
                .sum();
    }

    private static IntStream payoffs() {
        return IntStream.rangeClosed(0, PointGame.STOP);
    }
}

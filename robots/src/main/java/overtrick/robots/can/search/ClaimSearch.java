package overtrick.robots.can.search;

import java.util.random.RandomGenerator;
import overtrick.robots.can.open.OpenCardSolver;
import overtrick.robots.can.open.PointGame;
import overtrick.robots.can.sight.CardSight;

/// Judges a claim: it is fair if the robot's side could not do better in any world that fits what
/// has been seen.
public final class ClaimSearch {

    private static final int TABLE_BITS = 15;

    private final Effort effort;
    private final Worlds worlds = new Worlds();
    private final OpenCardSolver solver = new OpenCardSolver(TABLE_BITS);
    private final PointGame world = new PointGame(4);

    public ClaimSearch(Effort effort) {
        this.effort = effort;
    }

    /// Whether the seat should agree. Earlier than worlds can be solved the answer is no.
    public boolean agrees(CardSight sight, int seat, int payoff, RandomGenerator chance) {
        var seen = sight.game();
        if (seen.cardsLeft(seat) > effort.solvedTricks()) {
            return false;
        }
        boolean defends = seen.isDefender(seat);
        for (int number = 0; number < effort.solvedWorlds(); number++) {
            worlds.deal(seen, seat, sight.known(), world, chance);
            int best = solver.payoff(world);
            if (defends ? best > payoff : best < payoff) {
                return false;
            }
        }
        return true;
    }
}

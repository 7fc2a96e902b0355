package overtrick.can.shootout;

import overtrick.cards.Seat;
import overtrick.cards.Side;

/// The result of a kick.
///
/// @param points what the keeper has won
/// @param keeperWonLast whether the keeper has won the twelfth trick
public record KickResult(Seat taker, Seat keeper, int points, boolean keeperWonLast) {

    /// A goal is a kick in which the keeper has won neither a point nor the last trick (can.md
    /// §11.2).
    public boolean isGoal() {
        return points == 0 && !keeperWonLast;
    }

    /// The side that takes the kick.
    public Side side() {
        return taker.side();
    }
}

package overtrick.can.match;

import java.util.EnumSet;
import java.util.Set;
import overtrick.cards.Seat;

/// How a player says that the deal would end, and who has agreed so far.
public record PendingClaim(Seat by, int points, boolean defendersWinLast, Set<Seat> agreed) {

    public PendingClaim {
        agreed = Set.copyOf(agreed);
    }

    /// Whether this player has still to answer.
    public boolean awaits(Seat seat) {
        return seat != by && !agreed.contains(seat);
    }

    /// The same when a player has agreed.
    public PendingClaim agreedBy(Seat seat) {
        var next = EnumSet.of(seat);
        next.addAll(agreed);
        return new PendingClaim(by, points, defendersWinLast, next);
    }

    /// Whether the three others have all agreed.
    public boolean isSettled() {
        return agreed.size() == 3;
    }
}

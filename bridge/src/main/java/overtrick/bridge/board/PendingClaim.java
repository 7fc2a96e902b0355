package overtrick.bridge.board;

import java.util.Collection;
import java.util.EnumSet;
import java.util.Set;
import overtrick.cards.Seat;

/// A claim that waits for its answers.
///
/// @param number which claim of the board it is, from 1; the same words again are another claim
/// @param asked whose word it needs
/// @param agreed who has agreed so far
public record PendingClaim(int number, Claim claim, Set<Seat> asked, Set<Seat> agreed) {

    public PendingClaim {
        asked = Set.copyOf(asked);
        agreed = Set.copyOf(agreed);
    }

    boolean awaits(Seat seat) {
        return asked.contains(seat) && !agreed.contains(seat);
    }

    PendingClaim agreedBy(Seat seat) {
        return new PendingClaim(number, claim, asked, plus(agreed, seat));
    }

    /// Whether this agreement is the last one needed.
    boolean completedBy(Seat seat) {
        return plus(agreed, seat).containsAll(asked);
    }

    static Set<Seat> plus(Collection<Seat> seats, Seat one) {
        var all = EnumSet.of(one);
        all.addAll(seats);
        return all;
    }
}

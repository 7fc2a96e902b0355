package overtrick.bridge.board;

import java.util.Collection;
import java.util.EnumSet;
import java.util.Set;
import overtrick.cards.Seat;

/// Something that waits until everybody who is asked has agreed.
sealed interface Consent permits PendingClaim, PendingUndo {

    /// Whose word it needs.
    Set<Seat> asked();

    /// Who has agreed so far.
    Set<Seat> agreed();

    default boolean awaits(Seat seat) {
        return asked().contains(seat) && !agreed().contains(seat);
    }

    /// Whether this agreement is the last one needed.
    default boolean completedBy(Seat seat) {
        return plus(agreed(), seat).containsAll(asked());
    }

    static Set<Seat> plus(Collection<Seat> seats, Seat one) {
        var all = EnumSet.of(one);
        all.addAll(seats);
        return all;
    }
}

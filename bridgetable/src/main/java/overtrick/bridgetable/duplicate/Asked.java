package overtrick.bridgetable.duplicate;

import java.util.EnumSet;
import java.util.Set;
import overtrick.cards.Seat;

/// The seats whose answer to a claim or an undo is still awaited.
final class Asked {

    private Asked() {}

    static Set<Seat> without(Set<Seat> asked, Set<Seat> agreed) {
        var left = EnumSet.noneOf(Seat.class);
        left.addAll(asked);
        left.removeAll(agreed);
        return left;
    }
}

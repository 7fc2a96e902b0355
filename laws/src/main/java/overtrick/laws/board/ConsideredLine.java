package overtrick.laws.board;

import java.util.List;
import overtrick.cards.Suit;

/// A way in which a contested claim might have been played out (Law 70).
///
/// @param order of the suits that the claimer's side leads, each from the top; empty for the best
///   play of all four
/// @param tricks of those left, for the claimer's side
public record ConsideredLine(List<Suit> order, int tricks) {

    public ConsideredLine {
        order = List.copyOf(order);
        if (tricks < 0 || tricks > 13) {
            throw new IllegalArgumentException("tricks are not 0 to 13: " + tricks);
        }
    }

    /// Whether all four play their best.
    public boolean playsBest() {
        return order.isEmpty();
    }
}

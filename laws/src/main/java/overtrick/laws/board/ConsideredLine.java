package overtrick.laws.board;

import java.util.List;
import java.util.Optional;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.cards.Suit;

/// A way in which a contested claim might have been played out (Law 70).
///
/// @param order of the suits that the claimer's side leads, each from the top; empty for the best
///   play of all four
/// @param tricks of those left, for the claimer's side
/// @param lost the first trick that goes to the opponents; empty for best play, and where none does
public record ConsideredLine(List<Suit> order, int tricks, Optional<LostTrick> lost) {

    public ConsideredLine {
        order = List.copyOf(order);
        if (tricks < 0 || tricks > 13) {
            throw new IllegalArgumentException("tricks are not 0 to 13: " + tricks);
        }
    }

    /// A trick that the opponents of the claimer win.
    ///
    /// @param winner who plays the winning card
    /// @param trump whether that card is a trump
    public record LostTrick(Card led, Seat winner, Card winning, boolean trump) {}

    /// A line of which it is not told how a trick is lost.
    public static ConsideredLine of(List<Suit> order, int tricks) {
        return new ConsideredLine(order, tricks, Optional.empty());
    }

    /// Whether all four play their best.
    public boolean playsBest() {
        return order.isEmpty();
    }
}

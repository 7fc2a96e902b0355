package overtrick.robots.layout;

import java.util.List;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;

/// Four hands as they may be held now.
///
/// @param hands what North, East, South and West hold
/// @param weight how likely it is beside the other layouts, more than 0
public record Layout(List<CardSet> hands, double weight) {

    public Layout {
        hands = List.copyOf(hands);
    }

    public CardSet hand(Seat seat) {
        return hands.get(seat.ordinal());
    }
}

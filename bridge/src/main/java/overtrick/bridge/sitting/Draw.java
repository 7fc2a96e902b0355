package overtrick.bridge.sitting;

import static java.util.Comparator.comparing;
import static java.util.Comparator.comparingInt;

import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import overtrick.cards.Card;
import overtrick.cards.Rank;
import overtrick.cards.Seat;
import overtrick.cards.Suit;

/// Cards drawn for partners, seats and the first deal: one by each of four players (bridge.md §2).
/// The best card deals, the next is its partner.
///
/// @param drawn by the chairs at which they were drawn
public record Draw(Cut cut, Map<Seat, Card> drawn) {

    /// Which card is best.
    public enum Cut {
        /// At contract the highest; of equals spades, then hearts, diamonds and clubs.
        HIGH(comparing(Card::rank).thenComparing(Card::suit, suits("CDHS")).reversed()),
        /// At whist and its children the lowest, the ace lowest of all; of equals hearts, then
        /// diamonds, clubs and spades.
        LOW(comparingInt(Cut::aceLow).thenComparing(Card::suit, suits("HDCS")));

        private final Comparator<Card> bestFirst;

        Cut(Comparator<Card> bestFirst) {
            this.bestFirst = bestFirst;
        }

        private static int aceLow(Card card) {
            return card.rank() == Rank.ACE ? -1 : card.rank().ordinal();
        }

        private static Comparator<Suit> suits(String order) {
            return comparingInt(suit -> order.indexOf(suit.letter()));
        }
    }

    public Draw {
        drawn = Map.copyOf(drawn);
        if (drawn.size() != Seat.values().length || new HashSet<>(drawn.values()).size() < 4) {
            throw new IllegalArgumentException("four have not drawn a card each: " + drawn);
        }
    }

    /// Who drew, the best card first.
    public List<Seat> order() {
        return drawn.entrySet().stream()
                .sorted(Map.Entry.comparingByValue(cut.bestFirst))
                .map(Map.Entry::getKey)
                .toList();
    }

    /// Who sits where from now on: the chair now by the chair so far.
    ///
    /// @param dealer the chair of whoever deals first
    public Map<Seat, Seat> chairs(Seat dealer) {
        var order = order();
        var chairs = new EnumMap<Seat, Seat>(Seat.class);
        chairs.put(order.get(0), dealer);
        chairs.put(order.get(1), dealer.partner());
        chairs.put(order.get(2), dealer.left());
        chairs.put(order.get(3), dealer.right());
        return chairs;
    }
}

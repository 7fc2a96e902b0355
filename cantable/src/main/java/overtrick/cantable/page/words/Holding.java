package overtrick.cantable.page.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.can.CanCard;
import overtrick.can.CanSet;
import overtrick.cards.Suit;

/// Cards that lie together in a hand, highest first: a suit, or the trumps with the jokers.
///
/// @param suit empty for jokers alone
public record Holding(Optional<Suit> suit, List<CanCard> cards) {

    /// Alternating colours, as players sort their cards.
    private static final List<Suit> ORDER =
            List.of(Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS);

    public Holding {
        cards = List.copyOf(cards);
    }

    /// A hand by suits, the trumps and the jokers at the right.
    public static List<Holding> of(CanSet hand, Optional<Suit> trump) {
        var holdings = new ArrayList<Holding>();
        for (var suit : ORDER) {
            if (!trump.equals(Optional.of(suit)) && !hand.in(suit).isEmpty()) {
                holdings.add(new Holding(Optional.of(suit), hand.in(suit).stream().toList()));
            }
        }
        var trumps = hand.trumps(trump);
        if (!trumps.isEmpty()) {
            holdings.add(new Holding(trump, trumps.stream().toList()));
        }
        return holdings;
    }

    /// The holdings in rows of about the same length.
    ///
    /// @param most cards in a row
    public static List<List<Holding>> rows(CanSet hand, Optional<Suit> trump, int most) {
        var holdings = of(hand, trump);
        int rows = Math.max(1, Math.ceilDiv(hand.size(), most));
        int each = Math.ceilDiv(hand.size(), rows);
        var all = new ArrayList<List<Holding>>();
        var row = new ArrayList<Holding>();
        int count = 0;
        for (var holding : holdings) {
            int with = count + holding.cards().size();
            boolean full = !row.isEmpty() && with - each > each - count && all.size() < rows - 1;
            if (full) {
                all.add(List.copyOf(row));
                row.clear();
                count = 0;
            }
            row.add(holding);
            count += holding.cards().size();
        }
        all.add(List.copyOf(row));
        return all;
    }
}

package overtrick.formats.deals;

import java.util.function.IntFunction;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Deal;
import overtrick.cards.FormatException;
import overtrick.cards.Rank;
import overtrick.cards.Seat;
import overtrick.cards.Suit;

/// The order in which dealing machines count cards: spades from the ace down to the two, then
/// hearts, diamonds, clubs.
final class SwedishOrder {

    private static final int RANKS = Rank.values().length;
    private static final int SUITS = Suit.values().length;

    private SwedishOrder() {}

    /// @param place from 0 to 51
    static Card card(int place) {
        if (place < 0 || place >= Card.PACK) {
            throw new FormatException("no card has the number %d".formatted(place + 1));
        }
        return Card.of(
                Suit.values()[SUITS - 1 - place / RANKS], Rank.values()[RANKS - 1 - place % RANKS]);
    }

    static int place(Card card) {
        return (SUITS - 1 - card.suit().ordinal()) * RANKS + RANKS - 1 - card.rank().ordinal();
    }

    /// The deal in which every card is held by somebody.
    static Deal deal(IntFunction<Seat> holder) {
        var hands = new CardSet[] {CardSet.NONE, CardSet.NONE, CardSet.NONE, CardSet.NONE};
        for (int place = 0; place < Card.PACK; place++) {
            int seat = holder.apply(place).ordinal();
            hands[seat] = hands[seat].with(card(place));
        }
        return new Deal(hands[0], hands[1], hands[2], hands[3]);
    }
}

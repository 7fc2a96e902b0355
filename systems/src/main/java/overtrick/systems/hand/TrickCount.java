package overtrick.systems.hand;

import java.util.stream.Stream;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Rank;
import overtrick.cards.Suit;

/// Tricks counted in a hand without points: those that honours take, and those that are lost
/// (systems.md §1).
public enum TrickCount {
    /// Ace and king 2, ace and queen 1½, ace 1, king and queen 1, king, jack and ten 1, a guarded
    /// king ½, queen and jack with a third card ½; the best of these in each suit.
    HONOUR_TRICKS {
        @Override
        int halves(CardSet suit) {
            if (has(suit, Rank.ACE)) {
                return has(suit, Rank.KING) ? 4 : has(suit, Rank.QUEEN) ? 3 : 2;
            }
            if (has(suit, Rank.KING)) {
                boolean strong =
                        has(suit, Rank.QUEEN) || (has(suit, Rank.JACK) && has(suit, Rank.TEN));
                return strong ? 2 : suit.size() > 1 ? 1 : 0;
            }
            return has(suit, Rank.QUEEN) && has(suit, Rank.JACK) && suit.size() > 2 ? 1 : 0;
        }
    },
    /// Of the first three cards of each suit all but ace, king and queen; a king alone and a queen
    /// with one card are lost too.
    LOSERS {
        @Override
        int halves(CardSet suit) {
            int kept = 0;
            kept += has(suit, Rank.ACE) ? 1 : 0;
            kept += has(suit, Rank.KING) && suit.size() > 1 ? 1 : 0;
            kept += has(suit, Rank.QUEEN) && suit.size() > 2 ? 1 : 0;
            return 2 * (Math.min(suit.size(), 3) - kept);
        }
    };

    /// What the cards of one suit count, in half tricks.
    abstract int halves(CardSet suit);

    /// What a hand counts, in half tricks.
    public int of(CardSet hand) {
        return Stream.of(Suit.values()).mapToInt(suit -> halves(hand.in(suit))).sum();
    }

    private static boolean has(CardSet suit, Rank rank) {
        return suit.stream().map(Card::rank).anyMatch(rank::equals);
    }
}

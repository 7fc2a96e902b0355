package overtrick.solver.search;

import overtrick.bridge.auction.Strain;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Suit;

/// Sets of cards as words: sixteen bits for each suit, clubs lowest, and in a suit thirteen cards
/// with the deuce lowest. The three spare bits of a lane keep the arithmetic of one suit out of the
/// next, so that four suits are treated at once.
///
/// A *mask* is a set of places that is closed upwards in every suit: it says which top cards
/// mattered for a result.
public final class Lanes {

    public static final int SUITS = 4;

    /// The places of clubs.
    public static final long CLUBS = 0x1FFF;

    /// Bits between two suits.
    public static final int WIDTH = 16;

    private static final int RANKS = 13;

    static final long CARDS = 0x1FFF_1FFF_1FFF_1FFFL;

    /// The first spare bit of every lane.
    private static final long FENCE = 0x2000_2000_2000_2000L;

    private Lanes() {}

    /// The words' form of a set of cards.
    public static long of(CardSet cards) {
        long lanes = 0;
        for (int suit = 0; suit < SUITS; suit++) {
            lanes |= (cards.bits() >>> (RANKS * suit) & CLUBS) << (WIDTH * suit);
        }
        return lanes;
    }

    public static long of(Card card) {
        return 1L << (WIDTH * card.suit().ordinal() + card.rank().ordinal());
    }

    public static long of(Suit suit) {
        return lane(suit.ordinal());
    }

    /// All places of trumps; nothing at notrump.
    public static long of(Strain strain) {
        return strain.trumps().map(Lanes::of).orElse(0L);
    }

    /// All places of a suit, 0 for clubs to 3 for spades.
    public static long lane(int suit) {
        return CLUBS << (suit * WIDTH);
    }

    /// All places of the suit of one card.
    static long laneOf(long card) {
        return CLUBS << (Long.numberOfTrailingZeros(card) & 48);
    }

    static int suitOf(long card) {
        return Long.numberOfTrailingZeros(card) >>> 4;
    }

    /// The places above a card, in its lane and beyond; with no card, none.
    static long above(long card) {
        return -(card << 1);
    }

    /// The mask that reaches down to the lowest of these cards in every suit.
    static long mask(long cards) {
        return (cards | (FENCE - cards)) & CARDS;
    }

    /// In every suit the places from the highest of these cards down.
    static long down(long cards) {
        long all = cards;
        all |= (all >>> 1) & 0x7FFF_7FFF_7FFF_7FFFL;
        all |= (all >>> 2) & 0x3FFF_3FFF_3FFF_3FFFL;
        all |= (all >>> 4) & 0x0FFF_0FFF_0FFF_0FFFL;
        return all | ((all >>> 8) & 0x00FF_00FF_00FF_00FFL);
    }

    /// Of each run of cards that are equal because no other card lies between, the highest.
    ///
    /// @param out all cards that still count, those of the hand among them
    static long representatives(long cards, long out) {
        long fenced = out | FENCE;
        long ranks = Long.compress(cards, fenced);
        return Long.expand(ranks & ~(ranks >>> 1), fenced);
    }

    /// The mask down to the lowest card that is equal to this one.
    static long downToEquals(long card, long hand, long out) {
        long lane = laneOf(card);
        long below = lane & (card - 1);
        long stranger = Long.highestOneBit(out & ~hand & below);
        long equals = hand & ((below & above(stranger)) | card);
        return lane & -Long.lowestOneBit(equals);
    }

    /// The n-th highest of some cards of one suit, counted from 1.
    static long highest(long cards, int n) {
        long rest = cards;
        for (int i = 1; i < n; i++) {
            rest ^= Long.highestOneBit(rest);
        }
        return Long.highestOneBit(rest);
    }
}

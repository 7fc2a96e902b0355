package overtrick.cards;

import java.util.Collection;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/// Cards of one pack, as 52 bits: thirteen for each suit, clubs lowest, and within a suit the deuce
/// lowest. A hand, a trick's worth of cards and a full pack are all card sets. Iteration goes from
/// the highest spade down to the lowest club, as players sort a hand.
public record CardSet(long bits) implements Iterable<Card> {

    private static final long SUIT = (1L << 13) - 1;
    private static final long PACK = (1L << 52) - 1;

    public static final CardSet NONE = new CardSet(0);
    public static final CardSet ALL = new CardSet(PACK);

    public CardSet {
        if ((bits & ~PACK) != 0) {
            throw new IllegalArgumentException("more than 52 bits: %#x".formatted(bits));
        }
    }

    /// The set of these cards; one that comes twice counts once.
    public static CardSet of(Card... cards) {
        long bits = 0;
        for (var card : cards) {
            bits |= card.bit();
        }
        return new CardSet(bits);
    }

    /// The set of the cards of a collection; one that comes twice counts once.
    public static CardSet copyOf(Collection<Card> cards) {
        long bits = 0;
        for (var card : cards) {
            bits |= card.bit();
        }
        return new CardSet(bits);
    }

    /// Reads one hand in PBN form, suits from spades down with dots between: `AKQ2.T98.J54.K32`.
    ///
    /// @throws FormatException with the column when a suit or a rank is wrong or comes twice
    public static CardSet parse(String pbn) {
        var suits = new Suit[] {Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS};
        int suit = 0;
        long bits = 0;
        for (int at = 0; at < pbn.length(); at++) {
            char sign = pbn.charAt(at);
            if (sign == '.') {
                suit++;
                if (suit == suits.length) {
                    throw new FormatException("hand has more than four suits: " + pbn, at + 1);
                }
                continue;
            }
            boolean ten = sign == '1' && at + 1 < pbn.length() && pbn.charAt(at + 1) == '0';
            var card = Card.of(suits[suit], ten ? Rank.TEN : rankAt(pbn, at));
            if ((bits & card.bit()) != 0) {
                throw new FormatException(card + " comes twice in the hand " + pbn, at + 1);
            }
            bits |= card.bit();
            at += ten ? 1 : 0;
        }
        if (suit != suits.length - 1) {
            throw new FormatException("hand is not four suits with dots between: " + pbn);
        }
        return new CardSet(bits);
    }

    private static Rank rankAt(String pbn, int at) {
        try {
            return Rank.parse(pbn.charAt(at));
        } catch (FormatException wrong) {
            throw new FormatException(wrong.getMessage() + " in the hand " + pbn, at + 1);
        }
    }

    /// Whether the card is in the set.
    public boolean contains(Card card) {
        return (bits & card.bit()) != 0;
    }

    /// Whether every card of the others is in this set; true for an empty one.
    public boolean containsAll(CardSet others) {
        return (others.bits & ~bits) == 0;
    }

    /// Whether the two sets share a card.
    public boolean intersects(CardSet others) {
        return (bits & others.bits) != 0;
    }

    /// Whether the set has no card.
    public boolean isEmpty() {
        return bits == 0;
    }

    /// How many cards there are, 0 to 52.
    public int size() {
        return Long.bitCount(bits);
    }

    /// This set and the card; the same set when it is there already.
    public CardSet with(Card card) {
        return new CardSet(bits | card.bit());
    }

    /// This set without the card; the same set when it is not there.
    public CardSet without(Card card) {
        return new CardSet(bits & ~card.bit());
    }

    /// The cards of either set.
    public CardSet union(CardSet others) {
        return new CardSet(bits | others.bits);
    }

    /// The cards of this set that are not among the others.
    public CardSet minus(CardSet others) {
        return new CardSet(bits & ~others.bits);
    }

    /// The cards of one suit.
    public CardSet in(Suit suit) {
        return new CardSet(bits & (SUIT << (13 * suit.ordinal())));
    }

    /// How many cards of the suit there are, 0 to 13.
    public int length(Suit suit) {
        return in(suit).size();
    }

    /// The cards that may be played to a trick in which `led` was led (Law 44C).
    public CardSet following(Suit led) {
        var ofSuit = in(led);
        return ofSuit.isEmpty() ? this : ofSuit;
    }

    /// The highest card in the order of the pack.
    ///
    /// @throws NoSuchElementException when there is none
    public Card highest() {
        requireSome();
        return Card.at(63 - Long.numberOfLeadingZeros(bits));
    }

    /// The lowest card in the order of the pack.
    ///
    /// @throws NoSuchElementException when there is none
    public Card lowest() {
        requireSome();
        return Card.at(Long.numberOfTrailingZeros(bits));
    }

    private void requireSome() {
        if (bits == 0) {
            throw new NoSuchElementException("no card in an empty set");
        }
    }

    /// Aces 4, kings 3, queens 2, jacks 1.
    public int highCardPoints() {
        int points = 0;
        for (var card : this) {
            points += card.rank().highCardPoints();
        }
        return points;
    }

    /// The ranks held in a suit, highest first, such as `AKT9`; empty for a void.
    public String ranks(Suit suit) {
        var text = new StringBuilder();
        for (var card : in(suit)) {
            text.append(card.rank().letter());
        }
        return text.toString();
    }

    /// The hand in PBN form: `AKQ2.T98.J54.K32`.
    public String pbn() {
        return String.join(
                ".",
                ranks(Suit.SPADES),
                ranks(Suit.HEARTS),
                ranks(Suit.DIAMONDS),
                ranks(Suit.CLUBS));
    }

    /// The cards from the highest spade down to the lowest club.
    public Stream<Card> stream() {
        return StreamSupport.stream(spliterator(), false);
    }

    @Override
    public Iterator<Card> iterator() {
        return new Iterator<>() {
            private long left = bits;

            @Override
            public boolean hasNext() {
                return left != 0;
            }

            @Override
            public Card next() {
                var card = new CardSet(left).highest();
                left &= ~card.bit();
                return card;
            }
        };
    }

    @Override
    public String toString() {
        return pbn();
    }
}

package overtrick.can;

import java.util.Collection;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.FormatException;
import overtrick.cards.Rank;
import overtrick.cards.Suit;

/// Cards of one pack of 54, as bits at their places: thirteen for each suit as in a bridge pack,
/// then the small and the big joker. Iteration goes from the big joker down to the deuce of clubs.
///
/// It is no [CardSet] with two more bits. A joker has neither suit nor rank and is no [Card]: a set
/// of both would have to ask of every card what it is, and bridge could hold jokers that its types
/// rule out today. A set with the kind of card as a parameter would save the dozen lines of bit
/// arithmetic that are alike here, and turn the rest into calls through that parameter in the
/// robots' innermost loops. What each game asks of cards (points, factors and trumps here, high
/// cards and following suit there) is different anyway.
public record CanSet(long bits) implements Iterable<CanCard> {

    private static final long SUIT = (1L << 13) - 1;
    private static final long PACK = (1L << CanCard.PACK) - 1;
    private static final long SUITED = (1L << Card.PACK) - 1;

    public static final CanSet NONE = new CanSet(0);
    public static final CanSet ALL = new CanSet(PACK);
    public static final CanSet JOKERS = new CanSet(PACK & ~SUITED);

    private static final CanSet TENS = of(Rank.KING, Rank.TEN);
    private static final CanSet FIVES = of(Rank.FIVE);

    /// The twelve cards that count: kings, tens and fives.
    public static final CanSet POINTS = TENS.union(FIVES);

    /// The ten factors: jokers, aces and kings.
    public static final CanSet FACTORS = JOKERS.union(of(Rank.ACE, Rank.KING));

    public CanSet {
        if ((bits & ~PACK) != 0) {
            throw new IllegalArgumentException("more than 54 bits: %#x".formatted(bits));
        }
    }

    /// The set of these cards; one that comes twice counts once.
    public static CanSet of(CanCard... cards) {
        long bits = 0;
        for (var card : cards) {
            bits |= bit(card);
        }
        return new CanSet(bits);
    }

    /// The set of the cards of a collection; one that comes twice counts once.
    public static CanSet copyOf(Collection<? extends CanCard> cards) {
        long bits = 0;
        for (var card : cards) {
            bits |= bit(card);
        }
        return new CanSet(bits);
    }

    /// All cards of these ranks.
    private static CanSet of(Rank... ranks) {
        long bits = 0;
        for (var rank : ranks) {
            for (var suit : Suit.values()) {
                bits |= bit(CanCard.of(suit, rank));
            }
        }
        return new CanSet(bits);
    }

    /// Reads suits from spades down with dots between and, after a fourth dot, the jokers `B` and
    /// `L`: `AKQ2.T98.J5.K32.BL`. Without jokers the fourth dot may be left out.
    ///
    /// @throws FormatException with the column when something is wrong or comes twice
    public static CanSet parse(String text) {
        int fourth = -1;
        for (int suit = 0; suit < 4; suit++) {
            int next = text.indexOf('.', fourth + 1);
            if (next < 0) {
                return new CanSet(CardSet.parse(text).bits());
            }
            fourth = next;
        }
        long bits = CardSet.parse(text.substring(0, fourth)).bits();
        for (int at = fourth + 1; at < text.length(); at++) {
            var joker =
                    switch (text.charAt(at)) {
                        case 'B', 'b' -> CanCard.Joker.BIG;
                        case 'L', 'l' -> CanCard.Joker.SMALL;
                        default ->
                                throw new FormatException(
                                        "joker is not B or L in the hand " + text, at + 1);
                    };
            if ((bits & bit(joker)) != 0) {
                throw new FormatException(joker + " comes twice in the hand " + text, at + 1);
            }
            bits |= bit(joker);
        }
        return new CanSet(bits);
    }

    private static long bit(CanCard card) {
        return 1L << card.place();
    }

    /// Whether the card is in the set.
    public boolean contains(CanCard card) {
        return (bits & bit(card)) != 0;
    }

    /// Whether every card of the others is in this set; true for an empty one.
    public boolean containsAll(CanSet others) {
        return (others.bits & ~bits) == 0;
    }

    /// Whether the two sets share a card.
    public boolean intersects(CanSet others) {
        return (bits & others.bits) != 0;
    }

    /// Whether the set has no card.
    public boolean isEmpty() {
        return bits == 0;
    }

    /// How many cards there are, 0 to 54.
    public int size() {
        return Long.bitCount(bits);
    }

    /// This set and the card; the same set when it is there already.
    public CanSet with(CanCard card) {
        return new CanSet(bits | bit(card));
    }

    /// This set without the card; the same set when it is not there.
    public CanSet without(CanCard card) {
        return new CanSet(bits & ~bit(card));
    }

    /// The cards of either set.
    public CanSet union(CanSet others) {
        return new CanSet(bits | others.bits);
    }

    /// The cards that are in both sets.
    public CanSet and(CanSet others) {
        return new CanSet(bits & others.bits);
    }

    /// The cards of this set that are not among the others.
    public CanSet minus(CanSet others) {
        return new CanSet(bits & ~others.bits);
    }

    /// The cards printed in the suit, jokers never among them.
    public CanSet in(Suit suit) {
        return new CanSet(bits & (SUIT << (13 * suit.ordinal())));
    }

    /// The jokers of the set, 0 to 2 of them.
    public CanSet jokers() {
        return and(JOKERS);
    }

    /// The factors of the set, 0 to 10 of them.
    public CanSet factors() {
        return and(FACTORS);
    }

    /// The cards that are trumps when this suit is: the suit and the jokers; jokers alone when
    /// there is no trump suit (can.md §1).
    public CanSet trumps(Optional<Suit> trump) {
        return trump.map(suit -> in(suit).union(jokers())).orElse(jokers());
    }

    /// What the cards count together, 0 to 100.
    public int points() {
        return (10 * and(TENS).size()) + (5 * and(FIVES).size());
    }

    /// The highest card in the order of the pack.
    ///
    /// @throws NoSuchElementException when there is none
    public CanCard highest() {
        requireSome();
        return CanCard.at(63 - Long.numberOfLeadingZeros(bits));
    }

    /// The lowest card in the order of the pack.
    ///
    /// @throws NoSuchElementException when there is none
    public CanCard lowest() {
        requireSome();
        return CanCard.at(Long.numberOfTrailingZeros(bits));
    }

    private void requireSome() {
        if (bits == 0) {
            throw new NoSuchElementException("no card in an empty set");
        }
    }

    /// The cards from the big joker down to the deuce of clubs.
    public Stream<CanCard> stream() {
        return StreamSupport.stream(spliterator(), false);
    }

    @Override
    public Iterator<CanCard> iterator() {
        return new Iterator<>() {
            private long left = bits;

            @Override
            public boolean hasNext() {
                return left != 0;
            }

            @Override
            public CanCard next() {
                var card = new CanSet(left).highest();
                left &= ~bit(card);
                return card;
            }
        };
    }

    /// The form that [#parse] reads: `AKQ2.T98.J5.K32.BL`, without the last part when there is no
    /// joker.
    public String code() {
        var suited = new CardSet(bits & SUITED).pbn();
        if (!intersects(JOKERS)) {
            return suited;
        }
        return suited
                + (contains(CanCard.Joker.BIG) ? ".B" : ".")
                + (contains(CanCard.Joker.SMALL) ? "L" : "");
    }

    @Override
    public String toString() {
        return code();
    }
}

package overtrick.systems.hand;

import java.util.Arrays;
import java.util.List;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Deal;
import overtrick.cards.Rank;
import overtrick.cards.Suit;

/// Thirteen cards as a bidder measures them: a point in the space whose dimensions are the
/// [Aspect]s.
public final class Hand {

    private static final int[] SHORTNESS_WITH_THREE = {3, 2, 1};
    private static final int[] SHORTNESS_WITH_FOUR = {5, 3, 1};

    private final CardSet cards;
    private final int[] measured;

    private Hand(CardSet cards) {
        this.cards = cards;
        this.measured = new int[Aspect.ALL.size()];
        for (var aspect : Aspect.ALL) {
            measured[aspect.index()] = measure(aspect.measure(), aspect.suits());
        }
    }

    /// Measures a hand of 13 cards.
    ///
    /// @throws IllegalArgumentException if there are not thirteen cards
    public static Hand of(CardSet cards) {
        if (cards.size() != Deal.HAND) {
            throw new IllegalArgumentException("a hand is 13 cards, not " + cards.size());
        }
        return new Hand(cards);
    }

    /// Reads a hand in PBN form.
    ///
    /// @throws overtrick.cards.FormatException if it is not four suits of cards
    /// @throws IllegalArgumentException if there are not thirteen cards
    public static Hand parse(String pbn) {
        return of(CardSet.parse(pbn));
    }

    /// The 13 cards.
    public CardSet cards() {
        return cards;
    }

    /// The number of one aspect, such as high-card points.
    public int get(Aspect aspect) {
        return measured[aspect.index()];
    }

    /// The number of a measure in these suits.
    ///
    /// @throws IllegalArgumentException when the measure is not taken of such suits
    public int get(Measure measure, Suit... suits) {
        return get(Aspect.of(measure, suits));
    }

    /// How many cards of the suit there are, 0 to 13.
    public int length(Suit suit) {
        return cards.length(suit);
    }

    private int measure(Measure measure, List<Suit> suits) {
        return switch (measure) {
            case HIGH_CARDS -> cards.highCardPoints();
            case POINTS -> cards.highCardPoints() + lengthPoints();
            case TWENTY -> cards.highCardPoints() + lengths()[3] + lengths()[2];
            case BALANCED -> isBalanced() ? 1 : 0;
            case ACES -> count(Rank.ACE);
            case KINGS -> count(Rank.KING);
            case CONTROLS -> 2 * count(Rank.ACE) + count(Rank.KING);
            case LENGTH -> length(suits.getFirst());
            case SUPPORT -> cards.highCardPoints() + shortness(suits.getFirst());
            case QUALITY -> quality(suits.getFirst());
            case STOPPER -> stops(suits.getFirst()) ? 1 : 0;
            case TRICKS -> tricks(suits.getFirst());
            case KEY_CARDS -> count(Rank.ACE) + (has(suits.getFirst(), Rank.KING) ? 1 : 0);
            case QUEEN -> has(suits.getFirst(), Rank.QUEEN) ? 1 : 0;
            case KING -> has(suits.getFirst(), Rank.KING) ? 1 : 0;
            case TOPS -> honours(suits.getFirst(), Rank.QUEEN);
            case CONTROL -> control(suits.getFirst());
            case LOOSE -> sideSuitsBelow(1, suits.getFirst());
            case OPEN -> sideSuitsBelow(2, suits.getFirst());
            case BESIDE -> cards.highCardPoints() - wasted(suits.getFirst());
            case DIFFERENCE -> length(suits.getFirst()) - length(suits.getLast());
        };
    }

    private boolean has(Suit suit, Rank rank) {
        return cards.contains(Card.of(suit, rank));
    }

    private int control(Suit suit) {
        if (length(suit) == 0 || has(suit, Rank.ACE)) {
            return 2;
        }
        return length(suit) == 1 || has(suit, Rank.KING) ? 1 : 0;
    }

    private int sideSuitsBelow(int control, Suit trumps) {
        int below = 0;
        for (var suit : Suit.values()) {
            below += suit != trumps && control(suit) < control ? 1 : 0;
        }
        return below;
    }

    /// Points in a suit that a short suit of partner's makes worthless: all but the ace.
    private int wasted(Suit suit) {
        int points = cards.in(suit).highCardPoints();
        return has(suit, Rank.ACE) ? points - 4 : points;
    }

    private int count(Rank rank) {
        int count = 0;
        for (var suit : Suit.values()) {
            count += has(suit, rank) ? 1 : 0;
        }
        return count;
    }

    private int lengthPoints() {
        int points = 0;
        for (var suit : Suit.values()) {
            points += Math.max(0, length(suit) - 4);
        }
        return points;
    }

    private int shortness(Suit trumps) {
        if (length(trumps) < 3) {
            return 0;
        }
        int[] worth = length(trumps) == 3 ? SHORTNESS_WITH_THREE : SHORTNESS_WITH_FOUR;
        int points = 0;
        for (var suit : Suit.values()) {
            points += suit != trumps && length(suit) < worth.length ? worth[length(suit)] : 0;
        }
        return Math.min(points, Tightening.MOST_SHORTNESS);
    }

    private boolean isBalanced() {
        int[] lengths = lengths();
        return lengths[0] >= 2 && lengths[1] >= 3 && lengths[3] <= 5;
    }

    /// From the shortest suit to the longest.
    private int[] lengths() {
        var lengths = new int[4];
        for (var suit : Suit.values()) {
            lengths[suit.ordinal()] = length(suit);
        }
        Arrays.sort(lengths);
        return lengths;
    }

    private int honours(Suit suit, Rank lowest) {
        int honours = 0;
        for (var card : cards.in(suit)) {
            honours += card.rank().compareTo(lowest) >= 0 ? 1 : 0;
        }
        return honours;
    }

    private int quality(Suit suit) {
        int top = honours(suit, Rank.QUEEN);
        if (top == 3 && length(suit) >= 6) {
            return 3;
        }
        if (top >= 2 || honours(suit, Rank.TEN) >= 3) {
            return 2;
        }
        return top;
    }

    private boolean stops(Suit suit) {
        int length = length(suit);
        return has(suit, Rank.ACE)
                || (has(suit, Rank.KING) && length >= 2)
                || (has(suit, Rank.QUEEN) && length >= 3)
                || (has(suit, Rank.JACK) && length >= 4);
    }

    /// Playing tricks (systems.md §1), halves dropped at the end.
    private int tricks(Suit trumps) {
        int quarters = 0;
        for (var suit : Suit.values()) {
            quarters += suit == trumps ? longTricks(suit) : sideTricks(suit);
        }
        return quarters / 4;
    }

    /// In quarters: the length less the top three honours that are missing. With eight cards the
    /// queen is half a loser, and a jack beside two higher honours makes half a trick good.
    private int longTricks(Suit suit) {
        int length = length(suit);
        if (length < 5) {
            return sideTricks(suit);
        }
        int missing = 4 * (3 - honours(suit, Rank.QUEEN));
        if (!has(suit, Rank.QUEEN) && length >= 8) {
            missing -= 2;
        }
        if (missing > 0 && has(suit, Rank.JACK) && honours(suit, Rank.QUEEN) >= 2) {
            missing -= 2;
        }
        return 4 * length - missing;
    }

    /// In quarters: A 1, AK 2, AKQ 3, AQ 1½, KQ 1, KQJ 2, Kx ½; and the cards beyond three of a
    /// suit headed by two of the top three.
    private int sideTricks(Suit suit) {
        boolean ace = has(suit, Rank.ACE);
        boolean king = has(suit, Rank.KING);
        boolean queen = has(suit, Rank.QUEEN);
        boolean jack = has(suit, Rank.JACK);
        int length = length(suit);
        int quarters = 0;
        if (ace) {
            quarters = king ? (queen ? 12 : 8) : (queen ? 6 : 4);
        } else if (king && queen) {
            quarters = jack ? 8 : 4;
        } else if (king && length >= 2) {
            quarters = 2;
        }
        boolean longSuit = length >= 5 && honours(suit, Rank.QUEEN) >= 2;
        return quarters + (longSuit ? 4 * (length - 3) : 0);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Hand hand && cards.equals(hand.cards);
    }

    @Override
    public int hashCode() {
        return cards.hashCode();
    }

    @Override
    public String toString() {
        return cards.pbn();
    }
}

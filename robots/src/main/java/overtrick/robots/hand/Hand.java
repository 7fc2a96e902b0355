package overtrick.robots.hand;

import java.util.Arrays;
import java.util.List;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Rank;
import overtrick.cards.Suit;

/// Thirteen cards as a bidder weighs them.
public record Hand(CardSet cards) {

    public static final List<Suit> SUITS = List.of(Suit.values());

    public int length(Suit suit) {
        return cards.length(suit);
    }

    public int highCards() {
        return cards.highCardPoints();
    }

    public boolean has(Suit suit, Rank rank) {
        return cards.contains(Card.of(suit, rank));
    }

    /// @param trumps what shortness is counted for; of no account to the other measures
    public int points(Measure measure, Suit trumps) {
        return switch (measure) {
            case HIGH_CARDS -> highCards();
            case LENGTH -> highCards() + lengthPoints();
            case SUPPORT -> highCards() + shortness(trumps);
        };
    }

    /// High cards and length.
    public int points() {
        return highCards() + lengthPoints();
    }

    private int lengthPoints() {
        return SUITS.stream().mapToInt(suit -> Math.max(0, length(suit) - 4)).sum();
    }

    private int shortness(Suit trumps) {
        int support = length(trumps);
        if (support < 3) {
            return 0;
        }
        int[] worth = support == 3 ? new int[] {3, 2, 1} : new int[] {5, 3, 1};
        return SUITS.stream()
                .filter(suit -> suit != trumps && length(suit) < worth.length)
                .mapToInt(suit -> worth[length(suit)])
                .sum();
    }

    /// 4333, 4432 or 5332.
    public boolean isBalanced() {
        int[] lengths = lengths();
        return lengths[0] >= 2 && lengths[1] >= 3 && lengths[3] <= 5;
    }

    /// Whether high cards and the two longest suits make twenty (the rule of twenty).
    public boolean obeysRuleOfTwenty() {
        int[] lengths = lengths();
        return highCards() >= 10 && highCards() + lengths[3] + lengths[2] >= 20;
    }

    /// From the shortest suit to the longest.
    private int[] lengths() {
        int[] lengths = SUITS.stream().mapToInt(this::length).toArray();
        Arrays.sort(lengths);
        return lengths;
    }

    /// The longest suit, the higher of equals.
    public Suit longest() {
        return longestOf(SUITS);
    }

    /// The longest of these suits, the higher of equals.
    public Suit longestOf(List<Suit> suits) {
        var best = suits.getFirst();
        for (var suit : suits) {
            int more = length(suit) - length(best);
            if (more > 0 || (more == 0 && suit.compareTo(best) > 0)) {
                best = suit;
            }
        }
        return best;
    }

    /// Whether the suit has two of the top three honours or three of the top five.
    public boolean isGood(Suit suit) {
        return honours(suit, Rank.QUEEN) >= 2 || honours(suit, Rank.TEN) >= 3;
    }

    /// How many cards of the suit are of this rank or higher.
    public int honours(Suit suit, Rank lowest) {
        return (int)
                cards.in(suit).stream().filter(card -> card.rank().compareTo(lowest) >= 0).count();
    }

    /// Whether the suit is sure, or nearly so, to win a trick against a lead: A, Kx, Qxx or Jxxx.
    public boolean stops(Suit suit) {
        int length = length(suit);
        return has(suit, Rank.ACE)
                || (has(suit, Rank.KING) && length >= 2)
                || (has(suit, Rank.QUEEN) && length >= 3)
                || (has(suit, Rank.JACK) && length >= 4);
    }

    public int aces() {
        return (int) SUITS.stream().filter(suit -> has(suit, Rank.ACE)).count();
    }

    /// Tricks the hand expects to win with this suit as trumps: its length less the top three
    /// honours that are missing, and for the side suits an ace one trick, a guarded king a half;
    /// halves are dropped.
    public int playingTricks(Suit trumps) {
        int halves = 2 * (length(trumps) - (3 - honours(trumps, Rank.QUEEN)));
        for (var suit : SUITS) {
            if (suit != trumps) {
                halves += has(suit, Rank.ACE) ? 2 : 0;
                halves += has(suit, Rank.KING) && length(suit) >= 2 ? 1 : 0;
            }
        }
        return halves / 2;
    }
}

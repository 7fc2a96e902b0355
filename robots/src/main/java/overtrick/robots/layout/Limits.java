package overtrick.robots.layout;

import java.util.Arrays;
import overtrick.cards.Suit;
import overtrick.systems.hand.Box;

/// How many cards of each suit and how many points some cards may have.
///
/// @param least cards of each suit, from clubs up
/// @param most likewise
record Limits(int[] least, int[] most, int leastPoints, int mostPoints) {

    private static final int SUITS = Suit.values().length;
    private static final int ALL_POINTS = 40;

    static Limits none() {
        var most = new int[SUITS];
        Arrays.fill(most, 13);
        return new Limits(new int[SUITS], most, 0, ALL_POINTS);
    }

    /// Those of a hand as dealt.
    static Limits of(Box box) {
        var limits = none();
        for (var suit : Suit.values()) {
            limits.least[suit.ordinal()] = box.length(suit).low();
            limits.most[suit.ordinal()] = box.length(suit).high();
        }
        return new Limits(
                limits.least, limits.most, box.highCards().low(), box.highCards().high());
    }

    /// A little wider, for callers who stretch.
    Limits wider(int cards, int points) {
        return new Limits(
                Arrays.stream(least).map(count -> Math.max(0, count - cards)).toArray(),
                Arrays.stream(most).map(count -> Math.min(13, count + cards)).toArray(),
                Math.max(0, leastPoints - points),
                Math.min(ALL_POINTS, mostPoints + points));
    }

    /// What is left of them for cards still held when these have been played.
    Limits less(int[] cards, int points) {
        var low = new int[SUITS];
        var high = new int[SUITS];
        for (int suit = 0; suit < SUITS; suit++) {
            low[suit] = Math.max(0, least[suit] - cards[suit]);
            high[suit] = most[suit] - cards[suit];
        }
        return new Limits(low, high, Math.max(0, leastPoints - points), mostPoints - points);
    }

    /// Without any card of a suit.
    Limits without(Suit suit) {
        var high = most.clone();
        high[suit.ordinal()] = 0;
        return new Limits(least, high, leastPoints, mostPoints);
    }

    /// What both allow.
    Limits and(Limits other) {
        var low = new int[SUITS];
        var high = new int[SUITS];
        for (int suit = 0; suit < SUITS; suit++) {
            low[suit] = Math.max(least[suit], other.least[suit]);
            high[suit] = Math.min(most[suit], other.most[suit]);
        }
        return new Limits(
                low,
                high,
                Math.max(leastPoints, other.leastPoints),
                Math.min(mostPoints, other.mostPoints));
    }

    /// Those of two hands together.
    Limits plus(Limits other) {
        var low = new int[SUITS];
        var high = new int[SUITS];
        for (int suit = 0; suit < SUITS; suit++) {
            low[suit] = least[suit] + other.least[suit];
            high[suit] = most[suit] + other.most[suit];
        }
        return new Limits(
                low, high, leastPoints + other.leastPoints, mostPoints + other.mostPoints);
    }

    /// Those of a hand when the hands beside it have these, and all together so much.
    Limits beside(int[] cards, int points) {
        var low = new int[SUITS];
        var high = new int[SUITS];
        for (int suit = 0; suit < SUITS; suit++) {
            low[suit] = Math.max(0, cards[suit] - most[suit]);
            high[suit] = cards[suit] - least[suit];
        }
        return new Limits(low, high, points - mostPoints, points - leastPoints);
    }
}

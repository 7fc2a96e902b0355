package overtrick.robots.layout;

import java.util.Arrays;
import overtrick.cards.Suit;
import overtrick.systems.hand.Box;

/// How many cards of each suit and how many points some cards may have.
final class Limits {

    private static final int SUITS = Suit.values().length;
    private static final int ALL_POINTS = 40;

    private final int[] least;
    private final int[] most;
    private final int leastPoints;
    private final int mostPoints;

    /// @param least cards of each suit, from clubs up
    /// @param most likewise
    Limits(int[] least, int[] most, int leastPoints, int mostPoints) {
        this.least = least;
        this.most = most;
        this.leastPoints = leastPoints;
        this.mostPoints = mostPoints;
    }

    /// The fewest cards of a suit, 0 for clubs to 3 for spades.
    int least(int suit) {
        return least[suit];
    }

    /// The most cards of a suit.
    int most(int suit) {
        return most[suit];
    }

    int leastPoints() {
        return leastPoints;
    }

    int mostPoints() {
        return mostPoints;
    }

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
        return new Limits(limits.least, limits.most, box.highCards().low(), box.highCards().high());
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
    Limits less(long played) {
        var low = new int[SUITS];
        var high = new int[SUITS];
        for (int suit = 0; suit < SUITS; suit++) {
            int gone = Division.length(played, suit);
            low[suit] = Math.max(0, least[suit] - gone);
            high[suit] = most[suit] - gone;
        }
        int points = Division.points(played);
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

    /// Those of a hand when the hands beside it have these, and all together just these cards.
    Limits beside(long cards) {
        var low = new int[SUITS];
        var high = new int[SUITS];
        for (int suit = 0; suit < SUITS; suit++) {
            int all = Division.length(cards, suit);
            low[suit] = Math.max(0, all - most[suit]);
            high[suit] = all - least[suit];
        }
        int points = Division.points(cards);
        return new Limits(low, high, points - mostPoints, points - leastPoints);
    }
}

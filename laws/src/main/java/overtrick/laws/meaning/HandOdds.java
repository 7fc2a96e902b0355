package overtrick.laws.meaning;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongBinaryOperator;
import overtrick.cards.Suit;
import overtrick.laws.meaning.CallMeaning.Hands;

/// How likely a hand is that makes a call: by the odds of its shape and, as if these did not depend
/// on each other, of its high-card points.
final class HandOdds {

    private static final int MOST_POINTS = 37;

    /// Of each number of points: the odds.
    private static final double[] POINTS = points();

    private static final List<Shape> SHAPES = shapes();

    /// So many cards of each suit, clubs first.
    private record Shape(List<Integer> lengths, double odds) {

        boolean fits(Hands hands) {
            for (var suit : Suit.values()) {
                int length = lengths.get(suit.ordinal());
                var span = hands.length(suit);
                if (length < span.least() || length > span.most()) {
                    return false;
                }
            }
            return true;
        }

        /// The points, as bits, with which a hand of this shape makes the call.
        long points(CallMeaning call) {
            long points = 0;
            for (var hands : call.hands()) {
                if (fits(hands)) {
                    int most = Math.min(hands.points().most(), MOST_POINTS);
                    points |= (2L << most) - (1L << hands.points().least());
                }
            }
            return points;
        }
    }

    private HandOdds() {}

    /// The share of the hands for the one call that would also make the other, from 0 to 1.
    static double within(CallMeaning one, CallMeaning other) {
        return odds(one, other, (mine, his) -> mine & his) / odds(one, one, (mine, _) -> mine);
    }

    /// The share of the hands for either call that would make both, from 0 to 1.
    static double shared(CallMeaning one, CallMeaning other) {
        return odds(one, other, (mine, his) -> mine & his)
                / odds(one, other, (mine, his) -> mine | his);
    }

    private static double odds(CallMeaning one, CallMeaning other, LongBinaryOperator joined) {
        double all = 0;
        for (var shape : SHAPES) {
            long points = joined.applyAsLong(shape.points(one), shape.points(other));
            for (int number = 0; number <= MOST_POINTS; number++) {
                if ((points >>> number & 1) == 1) {
                    all += shape.odds() * POINTS[number];
                }
            }
        }
        return all;
    }

    /// Every hand has so many of the four aces, kings, queens and jacks and of 36 others.
    private static double[] points() {
        var points = new double[MOST_POINTS + 1];
        for (int aces = 0; aces <= 4; aces++) {
            for (int kings = 0; kings <= 4; kings++) {
                for (int queens = 0; queens <= 4; queens++) {
                    for (int jacks = 0; jacks <= 4; jacks++) {
                        int others = 13 - aces - kings - queens - jacks;
                        if (others >= 0) {
                            points[4 * aces + 3 * kings + 2 * queens + jacks] +=
                                    hands(4, aces, 4, kings, 4, queens, 4, jacks, 36, others);
                        }
                    }
                }
            }
        }
        return points;
    }

    private static List<Shape> shapes() {
        var shapes = new ArrayList<Shape>();
        for (int clubs = 0; clubs <= 13; clubs++) {
            for (int diamonds = 0; clubs + diamonds <= 13; diamonds++) {
                for (int hearts = 0; clubs + diamonds + hearts <= 13; hearts++) {
                    int spades = 13 - clubs - diamonds - hearts;
                    double odds = hands(13, clubs, 13, diamonds, 13, hearts, 13, spades);
                    shapes.add(new Shape(List.of(clubs, diamonds, hearts, spades), odds));
                }
            }
        }
        return shapes;
    }

    /// The share of all hands that take so many cards of each group.
    ///
    /// @param groups the size of a group and how many are taken of it, one group after another
    private static double hands(int... groups) {
        long ways = 1; // at most all the hands there are
        for (int at = 0; at < groups.length; at += 2) {
            ways *= choose(groups[at], groups[at + 1]);
        }
        return ways / (double) choose(52, 13);
    }

    private static long choose(int of, int taken) {
        long ways = 1;
        for (int k = 0; k < taken; k++) {
            ways = ways * (of - k) / (k + 1);
        }
        return ways;
    }
}

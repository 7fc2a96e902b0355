package overtrick.laws.meaning;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongBinaryOperator;
import overtrick.cards.Odds;
import overtrick.cards.Suit;
import overtrick.laws.meaning.CallMeaning.Hands;

/// How likely a hand is that makes a call: by the odds of its shape and, as if these did not depend
/// on each other, of its high-card points.
final class HandOdds {

    private static final int MOST_POINTS = 37;

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
        return odds(one, other, (mine, theirs) -> mine & theirs)
                / odds(one, one, (mine, _) -> mine);
    }

    /// The share of the hands for either call that would make both, from 0 to 1.
    static double shared(CallMeaning one, CallMeaning other) {
        return odds(one, other, (mine, theirs) -> mine & theirs)
                / odds(one, other, (mine, theirs) -> mine | theirs);
    }

    private static double odds(CallMeaning one, CallMeaning other, LongBinaryOperator joined) {
        double all = 0;
        for (var shape : SHAPES) {
            long points = joined.applyAsLong(shape.points(one), shape.points(other));
            for (int number = 0; number <= MOST_POINTS; number++) {
                if ((points >>> number & 1) == 1) {
                    all += shape.odds() * Odds.ofPoints(number);
                }
            }
        }
        return all;
    }

    private static List<Shape> shapes() {
        var shapes = new ArrayList<Shape>();
        for (int clubs = 0; clubs <= 13; clubs++) {
            for (int diamonds = 0; clubs + diamonds <= 13; diamonds++) {
                for (int hearts = 0; clubs + diamonds + hearts <= 13; hearts++) {
                    int spades = 13 - clubs - diamonds - hearts;
                    double odds = Odds.ofShape(clubs, diamonds, hearts, spades);
                    shapes.add(new Shape(List.of(clubs, diamonds, hearts, spades), odds));
                }
            }
        }
        return shapes;
    }
}

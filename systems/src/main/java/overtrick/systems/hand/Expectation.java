package overtrick.systems.hand;

import java.util.stream.IntStream;
import overtrick.cards.Odds;
import overtrick.cards.Suit;

/// What to expect of a hand known to lie in some boxes: boxes are weighted by probability, as if
/// points and lengths were independent.
final class Expectation {

    /// How probable every count of high-card points is, and every length of a suit.
    private static final double[] POINTS =
            IntStream.rangeClosed(0, Measure.HIGH_CARDS.all().high())
                    .mapToDouble(Odds::ofPoints)
                    .toArray();

    private static final double[] LENGTHS =
            IntStream.rangeClosed(0, Measure.LENGTH.all().high())
                    .mapToDouble(Odds::ofLength)
                    .toArray();

    private Expectation() {}

    /// The mean of the high-card points.
    static double highCards(Iterable<Box> boxes) {
        double weights = 0;
        double sum = 0;
        for (var box : boxes) {
            double shape = 1;
            for (var suit : Suit.values()) {
                shape *= share(LENGTHS, box.length(suit));
            }
            var range = box.highCards();
            for (int points = range.low(); points <= range.high(); points++) {
                weights += shape * POINTS[points];
                sum += shape * POINTS[points] * points;
            }
        }
        return weights == 0 ? 0 : sum / weights;
    }

    /// The mean of the length of a suit.
    static double length(Iterable<Box> boxes, Suit suit) {
        double weights = 0;
        double sum = 0;
        for (var box : boxes) {
            double others = share(POINTS, box.highCards());
            for (var other : Suit.values()) {
                others *= other == suit ? 1 : share(LENGTHS, box.length(other));
            }
            var range = box.length(suit);
            for (int cards = range.low(); cards <= range.high(); cards++) {
                weights += others * LENGTHS[cards];
                sum += others * LENGTHS[cards] * cards;
            }
        }
        return weights == 0 ? 0 : sum / weights;
    }

    private static double share(double[] chances, Range range) {
        double share = 0;
        for (int at = range.low(); at <= range.high(); at++) {
            share += chances[at];
        }
        return share;
    }
}

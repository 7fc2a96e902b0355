package overtrick.systems.hand;

import overtrick.cards.Suit;

/// What to expect of a hand known to lie in some boxes: boxes are weighted by probability, as if
/// points and lengths were independent.
final class Expectation {

    private static final int HAND = 13;
    private static final int PACK = 52;

    /// So many of each honour, and as many honours are worth 1, 2, 3 and 4.
    private static final int EACH = 4;

    /// How probable every count of high-card points is, and every length of a suit.
    private static final double[] POINTS = points();

    private static final double[] LENGTHS = lengths();

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

    private static double[] points() {
        var chances = new double[Aspect.HIGH_CARDS.measure().all().high() + 1];
        for (int honours = 0; honours < Math.pow(EACH + 1, EACH); honours++) {
            int left = honours;
            int points = 0;
            int cards = 0;
            double ways = 1;
            for (int worth = 1; worth <= EACH; worth++) {
                int held = left % (EACH + 1);
                left /= EACH + 1;
                points += worth * held;
                cards += held;
                ways *= choose(EACH, held);
            }
            if (cards <= HAND) {
                chances[points] +=
                        ways * choose(PACK - EACH * EACH, HAND - cards) / choose(PACK, HAND);
            }
        }
        return chances;
    }

    private static double[] lengths() {
        var chances = new double[HAND + 1];
        for (int length = 0; length <= HAND; length++) {
            chances[length] =
                    choose(HAND, length) * choose(PACK - HAND, HAND - length) / choose(PACK, HAND);
        }
        return chances;
    }

    private static double choose(int from, int count) {
        double ways = 1;
        for (int at = 1; at <= count; at++) {
            ways = ways * (from - count + at) / at;
        }
        return ways;
    }
}

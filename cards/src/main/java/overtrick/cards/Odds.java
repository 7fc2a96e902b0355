package overtrick.cards;

/// How likely hands of thirteen cards are while nothing is known of the others. Shape and high-card
/// points are given each by itself.
public final class Odds {

    /// Four aces, kings and queens, and a jack.
    private static final int MOST_POINTS = 37;

    private static final int HAND = 13;
    private static final int PACK = 52;

    /// So many of each honour, and as many honours are worth 1, 2, 3 and 4.
    private static final int EACH = 4;

    private static final double[] POINTS = points();

    private Odds() {}

    /// In how many ways so many cards can be taken of a number of them; 0 when they cannot.
    public static double choose(int of, int taken) {
        if (taken < 0 || taken > of) {
            return 0;
        }
        double ways = 1;
        for (int at = 1; at <= taken; at++) {
            ways = ways * (of - taken + at) / at;
        }
        return ways;
    }

    /// That a hand has so many high-card points, from 0 to 37.
    public static double ofPoints(int points) {
        return POINTS[points];
    }

    /// That a hand has so many cards of one suit.
    public static double ofLength(int cards) {
        return choose(HAND, cards) * choose(PACK - HAND, HAND - cards) / choose(PACK, HAND);
    }

    /// That a hand has so many clubs, diamonds, hearts and spades, thirteen in all.
    public static double ofShape(int clubs, int diamonds, int hearts, int spades) {
        return choose(HAND, clubs)
                * choose(HAND, diamonds)
                * choose(HAND, hearts)
                * choose(HAND, spades)
                / choose(PACK, HAND);
    }

    private static double[] points() {
        var odds = new double[MOST_POINTS + 1];
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
                odds[points] +=
                        ways * choose(PACK - EACH * EACH, HAND - cards) / choose(PACK, HAND);
            }
        }
        return odds;
    }
}

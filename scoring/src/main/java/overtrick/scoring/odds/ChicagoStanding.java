package overtrick.scoring.odds;

import java.util.Arrays;
import overtrick.bridge.chicago.ChicagoScore;
import overtrick.bridge.score.Score;

/// How a chukker of Chicago stands for a side where part-scores are carried on, before one of its
/// four deals.
///
/// @param deal 1 to 4
/// @param second whether the side is the one that is vulnerable in the second deal, the other one
///   in the third
public record ChicagoStanding(int deal, boolean second, int below, int theirBelow)
        implements SheetStanding {

    /// For a part-score made in the last deal that completes no game.
    private static final int LAST_PART_SCORE = 100;

    private static final int TENS = Score.GAME / 10;
    private static final int DEALS = ChicagoScore.DEALS;

    /// By deal, vulnerability, and tens below the line.
    private static final double[] WORTHS = worths();

    public ChicagoStanding {
        if (deal < 1 || deal > DEALS) {
            throw new IllegalArgumentException("deal is not 1 to 4: " + deal);
        }
        SheetStanding.requireBelow(below);
        SheetStanding.requireBelow(theirBelow);
    }

    @Override
    public ChicagoStanding turned() {
        return new ChicagoStanding(deal, !second, theirBelow, below);
    }

    @Override
    public double worth() {
        return WORTHS[index()];
    }

    @Override
    public double made(int trickPoints) {
        return after(trickPoints, WORTHS) - worth();
    }

    @Override
    public double failed() {
        return next(below, theirBelow, WORTHS) - worth();
    }

    private boolean isVulnerable() {
        return switch (deal) {
            case 1 -> false;
            case 2 -> second;
            case 3 -> !second;
            default -> true;
        };
    }

    private double after(int trickPoints, double[] known) {
        if (isGame(trickPoints)) {
            return (isVulnerable() ? 500 : 300) + next(0, 0, known);
        }
        return deal == DEALS ? LAST_PART_SCORE : next(below + trickPoints, theirBelow, known);
    }

    /// Nothing is carried out of the chukker.
    private double next(int ours, int theirs, double[] known) {
        return deal == DEALS
                ? 0
                : new ChicagoStanding(deal + 1, second, ours, theirs).reckoned(known);
    }

    private int index() {
        int place = (deal - 1) * 2 + (second ? 1 : 0);
        return (place * TENS + below / 10) * TENS + theirBelow / 10;
    }

    private static double[] worths() {
        var known = new double[2 * DEALS * TENS * TENS];
        Arrays.fill(known, Double.NaN);
        for (int at = 0; at < known.length; at++) {
            int place = at / TENS / TENS;
            int below = at / TENS % TENS * 10;
            new ChicagoStanding(1 + place / 2, place % 2 == 1, below, at % TENS * 10)
                    .reckoned(known);
        }
        return known;
    }

    /// A deal that is passed out is dealt again.
    private double reckoned(double[] known) {
        if (Double.isNaN(known[index()])) {
            double ours = declaring(known);
            double theirs = turned().declaring(known);
            known[index()] = (ours - theirs) / 2 / (1 - DealEnds.PASSED_OUT);
        }
        return known[index()];
    }

    private double declaring(double[] known) {
        double sum =
                DealEnds.game(below) * (DealEnds.written(below) + after(Score.GAME, known))
                        + DealEnds.failure(below)
                                * (next(below, theirBelow, known)
                                        - DealEnds.penalty(isVulnerable()));
        for (int at = 0; at < DealEnds.PART_SCORES.length; at++) {
            int points = DealEnds.PART_SCORES[at];
            double chance = DealEnds.partScore(at, below);
            sum += chance == 0 ? 0 : chance * (points + after(points, known));
        }
        return sum;
    }
}

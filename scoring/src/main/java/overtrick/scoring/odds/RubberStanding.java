package overtrick.scoring.odds;

import java.util.Arrays;
import overtrick.bridge.rubber.RubberScorer;
import overtrick.bridge.score.Score;

/// How a rubber stands for a side: who has a game, and what both have below the line.
///
/// @param games of the side, 0 or 1
/// @param theirGames likewise
public record RubberStanding(int games, int theirGames, int below, int theirBelow)
        implements SheetStanding {

    private static final int TENS = Score.GAME / 10;

    /// By games and tens below the line.
    private static final double[] WORTHS = worths();

    public RubberStanding {
        requireGames(games);
        requireGames(theirGames);
        SheetStanding.requireBelow(below);
        SheetStanding.requireBelow(theirBelow);
    }

    private static void requireGames(int games) {
        if (games < 0 || games > 1) {
            throw new IllegalArgumentException("games are not 0 or 1: " + games);
        }
    }

    @Override
    public RubberStanding turned() {
        return new RubberStanding(theirGames, games, theirBelow, below);
    }

    @Override
    public double worth() {
        return WORTHS[index()];
    }

    @Override
    public double made(int trickPoints) {
        return after(trickPoints, WORTHS) - worth();
    }

    /// Nothing changes.
    @Override
    public double failed() {
        return 0;
    }

    private double after(int trickPoints, double[] known) {
        if (!isGame(trickPoints)) {
            return new RubberStanding(games, theirGames, below + trickPoints, theirBelow)
                    .reckoned(known);
        }
        return games == 1
                ? RubberScorer.premium(theirGames > 0)
                : new RubberStanding(1, theirGames, 0, 0).reckoned(known);
    }

    private int index() {
        return ((games * 2 + theirGames) * TENS + below / 10) * TENS + theirBelow / 10;
    }

    private static double[] worths() {
        var known = new double[4 * TENS * TENS];
        Arrays.fill(known, Double.NaN);
        for (int at = 0; at < known.length; at++) {
            int below = at / TENS % TENS * 10;
            int games = at / TENS / TENS;
            new RubberStanding(games / 2, games % 2, below, at % TENS * 10).reckoned(known);
        }
        return known;
    }

    /// What the next deal changes, and then what is to come; a deal that changes nothing leaves all
    /// as it was.
    private double reckoned(double[] known) {
        if (Double.isNaN(known[index()])) {
            double same =
                    DealEnds.PASSED_OUT
                            + (DealEnds.failure(below) + DealEnds.failure(theirBelow)) / 2;
            double ours = declaring(known);
            double theirs = turned().declaring(known);
            known[index()] = (ours - theirs) / 2 / (1 - same);
        }
        return known[index()];
    }

    private double declaring(double[] known) {
        double sum =
                DealEnds.game(below) * (DealEnds.written(below) + after(Score.GAME, known))
                        - DealEnds.failure(below) * DealEnds.penalty(games > 0);
        for (int at = 0; at < DealEnds.PART_SCORES.length; at++) {
            int points = DealEnds.PART_SCORES[at];
            double chance = DealEnds.partScore(at, below);
            sum += chance == 0 ? 0 : chance * (points + after(points, known));
        }
        return sum;
    }
}

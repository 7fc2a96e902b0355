package overtrick.robots.can.search;

import java.util.random.RandomGenerator;
import overtrick.robots.can.open.Equals;
import overtrick.robots.can.open.Lanes;
import overtrick.robots.can.open.OpenCardSolver;
import overtrick.robots.can.open.PointGame;
import overtrick.robots.can.thumb.ThumbPlay;

/// Chooses a card by what it comes to on average in worlds that fit what has been seen.
///
/// Near the end every world is solved; before that it is played out by the rules of thumb, and
/// solved once few tricks are left.
public final class CardSearch {

    private static final int TABLE_BITS = 15;

    private final Effort effort;
    private final Worlds worlds;
    private final OpenCardSolver solver = new OpenCardSolver(TABLE_BITS);
    private final ThumbPlay thumb = new ThumbPlay();
    private final PointGame world = new PointGame(4);
    private final PointGame trial = new PointGame(4);
    private final int[] payoffs = new int[Lanes.PACK];
    private final double[] sums = new double[Lanes.PACK];
    private final double[] squares = new double[Lanes.PACK];

    public CardSearch(Effort effort, RandomGenerator chance) {
        this.effort = effort;
        worlds = new Worlds(chance);
    }

    /// The card to play.
    ///
    /// @param seen the game as the player in turn sees it
    /// @param known cards known to be in the hand of each seat
    /// @param level of the contract, 0 for 80 to 4 for 100
    public int card(PointGame seen, long[] known, int level) {
        int usual = thumb.card(seen);
        long table = 0;
        for (int place = 0; place < seen.count(); place++) {
            table |= 1L << seen.trick(place);
        }
        long cards = Equals.reduced(seen.playable(), seen.unseen(seen.turn()) | table);
        if (Long.bitCount(cards) == 1) {
            return usual;
        }
        cards = (cards & ~equalsOf(usual, cards, seen, table)) | (1L << usual);
        boolean defends = seen.isDefender(seen.turn());
        boolean solve = seen.tricksLeft() <= effort.solvedTricks();
        int count = solve ? effort.solvedWorlds() : effort.playedWorlds();
        java.util.Arrays.fill(sums, 0);
        java.util.Arrays.fill(squares, 0);
        for (int number = 0; number < count; number++) {
            worlds.deal(seen, known, world);
            if (solve) {
                solver.payoffs(world, cards, payoffs);
            } else {
                playOut(cards);
            }
            add(cards, usual, level, defends);
        }
        return best(cards, usual, count);
    }

    /// The card that stands for the same as the usual one among those reduced.
    private static long equalsOf(int usual, long cards, PointGame seen, long table) {
        long others = seen.unseen(seen.turn()) | table;
        for (long left = cards; left != 0; left &= left - 1) {
            long bit = Long.lowestOneBit(left);
            if (bit != 1L << usual
                    && Long.bitCount(Equals.reduced(bit | (1L << usual), others))
                            == 1) {
                return bit;
            }
        }
        return 0;
    }

    private void playOut(long cards) {
        for (long left = cards; left != 0; left &= left - 1) {
            int card = Lanes.lowest(left);
            trial.copy(world);
            trial.play(card);
            while (!trial.isOver()
                    && (trial.count() > 0 || trial.tricksLeft() > effort.solvedInPlay())) {
                trial.play(thumb.card(trial));
            }
            payoffs[card] = trial.isOver() ? trial.payoff() : solver.payoff(trial);
        }
    }

    /// Adds what the cards are worth to the player beside the usual one.
    private void add(long cards, int usual, int level, boolean defends) {
        int base = Stakes.worth(level, payoffs[usual]);
        for (long left = cards; left != 0; left &= left - 1) {
            int card = Lanes.lowest(left);
            int worth = Stakes.worth(level, payoffs[card]) - base;
            sums[card] += defends ? -worth : worth;
            squares[card] += (double) worth * worth;
        }
    }

    /// The best on average; the usual card unless another is better by more than its uncertainty.
    private int best(long cards, int usual, int count) {
        int best = usual;
        double most = 0;
        for (long left = cards; left != 0; left &= left - 1) {
            int card = Lanes.lowest(left);
            double mean = sums[card] / count;
            double variance = Math.max(0, (squares[card] / count) - (mean * mean));
            double margin = mean - (effort.caution() * Math.sqrt(variance / count));
            if (margin > most) {
                most = margin;
                best = card;
            }
        }
        return best;
    }
}

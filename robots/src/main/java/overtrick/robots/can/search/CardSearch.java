package overtrick.robots.can.search;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import overtrick.robots.can.open.Equals;
import overtrick.robots.can.open.Lanes;
import overtrick.robots.can.open.OpenCardSolver;
import overtrick.robots.can.open.PointGame;
import overtrick.robots.can.saying.Saying;
import overtrick.robots.can.sight.CardSight;
import overtrick.robots.can.sight.Verdict;
import overtrick.robots.can.thumb.ThumbPlay;

/// Chooses a card by its average result in worlds that fit what has been seen.
///
/// Near the end every world is solved; before that it is played out by rules of thumb, and solved
/// once few tricks are left. The card of the rules of thumb is played unless another is better by
/// more than chance would explain. One object serves one thread.
public final class CardSearch {

    private static final int TABLE_BITS = 15;

    private final Effort effort;
    private final Reading reading;
    private final OpenCardSolver solver = new OpenCardSolver(TABLE_BITS);
    private final ThumbPlay thumb = new ThumbPlay();
    private final PointGame[] world = {new PointGame(2), new PointGame(4)};
    private final PointGame[] trial = {new PointGame(2), new PointGame(4)};
    private final int[] payoffs = new int[Lanes.PACK];
    private final double[] sums = new double[Lanes.PACK];
    private final double[] squares = new double[Lanes.PACK];
    private final CardReasons reasons;

    public CardSearch(Effort effort, Habits habits) {
        this.effort = effort;
        reading = new Reading(habits);
        reasons = new CardReasons(effort, solver);
    }

    /// The card to play, in lanes.
    public Verdict card(CardSight sight, RandomGenerator chance) {
        var seen = sight.game();
        int usual = thumb.card(seen);
        var why = thumb.why();
        long cards = candidates(seen, usual);
        if (Long.bitCount(cards) == 1) {
            return new Verdict(usual, Saying.of(why));
        }
        boolean solve = seen.tricksLeft() <= effort.solvedTricks();
        int count = solve ? effort.solvedWorlds() : effort.playedWorlds();
        weigh(sight, cards, usual, solve, count, chance);
        int best = best(cards, usual, count);
        return new Verdict(
                best, best == usual ? Saying.of(why) : reasons.why(sight, best, usual, chance));
    }

    /// One card of each kind that do the same work; the usual one stands for its own kind.
    private static long candidates(PointGame seen, int usual) {
        long others = seen.unseen(seen.turn());
        for (int place = 0; place < seen.count(); place++) {
            others |= 1L << seen.trick(place);
        }
        long kept = 1L << usual;
        for (long left = Equals.reduced(seen.playable(), others); left != 0; left &= left - 1) {
            long bit = Long.lowestOneBit(left);
            boolean same = Long.bitCount(Equals.reduced(bit | (1L << usual), others)) == 1;
            kept |= same ? 0 : bit;
        }
        return kept;
    }

    /// Sums over the worlds what each card is worth beside the usual one.
    private void weigh(
            CardSight sight,
            long cards,
            int usual,
            boolean solve,
            int count,
            RandomGenerator chance) {
        var seen = sight.game();
        boolean defends = seen.isDefender(seen.turn());
        var dealt = world[seen.players() >> 2];
        Arrays.fill(sums, 0);
        Arrays.fill(squares, 0);
        for (int number = 0; number < count; number++) {
            reading.deal(sight, dealt, chance);
            if (solve) {
                solver.payoffs(dealt, cards, payoffs);
            } else {
                playOut(dealt, cards);
            }
            int base = worth(sight, payoffs[usual], defends);
            for (long left = cards; left != 0; left &= left - 1) {
                int card = Lanes.lowest(left);
                int more = worth(sight, payoffs[card], defends) - base;
                sums[card] += more;
                squares[card] += (double) more * more;
            }
        }
    }

    private static int worth(CardSight sight, int payoff, boolean defends) {
        int worth = sight.stakes().worth(sight.level(), payoff);
        return defends ? -worth : worth;
    }

    private void playOut(PointGame dealt, long cards) {
        var game = trial[dealt.players() >> 2];
        for (long left = cards; left != 0; left &= left - 1) {
            int card = Lanes.lowest(left);
            game.copy(dealt);
            game.play(card);
            while (!game.isOver()
                    && (game.count() > 0 || game.tricksLeft() > effort.solvedInPlay())) {
                game.play(thumb.card(game));
            }
            payoffs[card] = game.isOver() ? game.payoff() : solver.payoff(game);
        }
    }

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

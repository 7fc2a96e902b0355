package overtrick.robots.can.search;

import java.util.EnumMap;
import java.util.Map;
import java.util.random.RandomGenerator;
import overtrick.robots.can.open.Lanes;
import overtrick.robots.can.open.OpenCardSolver;
import overtrick.robots.can.open.PointGame;
import overtrick.robots.can.saying.CanSentence;
import overtrick.robots.can.saying.Saying;
import overtrick.robots.can.sight.CardSight;
import overtrick.robots.can.thumb.ThumbPlay;

/// Says why one card is better than another: both are played on in worlds that fit what has been
/// seen, and what tells their ends apart for most is the reason.
final class CardReasons {

    private static final int WORLDS = 12;

    /// What the ends of two cards differ by.
    private enum Issue {
        LAST_TRICK,
        GOAL_BY_POINTS,
        SWEEP,
        TRIBUTE,
        POINTS
    }

    /// How a deal ended.
    ///
    /// @param taken the defenders' fives
    /// @param lastCard the card that won trick twelve, or none below zero
    private record End(int payoff, int taken, int lastCard) {}

    private final Effort effort;
    private final OpenCardSolver solver;
    private final Worlds worlds = new Worlds();
    private final ThumbPlay thumb = new ThumbPlay();
    private final PointGame world = new PointGame(4);
    private final PointGame trial = new PointGame(4);
    private final int[] payoffs = new int[Lanes.PACK];

    CardReasons(Effort effort, OpenCardSolver solver) {
        this.effort = effort;
        this.solver = solver;
    }

    /// Why the first card is played and not the other.
    Saying why(CardSight sight, int best, int other, RandomGenerator chance) {
        var seen = sight.game();
        boolean defends = seen.isDefender(seen.turn());
        String word = sight.word(other);
        if (seen.players() == 2) {
            return Saying.of(defends ? CanSentence.SAVE_KICK : CanSentence.SCORE_KICK, word);
        }
        var gains = new EnumMap<Issue, Integer>(Issue.class);
        int kept = 0;
        int played = 0;
        for (int number = 0; number < WORLDS; number++) {
            worlds.deal(seen, seen.turn(), sight.known(), world, chance);
            var good = end(best);
            var bad = end(other);
            int gain = worth(sight, good, defends) - worth(sight, bad, defends);
            if (gain > 0) {
                gains.merge(issue(sight, good, bad), gain, Integer::sum);
                played++;
                kept += good.lastCard == other ? 1 : 0;
            }
        }
        boolean keeps = 2 * kept > played;
        return gains.entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .map(most -> sentence(most.getKey(), defends, keeps))
                .map(said -> Saying.of(said, word))
                .orElseGet(() -> Saying.of(CanSentence.BETTER_ON_THE_WHOLE, word));
    }

    private static int worth(CardSight sight, End end, boolean defends) {
        int worth = sight.stakes().worth(sight.level(), end.payoff);
        return defends ? -worth : worth;
    }

    /// The deal after this card: by rules of thumb, and without error when few tricks are left.
    private End end(int card) {
        trial.copy(world);
        trial.play(card);
        while (!trial.isOver()) {
            trial.play(trial.tricksLeft() > effort.solvedInPlay() ? thumb.card(trial) : best());
        }
        return new End(
                trial.payoff(),
                trial.taken(),
                trial.tricksLeft() == 0 ? trial.winning() : Integer.MIN_VALUE);
    }

    private int best() {
        long playable = trial.playable();
        boolean defends = trial.isDefender(trial.turn());
        solver.payoffs(trial, playable, payoffs);
        int best = Lanes.lowest(playable);
        for (long left = playable; left != 0; left &= left - 1) {
            int card = Lanes.lowest(left);
            boolean better =
                    defends ? payoffs[card] > payoffs[best] : payoffs[card] < payoffs[best];
            best = better ? card : best;
        }
        return best;
    }

    private static Issue issue(CardSight sight, End one, End another) {
        var more = one.payoff > another.payoff ? one : another;
        var less = one.payoff > another.payoff ? another : one;
        var stakes = sight.stakes();
        int level = sight.level();
        if (stakes.goals(level, more.payoff) != stakes.goals(level, less.payoff)) {
            if (more.payoff < PointGame.STOP) {
                return Issue.SWEEP;
            }
            return more.taken >= PointGame.STOP ? Issue.GOAL_BY_POINTS : Issue.LAST_TRICK;
        }
        boolean sameTribute = stakes.owed(level, more.payoff) == stakes.owed(level, less.payoff);
        return sameTribute ? Issue.POINTS : Issue.TRIBUTE;
    }

    /// @param keeps whether the card that is not played wins trick twelve for most
    private static CanSentence sentence(Issue issue, boolean defends, boolean keeps) {
        return switch (issue) {
            case LAST_TRICK -> lastTrick(defends, keeps);
            case GOAL_BY_POINTS -> defends ? CanSentence.REACH_GOAL : CanSentence.STAY_BELOW_GOAL;
            case SWEEP -> defends ? CanSentence.BREAK_SWEEP : CanSentence.KEEP_SWEEP;
            case TRIBUTE -> defends ? CanSentence.MORE_TRIBUTE : CanSentence.LESS_TRIBUTE;
            case POINTS -> defends ? CanSentence.MORE_POINTS : CanSentence.FEWER_POINTS;
        };
    }

    private static CanSentence lastTrick(boolean defends, boolean keeps) {
        if (keeps) {
            return CanSentence.KEEP_FOR_LAST;
        }
        return defends ? CanSentence.WIN_LAST_TRICK : CanSentence.SAVE_LAST_TRICK;
    }
}

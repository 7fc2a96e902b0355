package overtrick.robots.can.sight;

import java.util.List;
import overtrick.can.CanLevel;
import overtrick.can.rules.CanRules;
import overtrick.can.score.DealResult;
import overtrick.can.tribute.Debt;
import overtrick.cards.Seat;
import overtrick.robots.can.open.PointGame;

/// What the end of a deal is worth to declarer's side, in thousandths of a goal: the goal, and the
/// tribute that the next deal will begin with (can.md §6.1).
///
/// A little is taken off for every five points of the defenders, so that of two ways to the same
/// class the one with fewer is chosen.
public final class Stakes {

    /// One goal.
    public static final int GOAL = 1000;

    /// What paying costs. In 40,000 deals played out by rules of thumb, with tribute and without,
    /// it was 208 for a single card, 353 for two and 424 for one each.
    private static final int FIRST_CARD = 200;

    private static final int SECOND_CARD = 140;
    private static final int FIVE = 4;

    /// A kick: a goal, or none (can.md §11.2).
    public static final Stakes KICK = kick();

    public static final Stakes CLUB = of(CanRules.CLUB);

    private final int[][] worth;

    private Stakes(int[][] worth) {
        this.worth = worth;
    }

    /// Of a deal that another follows.
    public static Stakes of(CanRules rules) {
        return of(rules, true);
    }

    /// Of the last deal of a match, whose tribute lapses (can.md §3).
    public static Stakes ofLastDeal(CanRules rules) {
        return of(rules, false);
    }

    private static Stakes of(CanRules rules, boolean tribute) {
        var worth = new int[CanLevel.values().length][PointGame.STOP + 1];
        for (var level : CanLevel.values()) {
            for (int payoff = 0; payoff <= PointGame.STOP; payoff++) {
                var result = new DealResult(1, Seat.SOUTH, level, 5 * payoff, false);
                worth[level.ordinal()][payoff] = worth(result, rules, tribute) - (FIVE * payoff);
            }
        }
        return new Stakes(worth);
    }

    private static int worth(DealResult result, CanRules rules, boolean tribute) {
        int goal =
                result.goal(rules).map(side -> side == result.declarers() ? GOAL : -GOAL).orElse(0);
        return tribute ? goal - cost(result.debts(rules)) : goal;
    }

    /// What it costs declarer's side to owe this.
    public static int cost(List<Debt> debts) {
        return debts.stream()
                .mapToInt(debt -> FIRST_CARD + (SECOND_CARD * (debt.cards() - 1)))
                .sum();
    }

    private static Stakes kick() {
        var worth = new int[1][PointGame.STOP + 1];
        worth[0][0] = GOAL;
        return new Stakes(worth);
    }

    /// @param level 0 for 80 to 4 for 100
    /// @param payoff as of [PointGame#payoff]
    public int worth(int level, int payoff) {
        return worth[level][payoff];
    }
}

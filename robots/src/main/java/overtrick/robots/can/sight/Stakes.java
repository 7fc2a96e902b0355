package overtrick.robots.can.sight;

import java.util.Arrays;
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

    /// How a deal ends for declarer's side.
    ///
    /// @param goals 1 for a goal of its own, -1 for one of the defenders
    /// @param owed in cards of tribute
    private record Ending(int goals, int owed, int worth) {}

    private final Ending[][] endings;

    private Stakes(Ending[][] endings) {
        this.endings = endings;
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
        var endings = new Ending[CanLevel.values().length][PointGame.STOP + 1];
        for (var level : CanLevel.values()) {
            for (int payoff = 0; payoff <= PointGame.STOP; payoff++) {
                var result = new DealResult(1, Seat.SOUTH, level, 5 * payoff, false);
                endings[level.ordinal()][payoff] = ending(result, rules, tribute);
            }
        }
        return new Stakes(endings);
    }

    private static Ending ending(DealResult result, CanRules rules, boolean tribute) {
        int goals = result.goal(rules).map(side -> side == result.declarers() ? 1 : -1).orElse(0);
        var debts = tribute ? result.debts(rules) : List.<Debt>of();
        int owed = debts.stream().mapToInt(Debt::cards).sum();
        int worth = (GOAL * goals) - cost(debts) - (FIVE * (result.points() / 5));
        return new Ending(goals, owed, worth);
    }

    /// What it costs declarer's side to owe this.
    public static int cost(List<Debt> debts) {
        return debts.stream()
                .mapToInt(debt -> FIRST_CARD + (SECOND_CARD * (debt.cards() - 1)))
                .sum();
    }

    private static Stakes kick() {
        var endings = new Ending[1][PointGame.STOP + 1];
        Arrays.fill(endings[0], new Ending(0, 0, 0));
        endings[0][0] = new Ending(1, 0, GOAL);
        return new Stakes(endings);
    }

    /// @param level 0 for 80 to 4 for 100
    /// @param payoff as of [PointGame#payoff]
    public int worth(int level, int payoff) {
        return endings[level][payoff].worth;
    }

    /// 1 for a goal of declarer's side, -1 for one of the defenders, else 0.
    public int goals(int level, int payoff) {
        return endings[level][payoff].goals;
    }

    /// How many cards of tribute declarer's side will owe.
    public int owed(int level, int payoff) {
        return endings[level][payoff].owed;
    }
}

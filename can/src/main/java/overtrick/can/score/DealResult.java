package overtrick.can.score;

import java.util.List;
import java.util.Optional;
import overtrick.can.CanLevel;
import overtrick.can.rules.CanRules;
import overtrick.can.rules.PlayingRules.Both;
import overtrick.can.rules.TributeRules.LastTrick;
import overtrick.can.rules.TributeRules.Payer;
import overtrick.can.rules.TributeRules.ThirtyFive;
import overtrick.can.tribute.Debt;
import overtrick.cards.Seat;
import overtrick.cards.Side;

/// Kết quả ván: A, B and the last trick, and their consequences (can.md §6.1).
///
/// @param deal its number in the match, from 1
/// @param points B: what the defenders have won
/// @param defendersWonLast whether they have won the twelfth trick
public record DealResult(
        int deal, Seat declarer, CanLevel level, int points, boolean defendersWonLast) {

    /// B that ends the play at once.
    public static final int POINTS_GOAL = 45;

    public DealResult {
        if (points < 0 || points % 5 != 0) {
            throw new IllegalArgumentException("points are not fives: " + points);
        }
    }

    /// The side of the declarer.
    public Side declarers() {
        return declarer.side();
    }

    /// The class: the first condition that holds decides, so there is only ever one.
    public DealClass dealClass(CanRules rules) {
        boolean last = defendersWonLast;
        if (points >= POINTS_GOAL) {
            boolean lastCounts = rules.playing().fortyFiveAndLastTrick() == Both.LAST_TRICK_GOAL;
            return last && lastCounts ? DealClass.LAST_TRICK_GOAL : DealClass.POINTS_GOAL;
        }
        return last ? DealClass.LAST_TRICK_GOAL : byPoints(rules);
    }

    private DealClass byPoints(CanRules rules) {
        if (points == 0) {
            return DealClass.CLEAN_SWEEP;
        }
        if (points >= 35 && rules.tribute().thirtyFive() == ThirtyFive.EACH_ONE) {
            return DealClass.EACH_ONE; // ruling 9
        }
        int lost = level.points() + points - 100; // C
        return lost >= 20 ? DealClass.DOUBLE : lost >= 10 ? DealClass.SINGLE : DealClass.NONE;
    }

    /// The side that has a goal.
    public Optional<Side> goal(CanRules rules) {
        var dealClass = dealClass(rules);
        if (dealClass.isDefendersGoal()) {
            return Optional.of(declarers().other());
        }
        return dealClass == DealClass.CLEAN_SWEEP ? Optional.of(declarers()) : Optional.empty();
    }

    /// What is owed in the next deal.
    public List<Debt> debts(CanRules rules) {
        var dealClass = dealClass(rules);
        boolean pays =
                dealClass == DealClass.LAST_TRICK_GOAL
                        && points > 0
                        && points < POINTS_GOAL
                        && rules.tribute().afterLastTrickGoal() == LastTrick.BY_POINTS; // ruling 1
        return debts(pays ? byPoints(rules) : dealClass, rules);
    }

    private List<Debt> debts(DealClass dealClass, CanRules rules) {
        boolean shared = rules.tribute().payer() == Payer.PARTNERS_SHARE; // ruling 10
        return switch (dealClass) {
            case POINTS_GOAL, LAST_TRICK_GOAL, CLEAN_SWEEP, NONE -> List.of();
            case SINGLE -> List.of(new Debt(declarer, 1, deal));
            case DOUBLE -> shared ? eachOne() : List.of(new Debt(declarer, 2, deal));
            case EACH_ONE -> eachOne();
        };
    }

    private List<Debt> eachOne() {
        return List.of(new Debt(declarer, 1, deal), new Debt(declarer.partner(), 1, deal));
    }
}

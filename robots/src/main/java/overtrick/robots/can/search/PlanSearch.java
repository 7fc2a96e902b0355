package overtrick.robots.can.search;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import overtrick.robots.can.open.Lanes;
import overtrick.robots.can.sight.DeclarerSight;
import overtrick.robots.can.sight.Plan;
import overtrick.robots.can.thumb.Burial;
import overtrick.robots.can.thumb.TrumpChoice;

/// Chooses trump and burial by playing out the likely ways: at most sixteen, in the same deals.
public final class PlanSearch {

    /// A suit is looked at when it is worth nearly as much as the best.
    private static final int NEARLY = 40;

    private final Effort effort;
    private final Prospects prospects = new Prospects();
    private final TrumpChoice choice = new TrumpChoice();
    private final Burial burial = new Burial();

    public PlanSearch(Effort effort) {
        this.effort = effort;
    }

    public Plan plan(DeclarerSight sight, RandomGenerator chance) {
        var plans = plans(sight.cards());
        var sums = new long[plans.size()];
        for (int world = 0; world < effort.bidWorlds(); world++) {
            prospects.deal(sight.seat(), sight.cards(), sight.known(), chance);
            for (int at = 0; at < sums.length; at++) {
                var plan = plans.get(at);
                int payoff =
                        prospects.declaredWith(
                                sight.players(),
                                sight.seat(),
                                sight.cards(),
                                plan.trump(),
                                Lanes.swapped(plan.buried(), plan.trump()));
                sums[at] += sight.stakes().worth(sight.level(), payoff);
            }
        }
        int best = 0;
        for (int at = 1; at < sums.length; at++) {
            best = sums[at] > sums[best] ? at : best;
        }
        return plans.get(best);
    }

    /// The best two suits with every burial that empties some of the other suits.
    private List<Plan> plans(long cards) {
        choice.choose(cards);
        int best = choice.trump();
        int second = best == 0 ? 1 : 0;
        for (int suit = 0; suit < Lanes.LANES; suit++) {
            boolean better = choice.value(suit) > choice.value(second);
            second = suit != best && better ? suit : second;
        }
        var plans = new ArrayList<Plan>();
        add(plans, cards, best);
        if (choice.value(second) > choice.value(best) - NEARLY) {
            add(plans, cards, second);
        }
        return plans;
    }

    private void add(List<Plan> plans, long cards, int trump) {
        var ways = new long[Burial.WAYS];
        burial.ways(Lanes.swapped(cards, trump), ways);
        for (long way : ways) {
            if (way != 0) {
                plans.add(new Plan(trump, Lanes.swapped(way, trump)));
            }
        }
    }
}

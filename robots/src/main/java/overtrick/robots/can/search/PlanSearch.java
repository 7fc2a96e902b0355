package overtrick.robots.can.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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

    /// So many times as many worlds for burials that differ in one card.
    private static final int VARIED = 2;

    /// What was planned last, and for which sight.
    private record Planned(DeclarerSight sight, Plan plan) {}

    private final Effort effort;
    private final Habits habits;
    private Optional<Planned> planned = Optional.empty();
    private final Prospects prospects = new Prospects();
    private final TrumpChoice choice = new TrumpChoice();
    private final Burial burial = new Burial();

    public PlanSearch(Effort effort, Habits habits) {
        this.effort = effort;
        this.habits = habits;
    }

    /// The plan for these eighteen cards. Six cards are buried one by one, and each time the plan
    /// is asked for: what has been thought of once is not thought of again.
    public Plan plan(DeclarerSight sight, RandomGenerator chance) {
        if (habits.swaps() == 0) {
            return best(sight, plans(sight.cards()), effort.bidWorlds(), chance);
        }
        if (planned.filter(last -> last.sight().equals(sight)).isEmpty()) {
            var whole = best(sight, plans(sight.cards()), effort.bidWorlds(), chance);
            var varied = varied(sight.cards(), whole);
            var plan = best(sight, varied, VARIED * effort.bidWorlds(), chance);
            planned = Optional.of(new Planned(sight, plan));
        }
        return planned.orElseThrow().plan();
    }

    /// The plan, and the same with one of the cheapest cards that it keeps in the place of each
    /// that it buries.
    private List<Plan> varied(long cards, Plan plan) {
        var plans = new ArrayList<Plan>();
        plans.add(plan);
        long all = Lanes.swapped(cards, plan.trump());
        long away = Lanes.swapped(plan.buried(), plan.trump());
        long kept = all & ~away;
        for (int swap = 0; swap < habits.swaps(); swap++) {
            long cheapest = 1L << burial.cheapest(kept, all);
            for (long left = away; left != 0; left &= left - 1) {
                long buried = (away & ~Long.lowestOneBit(left)) | cheapest;
                plans.add(new Plan(plan.trump(), Lanes.swapped(buried, plan.trump())));
            }
            kept &= ~cheapest;
        }
        return plans;
    }

    private Plan best(DeclarerSight sight, List<Plan> plans, int worlds, RandomGenerator chance) {
        var sums = new long[plans.size()];
        for (int world = 0; world < worlds; world++) {
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

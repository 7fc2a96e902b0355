package overtrick.robots.judgement;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Contract;
import overtrick.cards.Deal;
import overtrick.cards.FormatException;
import overtrick.robots.judgement.Comparison.Ending;
import overtrick.robots.layout.Layout;
import overtrick.robots.layout.Layouts;
import overtrick.robots.search.Solvers;
import overtrick.robots.stake.Stake;
import overtrick.solver.Cancellation;
import overtrick.solver.SearchCancelledException;
import overtrick.systems.Understanding;
import overtrick.systems.hand.Hand;

/// Compares calls in layouts of the hidden hands that fit the auction. The same hand, auction and
/// seed get the same answer. May be shared between threads.
///
/// @param layouts how many at most
/// @param solvers of the house
public record Comparer(int layouts, Stake stake, Solvers solvers, long seed) {

    /// In one layout less than this is nothing.
    private static final double NOTHING = 0.5;

    /// Tricks begun by the solver after which no other layout is looked at.
    private static final long MOST_LEADS = 2_400_000;

    /// Compares two calls; empty when somebody's system has no call for what follows, or it was
    /// told that it is enough before anything was seen.
    ///
    /// @param auction as it was understood before each call, and now
    /// @param hand of the player in turn
    public Optional<Comparison> compare(
            List<Understanding> auction,
            Hand hand,
            Call first,
            Call second,
            BooleanSupplier enough) {
        var now = auction.getLast();
        var me = now.auction().turn().orElseThrow();
        var chance = new SplittableRandom(seed * 31 + hand.cards().bits());
        return solvers.with(solver -> {
            solver.heed(enough::getAsBoolean);
            try {
                var count = new Count(now, new Gain(stake), first, second);
                long begun = solver.leads();
                for (var layout :
                        Layouts.whileBidding(me, hand.cards(), auction).draw(layouts, chance)) {
                    var all = layout.hands();
                    var deal = new Deal(all.get(0), all.get(1), all.get(2), all.get(3));
                    count.look(layout, new OpenCards(deal, solver));
                    if (enough.getAsBoolean() || solver.leads() - begun > MOST_LEADS) {
                        break;
                    }
                }
                return count.told();
            } catch (SearchCancelledException | FormatException cutShort) {
                return Optional.empty();
            } finally {
                solver.heed(Cancellation.NEVER);
            }
        });
    }

    /// Mutable.
    private static final class Count {

        private record Tally(int times, int made) {}

        private final Understanding now;
        private final Gain gain;
        private final List<Endings.Node> roots;
        private final List<Map<Optional<Contract>, Tally>> ends =
                List.of(new HashMap<>(), new HashMap<>());
        private int layouts;
        private int better;
        private int worse;
        private double sum;

        Count(Understanding now, Gain gain, Call first, Call second) {
            this.now = now;
            this.gain = gain;
            var root = new Endings(gain.stake()).of(now);
            roots = List.of(root.after(first), root.after(second));
        }

        void look(Layout layout, OpenCards cards) {
            var hands = layout.hands().stream().map(one -> Hand.of(one)).toList();
            var side = now.auction().turn().orElseThrow().side();
            var table =
                    new Outcome.Table(
                            gain.stake(), now.vulnerability(), side, Occasion.isContested(now), 0);
            var seen = new ArrayList<Outcome>();
            for (var root : roots) {
                seen.add(table.outcome(root.end(hands), cards));
            }
            int times = Math.max(1, (int) Math.round(layout.weight()));
            double worth = gain.between(seen.getLast(), seen.getFirst());
            layouts += times;
            sum += times * worth;
            better += worth > NOTHING ? times : 0;
            worse += worth < -NOTHING ? times : 0;
            for (int at = 0; at < seen.size(); at++) {
                var tally = new Tally(times, seen.get(at).isMade() ? times : 0);
                ends.get(at)
                        .merge(
                                seen.get(at).contract(),
                                tally,
                                (one, other) ->
                                        new Tally(one.times + other.times, one.made + other.made));
            }
        }

        Optional<Comparison> told() {
            return layouts == 0
                    ? Optional.empty()
                    : Optional.of(
                            new Comparison(
                                    layouts,
                                    sum / layouts,
                                    better,
                                    worse,
                                    endings(ends.getFirst()),
                                    endings(ends.getLast())));
        }

        private static List<Ending> endings(Map<Optional<Contract>, Tally> ends) {
            return ends.entrySet().stream()
                    .map(one -> new Ending(one.getKey(), one.getValue().times, one.getValue().made))
                    .sorted(
                            Comparator.comparingInt((Ending one) -> -one.times())
                                    .thenComparing(
                                            one -> one.contract().map(Contract::code).orElse("")))
                    .toList();
        }
    }
}

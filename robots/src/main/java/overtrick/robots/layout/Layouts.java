package overtrick.robots.layout;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.random.RandomGenerator;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.systems.Understanding;

/// Draws layouts of the unseen cards that fit what a player knows. Hands are drawn within the
/// limits that the auction has shown, and weighted by how likely their calls and cards were; when
/// few layouts are left, all of them are looked at. The same evidence and chance give the same
/// layouts.
public final class Layouts {

    /// As many layouts as this are all looked at.
    private static final int FEW = 4_000;

    /// How many are drawn and weighted for each one that is kept.
    private static final int DRAWN = 12;

    /// How many second hands are drawn for a first one when three are hidden.
    private static final int SECONDS = 4;

    /// How often more are drawn when too few fit.
    private static final int ROUNDS = 6;

    /// The weight of a layout in which somebody's calls were strange.
    private static final double STRANGE = 0.01;

    /// How much wider limits get when nothing is within: cards, points.
    private static final int[][] STRETCHES = {{0, 0}, {1, 3}, {2, 6}, {13, 40}};

    /// What the hands in sight hold.
    private final Map<Seat, CardSet> held;

    private final List<Unseen> hidden;
    private final long unseen;

    /// Hands still held, in the order of the hidden seats.
    private record Drawn(List<Long> hands, double weight) {}

    public Layouts(Evidence evidence, Attention attention) {
        held = evidence.held();
        hidden =
                evidence.hidden().stream()
                        .<Unseen>map(seat -> new HiddenHand(seat, evidence, attention))
                        .toList();
        unseen = evidence.unseen().bits();
    }

    private Layouts(Map<Seat, CardSet> held, List<Unseen> hidden) {
        this.held = Map.copyOf(held);
        this.hidden = hidden;
        var seen = held.values().stream().reduce(CardSet.NONE, CardSet::union);
        unseen = CardSet.ALL.minus(seen).bits();
    }

    /// Those that a player may think of who is to call: only their own hand is seen.
    ///
    /// @param hand all thirteen cards
    /// @param auction as it was understood before each call, and now
    public static Layouts whileBidding(Seat me, CardSet hand, List<Understanding> auction) {
        var others = Arrays.stream(Seat.values()).filter(seat -> seat != me);
        return new Layouts(
                Map.of(me, hand),
                others.<Unseen>map(seat -> new CallersHand(seat, auction)).toList());
    }

    /// At most so many layouts, or all if there are fewer. Their weights differ when all are looked
    /// at, and add up to their number.
    public List<Layout> draw(int count, RandomGenerator chance) {
        if (hidden.size() < 2) {
            return List.of(layout(new Drawn(List.of(unseen), 1)));
        }
        for (var stretch : STRETCHES) {
            var limits = hidden.stream().map(hand -> hand.limits(stretch[0], stretch[1])).toList();
            var ways =
                    hidden.size() == 2 ? two(limits, count, chance) : three(limits, count, chance);
            var drawn = ways.stream().filter(one -> one.weight > 0).toList();
            if (!drawn.isEmpty()) {
                return chosen(drawn, count, chance);
            }
        }
        throw new IllegalStateException("no layout fits beside " + held);
    }

    private List<Drawn> two(List<Limits> limits, int count, RandomGenerator chance) {
        var first =
                new Division(
                        unseen,
                        hidden.get(0).size(),
                        limits.get(0).and(limits.get(1).beside(unseen)));
        if (first.count() == 0) {
            return List.of();
        }
        var drawn = new ArrayList<Drawn>();
        if (first.count() <= FEW) {
            first.each(one -> drawn.add(weighed(1, one, unseen & ~one)));
            return drawn;
        }
        int fitting = 0;
        for (int round = 0; round < ROUNDS && fitting < count; round++) {
            for (int at = 0; at < count * DRAWN; at++) {
                long one = first.draw(chance);
                var next = weighed(1, one, unseen & ~one);
                fitting += next.weight > STRANGE ? 1 : 0;
                drawn.add(next);
            }
        }
        return drawn;
    }

    /// A second hand is the likelier drawn the fewer there are beside the first one: its weight
    /// makes up for that.
    private List<Drawn> three(List<Limits> limits, int count, RandomGenerator chance) {
        var others = limits.get(1).plus(limits.get(2));
        var first =
                new Division(
                        unseen, hidden.get(0).size(), limits.get(0).and(others.beside(unseen)));
        if (first.count() == 0) {
            return List.of();
        }
        var drawn = new ArrayList<Drawn>();
        int fitting = 0;
        for (int round = 0; round < ROUNDS && fitting < count; round++) {
            for (int at = 0; at < count * DRAWN / SECONDS; at++) {
                long one = first.draw(chance);
                long rest = unseen & ~one;
                var within = limits.get(1).and(limits.get(2).beside(rest));
                var second = new Division(rest, hidden.get(1).size(), within);
                for (int other = 0; second.count() > 0 && other < SECONDS; other++) {
                    long two = second.draw(chance);
                    var next = weighed(second.count(), one, two, rest & ~two);
                    fitting += next.weight > STRANGE * second.count() ? 1 : 0;
                    drawn.add(next);
                }
            }
        }
        return drawn;
    }

    private Drawn weighed(double ways, long... hands) {
        double weight = ways;
        var all = new ArrayList<Long>();
        for (int at = 0; at < hands.length; at++) {
            weight *= hidden.get(at).weight(hands[at]);
            all.add(hands[at]);
        }
        return new Drawn(all, weight);
    }

    /// So many of them, each as often as its weight says; all if they are no more.
    private List<Layout> chosen(List<Drawn> drawn, int count, RandomGenerator chance) {
        double all = drawn.stream().mapToDouble(Drawn::weight).sum();
        if (drawn.size() <= count) {
            return likeliestFirst(drawn, drawn.size() / all, chance);
        }
        double step = all / count;
        double next = chance.nextDouble() * step;
        double passed = 0;
        var kept = new ArrayList<Layout>();
        for (var one : drawn) {
            passed += one.weight;
            int times = 0;
            while (next < passed) {
                times++;
                next += step;
            }
            if (times > 0) {
                kept.add(layout(new Drawn(one.hands, times)));
            }
        }
        Collections.shuffle(kept, Random.from(chance));
        return kept;
    }

    /// Who stops before the last layout has then looked at those that matter; of equals any may
    /// come first, for in the order in which they are counted neighbours look alike.
    private List<Layout> likeliestFirst(List<Drawn> drawn, double even, RandomGenerator chance) {
        var all = new ArrayList<Layout>();
        drawn.forEach(one -> all.add(layout(new Drawn(one.hands, one.weight * even))));
        Collections.shuffle(all, Random.from(chance));
        all.sort(Comparator.comparingDouble(Layout::weight).reversed());
        return all;
    }

    private Layout layout(Drawn drawn) {
        var hands = new ArrayList<CardSet>();
        int next = 0;
        for (var seat : Seat.values()) {
            var seen = held.get(seat);
            hands.add(seen == null ? new CardSet(drawn.hands.get(next++)) : seen);
        }
        return new Layout(hands, drawn.weight);
    }
}

package overtrick.robots.layout;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.random.RandomGenerator;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.cards.Suit;

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

    /// The weight of a layout in which somebody's calls were strange, in which case more are drawn.
    private static final double STRANGE = 0.01;

    /// How much wider limits get when nothing is within: cards, points.
    private static final int[][] STRETCHES = {{0, 0}, {1, 3}, {2, 6}, {13, 40}};

    private final Evidence evidence;
    private final List<Seat> hidden;
    private final long unseen;
    private final Map<Seat, Long> played = new EnumMap<>(Seat.class);
    private final Map<Seat, Integer> sizes = new EnumMap<>(Seat.class);
    private final Map<Seat, AuctionFit> calls = new EnumMap<>(Seat.class);
    private final Map<Seat, PlayFit> cards = new EnumMap<>(Seat.class);

    /// Weights of hands that were met before.
    private final Map<Seat, Map<Long, Double>> known = new EnumMap<>(Seat.class);

    /// Hands still held, in the order of the hidden seats.
    private record Drawn(long[] hands, double weight) {}

    public Layouts(Evidence evidence) {
        this.evidence = evidence;
        this.hidden = evidence.hidden();
        this.unseen = evidence.unseen().bits();
        var all = evidence.played();
        for (var seat : hidden) {
            played.put(seat, all.getOrDefault(seat, CardSet.NONE).bits());
            sizes.put(seat, evidence.play().cardsLeft(seat));
            calls.put(seat, new AuctionFit(seat, evidence.auction()));
            cards.put(seat, new PlayFit(seat, evidence));
            known.put(seat, new HashMap<>());
        }
    }

    /// At most so many layouts, or all if there are fewer. Their weights differ when all are looked
    /// at.
    public List<Layout> draw(int count, RandomGenerator chance) {
        if (hidden.size() < 2) {
            return List.of(layout(new Drawn(new long[] {unseen}, 1)));
        }
        for (var stretch : STRETCHES) {
            var limits = limits(stretch[0], stretch[1]);
            var drawn = hidden.size() == 2 ? two(limits, count, chance) : three(limits, count, chance);
            if (!drawn.isEmpty()) {
                return chosen(drawn, count, chance);
            }
        }
        throw new IllegalStateException("no layout fits " + evidence);
    }

    /// The limits of the cards that each hidden seat still holds.
    private List<Limits> limits(int wider, int points) {
        var limits = new ArrayList<Limits>();
        for (var seat : hidden) {
            var box = evidence.auction().getLast().hands().of(seat).bounds();
            long gone = played.getOrDefault(seat, 0L);
            var left = Limits.of(box).wider(wider, points).less(lengths(gone), Division.points(gone));
            for (var suit : Suit.values()) {
                left = evidence.showedOut(seat, suit) ? left.without(suit) : left;
            }
            limits.add(left);
        }
        return limits;
    }

    private static int[] lengths(long cards) {
        var lengths = new int[Suit.values().length];
        for (int suit = 0; suit < lengths.length; suit++) {
            lengths[suit] = Division.length(cards, suit);
        }
        return lengths;
    }

    private static Limits both(Limits own, Limits others, long pool) {
        return own.and(others.beside(lengths(pool), Division.points(pool)));
    }

    private int size(int at) {
        return sizes.getOrDefault(hidden.get(at), 0);
    }

    private List<Drawn> two(List<Limits> limits, int count, RandomGenerator chance) {
        var first = new Division(unseen, size(0), both(limits.get(0), limits.get(1), unseen));
        if (first.count() == 0) {
            return List.of();
        }
        if (first.count() <= FEW) {
            return every(first);
        }
        var drawn = new ArrayList<Drawn>();
        double fitting = 0;
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

    private List<Drawn> every(Division first) {
        var all = new ArrayList<Drawn>();
        first.each(one -> all.add(weighed(1, one, unseen & ~one)));
        return all;
    }

    /// The hand with the fewest ways is drawn first, the others from what it leaves.
    private List<Drawn> three(List<Limits> limits, int count, RandomGenerator chance) {
        var first =
                new Division(
                        unseen, size(0), both(limits.get(0), limits.get(1).plus(limits.get(2)), unseen));
        if (first.count() == 0) {
            return List.of();
        }
        var drawn = new ArrayList<Drawn>();
        double fitting = 0;
        for (int round = 0; round < ROUNDS && fitting < count; round++) {
            for (int at = 0; at < count * DRAWN / SECONDS; at++) {
                long one = first.draw(chance);
                long rest = unseen & ~one;
                var second = new Division(rest, size(1), both(limits.get(1), limits.get(2), rest));
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
        for (int at = 0; at < hands.length; at++) {
            weight *= weight(hidden.get(at), hands[at]);
        }
        return new Drawn(hands, weight);
    }

    private double weight(Seat seat, long held) {
        long dealt = held | played.getOrDefault(seat, 0L);
        var met = known.getOrDefault(seat, Map.of());
        var before = met.get(dealt);
        if (before != null) {
            return before;
        }
        double weight =
                calls.get(seat).weight(dealt) * cards.get(seat).weight(dealt);
        met.put(dealt, weight);
        return weight;
    }

    /// So many of them, each as often as its weight says; all if they are no more.
    private List<Layout> chosen(List<Drawn> drawn, int count, RandomGenerator chance) {
        if (drawn.size() <= count) {
            return drawn.stream().map(this::layout).toList();
        }
        double all = drawn.stream().mapToDouble(Drawn::weight).sum();
        double step = all / count;
        double at = chance.nextDouble() * step;
        double passed = 0;
        var kept = new ArrayList<Layout>();
        for (var one : drawn) {
            passed += one.weight;
            int times = 0;
            while (at < passed) {
                times++;
                at += step;
            }
            if (times > 0) {
                kept.add(layout(new Drawn(one.hands, times)));
            }
        }
        Collections.shuffle(kept, Random.from(chance));
        return kept;
    }

    private Layout layout(Drawn drawn) {
        var hands = new ArrayList<CardSet>();
        int next = 0;
        for (var seat : Seat.values()) {
            hands.add(
                    hidden.contains(seat) ? new CardSet(drawn.hands[next++]) : evidence.held(seat));
        }
        return new Layout(hands, drawn.weight);
    }
}

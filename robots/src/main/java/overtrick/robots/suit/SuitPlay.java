package overtrick.robots.suit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import overtrick.robots.suit.OpenSuit.Hands;

/// The best play of a suit when nothing else matters: both hands can always be reached, the splits
/// of the missing cards are known by their likelihood, and declarer learns from every card which
/// splits are left, as at the table and unlike a double-dummy solver (robots.md §3). Defenders know
/// how the cards lie: they cover when that gains, play low else, and win as cheaply as they can in
/// fourth hand; of cards between which none of ours lies, each tells the same.
public final class SuitPlay {

    private static final int RANKS = 13;

    private final int ours;
    private final OpenSuit open = new OpenSuit();
    private final Map<State, Double> known = new HashMap<>();

    private record State(int first, int second, List<Split> splits) {}

    /// A trick under way.
    ///
    /// @param fromFirst whether the first hand has led
    private record Led(boolean fromFirst, int card) {}

    private SuitPlay(int ours) {
        this.ours = ours;
    }

    /// The tricks to be expected after each lead from the first hand, in the weight of the splits.
    ///
    /// @param first cards of the hand that leads, as bits from the deuce up
    /// @param second cards of its partner
    public static Map<Integer, Double> leads(int first, int second, List<Split> splits) {
        var play = new SuitPlay(first | second);
        var some = play.merged(splits);
        var found = new TreeMap<Integer, Double>();
        for (int card : OpenSuit.kinds(first, out(some))) {
            found.put(card, play.led(new Led(true, card), first & ~card, second, some));
        }
        return found;
    }

    /// The tricks to be expected, this one among them, after each card of the partner of the hand
    /// that has led and to whose lead the defender between has played.
    ///
    /// @param first cards still held by the hand that has led
    /// @param second cards of the hand in turn
    /// @param led the card led
    /// @param played by the defender, 0 for a card of another suit
    /// @param splits of the cards still out
    public static Map<Integer, Double> thirds(
            int first, int second, int led, int played, List<Split> splits) {
        var play = new SuitPlay(first | second | led);
        var fitting =
                splits.stream()
                        .filter(split -> play.wouldPlay(first, second, led, played, split))
                        .toList();
        var some = play.merged(fitting.isEmpty() ? splits : fitting);
        var found = new TreeMap<Integer, Double>();
        for (int card : choices(second, some, played)) {
            var trick = new Trick(new Led(true, led), played, card);
            found.put(card, play.after(trick, first, second & ~card, some));
        }
        return found;
    }

    private boolean wouldPlay(int first, int second, int led, int played, Split split) {
        var hands = new Hands(first, split.left() | played, second, split.right());
        return sign(open.second(hands, led)) == sign(played);
    }

    private record Trick(Led led, int defender, int partner) {

        int best() {
            return Math.max(led.card, Math.max(defender, partner));
        }
    }

    /// The tricks to be expected when any hand may lead.
    private double best(int first, int second, List<Split> splits) {
        int longer = Math.max(Integer.bitCount(first), Integer.bitCount(second));
        double weight = splits.stream().mapToDouble(Split::weight).sum();
        if (longer == 0 || splits.stream().allMatch(split -> split.all() == 0)) {
            return longer * weight;
        }
        var state = new State(first, second, splits);
        var before = known.get(state);
        if (before != null) {
            return before;
        }
        double most = 0;
        for (int card : OpenSuit.kinds(first, out(splits))) {
            most = Math.max(most, led(new Led(true, card), first & ~card, second, splits));
        }
        for (int card : OpenSuit.kinds(second, out(splits))) {
            most = Math.max(most, led(new Led(false, card), first, second & ~card, splits));
        }
        known.put(state, most);
        return most;
    }

    /// Declarer sees what second hand plays before they choose from the other hand.
    private double led(Led led, int first, int second, List<Split> splits) {
        var seen = new TreeMap<Integer, Seen>();
        for (var split : splits) {
            int card = second(led, first, second, split);
            seen.computeIfAbsent(sign(card), _ -> new Seen(card))
                    .splits
                    .add(without(split, led, card));
        }
        double all = 0;
        for (var some : seen.values()) {
            all += third(led, first, second, some.card, merged(some.splits));
        }
        return all;
    }

    /// A card of theirs and the splits in which it, or one as good, was played.
    private record Seen(int card, List<Split> splits) {
        Seen(int card) {
            this(card, new ArrayList<>());
        }
    }

    private int second(Led led, int first, int second, Split split) {
        var hands = new Hands(first, split.left(), second, split.right());
        return open.second(led.fromFirst ? hands : hands.turned(), led.card);
    }

    private double third(Led led, int first, int second, int played, List<Split> splits) {
        int held = led.fromFirst ? second : first;
        double most = 0;
        for (int card : choices(held, splits, played)) {
            var trick = new Trick(led, played, card);
            double tricks =
                    led.fromFirst
                            ? after(trick, first, second & ~card, splits)
                            : after(trick, first & ~card, second, splits);
            most = Math.max(most, tricks);
        }
        return most;
    }

    private static Split without(Split split, Led led, int played) {
        return led.fromFirst ? split.without(played, 0) : split.without(0, played);
    }

    /// Fourth hand plays, and declarer sees it.
    private double after(Trick trick, int first, int second, List<Split> splits) {
        double won = 0;
        var seen = new TreeMap<Integer, List<Split>>();
        boolean fromFirst = trick.led.fromFirst;
        for (var split : splits) {
            boolean theirs = trick.defender == trick.best();
            int held = fromFirst ? split.right() : split.left();
            int card = theirs ? Integer.lowestOneBit(held) : OpenSuit.fourth(held, trick.best());
            won += theirs || card > trick.best() ? 0 : split.weight();
            var rest = fromFirst ? split.without(0, card) : split.without(card, 0);
            seen.computeIfAbsent(sign(card), _ -> new ArrayList<>()).add(rest);
        }
        for (var some : seen.values()) {
            won += best(first, second, merged(some));
        }
        return won;
    }

    /// What the hand may play: 0 for another suit when it has none.
    ///
    /// @param played a card of theirs in this trick
    private static List<Integer> choices(int held, List<Split> splits, int played) {
        return held == 0 ? List.of(0) : OpenSuit.kinds(held, out(splits) | played);
    }

    private static int out(List<Split> splits) {
        int out = 0;
        for (var split : splits) {
            out |= split.all();
        }
        return out;
    }

    /// A card of theirs as declarer reads it: how many of our cards lie below it.
    private int sign(int card) {
        return card == 0 ? -1 : Integer.bitCount(ours & (card - 1));
    }

    /// Splits that differ only in cards as good as each other are one: declarer learns nothing from
    /// which of them is played.
    private List<Split> merged(List<Split> splits) {
        var weights = new LinkedHashMap<Split, Double>();
        for (var split : splits) {
            weights.merge(alike(split), split.weight(), Double::sum);
        }
        return weights.entrySet().stream()
                .map(one -> new Split(one.getKey().left(), one.getKey().right(), one.getValue()))
                .toList();
    }

    /// The split of no weight in which the defender on the left has the lowest of each run of
    /// equals, and the other the next ones.
    private Split alike(Split split) {
        int left = 0;
        int right = 0;
        int at = 0;
        while (at < RANKS) {
            int end = at;
            while (end < RANKS && (ours >> end & 1) == 0) {
                end++;
            }
            int run = (1 << end) - (1 << at);
            int ofLeft = Integer.bitCount(split.left() & run);
            int ofRight = Integer.bitCount(split.right() & run);
            left |= ((1 << ofLeft) - 1) << at;
            right |= ((1 << ofRight) - 1) << (at + ofLeft);
            at = end + 1;
        }
        return new Split(left, right, 0);
    }
}

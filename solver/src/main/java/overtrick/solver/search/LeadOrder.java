package overtrick.solver.search;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/// The order in which leads are tried: a sum of learnt weights for who holds the top cards of the
/// suit, how long everybody is in it, who may ruff, and whether the card was good shortly before in
/// a similar place (the killer).
final class LeadOrder {

    private static final Map<String, int[]> WEIGHTS = read();

    // kind of suit: 0 at notrump, 1 trumps, 2 beside trumps; holders count from the leader on
    private static final int[] HOLDERS =
            weights("holders", 3 * 4 * 4 * 4); // kind, first, second, place
    private static final int[] LENGTH = weights("length", 3 * 7 * 3); // kind, 0 to 6, place
    private static final int[] PARTNER = weights("partner", 3 * 7);
    private static final int[] NEXT = weights("next", 3 * 6);
    private static final int[] LAST = weights("last", 3 * 6);
    private static final int[] RUFFS = weights("ruffs", 16); // who may ruff, early or late
    private static final int[] SLACK = weights("slack", 3 * 4 * 3); // kind, holder, tricks to spare
    private static final int[] KILLER = weights("killer", 4);
    private static final int[] PAIR = weights("pair", 3 * 4 * 6); // kind, holder, both lengths
    private static final int[] SUIT = weights("suit", 3 * 4 * 6); // kind, holder, cards still out

    /// Leads of one hand, and room to find a row by a shift.
    private static final int ROW = 4;

    private final long[] hands;
    private final long[] cards = new long[14 << ROW];
    private final int[] scores = new int[14 << ROW];

    /// The last lead that decided a position, by tricks left and leader, and the one before.
    private final long[] killers = new long[14 << 2];

    private final long[] elders = new long[14 << 2];

    // of the suit being scored
    private int base;
    private int holders;
    private int lengths;

    LeadOrder(long[] hands) {
        this.hands = hands;
    }

    void forget() {
        Arrays.fill(killers, 0);
        Arrays.fill(elders, 0);
    }

    /// Remembers a lead that decided.
    void decided(int leader, int left, long card) {
        int at = (left << 2) | leader;
        if (killers[at] != card) {
            elders[at] = killers[at];
            killers[at] = card;
        }
    }

    long card(int left, int i) {
        return cards[(left << ROW) + i];
    }

    /// Sorts the leads for this depth, best first.
    ///
    /// @param spare tricks that the side on lead can do without, beside those it needs
    /// @return how many there are
    int sort(int leader, int left, long leads, long out, long trumps, long shape, int spare) {
        int row = left << ROW;
        if ((leads & (leads - 1)) == 0) {
            cards[row] = leads;
            return 1;
        }
        long killer = killers[(left << 2) | leader];
        long elder = elders[(left << 2) | leader];
        long killerLane = killer == 0 ? 0 : Lanes.laneOf(killer);
        int slack = Math.min(spare, 2);
        long lengthsFromLeader = Long.rotateRight(shape, leader << 4);
        int n = 0;
        for (int suit = 0; suit < Lanes.SUITS; suit++) {
            long lane = Lanes.lane(suit);
            long rest = leads & lane;
            if (rest == 0) {
                continue;
            }
            long highest = Long.highestOneBit(out & lane);
            suit(leader, left, lane, lengthsFromLeader >>> (suit << 2), out, trumps, slack);
            int near = KILLER[lane == killerLane ? 2 : 3];
            long low = Long.lowestOneBit(rest);
            long high = Long.highestOneBit(rest);
            while (rest != 0) {
                long card = Long.lowestOneBit(rest);
                rest ^= card;
                int place = card == highest ? 3 : card == low ? 0 : card == high ? 2 : 1;
                int score =
                        base
                                + HOLDERS[holders + place]
                                + LENGTH[lengths + (place == 3 ? 2 : place == 0 ? 0 : 1)];
                score +=
                        card == killer
                                ? KILLER[0]
                                : card == elder ? KILLER[1] + near - KILLER[2] : near;
                n = insert(row, n, card, score);
            }
        }
        return n;
    }

    private int insert(int row, int n, long card, int score) {
        int at = row + n;
        while (at > row && scores[at - 1] < score) {
            scores[at] = scores[at - 1];
            cards[at] = cards[at - 1];
            at--;
        }
        scores[at] = score;
        cards[at] = card;
        return n + 1;
    }

    /// What all cards of a suit have in common.
    private void suit(
            int leader,
            int left,
            long lane,
            long lengthsFromLeader,
            long out,
            long trumps,
            int slack) {
        int own = (int) lengthsFromLeader & 15;
        int next = (int) (lengthsFromLeader >>> 16) & 15;
        int partner = (int) (lengthsFromLeader >>> 32) & 15;
        int last = (int) (lengthsFromLeader >>> 48) & 15;
        int kind = trumps == 0 ? 0 : lane == trumps ? 1 : 2;
        long first = Long.highestOneBit(out & lane);
        long second = Long.highestOneBit((out & lane) ^ first);
        int top = (holder(first) - leader) & 3;
        int after = second == 0 ? top : (holder(second) - leader) & 3;
        int ruffs = 0;
        if (kind == 2) {
            ruffs = partner == 0 && (hands[leader ^ 2] & trumps) != 0 ? 4 : 0;
            ruffs |= next == 0 && (hands[(leader + 1) & 3] & trumps) != 0 ? 2 : 0;
            ruffs |= last == 0 && (hands[(leader + 3) & 3] & trumps) != 0 ? 1 : 0;
        }
        int held = kind * 4 + top;
        base =
                PARTNER[kind * 7 + Math.min(partner, 6)]
                        + NEXT[kind * 6 + Math.min(next, 5)]
                        + LAST[kind * 6 + Math.min(last, 5)]
                        + RUFFS[ruffs * 2 + (left > 5 ? 1 : 0)]
                        + SLACK[held * 3 + slack]
                        + PAIR[held * 6 + Math.min(own + partner, 11) / 2]
                        + SUIT[held * 6 + Math.min(own + partner + next + last, 13) / 3];
        holders = (held * 4 + after) * 4;
        lengths = (kind * 7 + Math.min(own, 6)) * 3;
    }

    private int holder(long card) {
        int odd = ((hands[1] | hands[3]) & card) != 0 ? 1 : 0;
        return ((hands[2] | hands[3]) & card) != 0 ? odd | 2 : odd;
    }

    private static int[] weights(String name, int size) {
        int[] values = Objects.requireNonNull(WEIGHTS.get(name), name);
        if (values.length != size) {
            throw new IllegalStateException(
                    "%d weights of %s: %d".formatted(size, name, values.length));
        }
        return values;
    }

    private static Map<String, int[]> read() {
        var groups = new HashMap<String, int[]>();
        text().lines()
                .filter(line -> !line.startsWith("#"))
                .forEach(line -> {
                    String[] words = line.split(" ");
                    int[] values =
                            Arrays.stream(words).skip(1).mapToInt(Integer::parseInt).toArray();
                    groups.merge(words[0], values, LeadOrder::joined);
                });
        return groups;
    }

    private static String text() {
        try (var in =
                Objects.requireNonNull(LeadOrder.class.getResourceAsStream("lead-order.txt"))) {
            return new String(in.readAllBytes(), StandardCharsets.US_ASCII);
        } catch (IOException wrong) {
            throw new UncheckedIOException(wrong);
        }
    }

    private static int[] joined(int[] one, int[] two) {
        int[] both = Arrays.copyOf(one, one.length + two.length);
        System.arraycopy(two, 0, both, one.length, two.length);
        return both;
    }
}

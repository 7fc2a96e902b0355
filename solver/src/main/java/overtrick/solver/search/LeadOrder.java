package overtrick.solver.search;

import java.util.Arrays;

/// The order in which leads are tried: a sum of learnt weights for who holds the top cards of the
/// suit, how long everybody is in it, who may ruff, how many tricks are needed, and whether the
/// card was good shortly before in a similar place (the killer).
class LeadOrder {

    private static final int HOLDERS = LeadWeights.HOLDERS.at;
    private static final int LENGTHS = LeadWeights.LENGTHS.at;
    private static final int OTHERS = LeadWeights.OTHERS.at;
    private static final int RUFFS = LeadWeights.RUFFS.at;
    private static final int PLAN = LeadWeights.PLAN.at;
    private static final int KILLER = LeadWeights.KILLER.at;
    private static final int TRUMPS = LeadWeights.TRUMPS.at;
    private static final int OUT = LeadWeights.OUT.at;
    private static final int RUFFER = LeadWeights.RUFFER.at;

    // kinds of suits
    private static final int NOTRUMP = 0;
    private static final int TRUMP = 1;
    private static final int BESIDE_TRUMPS = 2;

    /// Leads of one hand, and room to find a row by a shift.
    private static final int ROW = 4;

    private final long[] hands;
    private final long[] cards = new long[14 << ROW];
    private final int[] scores = new int[14 << ROW];

    /// The last lead that decided a position, by tricks left, the leader, and the suits that the
    /// last two tricks were opened with; and the one before.
    private final long[] killers = new long[14 << 6];

    private final long[] elders = new long[14 << 6];

    /// The suits that tricks were opened with, by tricks left then.
    private final int[] opened = new int[16];

    // of the position: which set of weights, and where its weights begin in their groups
    private int set;
    private int plan;
    private int trumpLengths;
    private int ruffer;

    /// Who has trumps: 4 the partner, 2 the next hand, 1 the last.
    private int armed;

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
        Arrays.fill(opened, 0);
    }

    /// Says what a trick is opened with.
    void opens(int left, long card) {
        opened[left] = Lanes.suitOf(card);
    }

    /// Remembers a lead that decided.
    void decided(int leader, int left, long card) {
        int at = killer(leader, left);
        if (killers[at] != card) {
            elders[at] = killers[at];
            killers[at] = card;
        }
    }

    private int killer(int leader, int left) {
        return (left << 6) | (leader << 4) | (opened[left + 1] << 2) | opened[left + 2];
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
        long lengthsFromLeader = Long.rotateRight(shape, leader << 4);
        look(left, trumps, lengthsFromLeader, spare);
        int at = killer(leader, left);
        long killer = killers[at];
        long elder = elders[at];
        long killerLane = killer == 0 ? 0 : Lanes.laneOf(killer);
        int stage = KILLER + (left < 6 ? 0 : left < 9 ? 4 : 8);
        int n = 0;
        for (int suit = 0; suit < Lanes.SUITS; suit++) {
            long lane = Lanes.lane(suit);
            long rest = leads & lane;
            if (rest == 0) {
                continue;
            }
            suit(leader, left, lane, lengthsFromLeader >>> (suit << 2), out & lane, trumps);
            int near = lane == killerLane ? 2 : 3;
            long top = Long.highestOneBit(out & lane);
            long low = Long.lowestOneBit(rest);
            long high = Long.highestOneBit(rest);
            while (rest != 0) {
                long card = Long.lowestOneBit(rest);
                rest ^= card;
                int place = card == top ? 3 : card == low ? 0 : card == high ? 2 : 1;
                int score =
                        base
                                + weight(holders + place)
                                + weight(lengths + (place == 3 ? 2 : place == 0 ? 0 : 1))
                                + weight(stage + (card == killer ? 0 : card == elder ? 1 : near));
                n = insert(row, n, card, score);
            }
        }
        return n;
    }

    int insert(int row, int n, long card, int score) {
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

    /// What all suits of a position have in common.
    private void look(int left, long trumps, long lengthsFromLeader, int spare) {
        set = LeadWeights.set(left);
        plan = PLAN + Math.min(spare, 3) * 4 + Math.min(left - spare, 4) - 1;
        armed = 0;
        trumpLengths = TRUMPS;
        ruffer = RUFFER;
        if (trumps != 0) {
            long ofTrumps = lengthsFromLeader >>> (Lanes.suitOf(trumps) << 2);
            int own = (int) ofTrumps & 15;
            int next = (int) (ofTrumps >>> 16) & 15;
            int partner = (int) (ofTrumps >>> 32) & 15;
            int last = (int) (ofTrumps >>> 48) & 15;
            armed = (partner > 0 ? 4 : 0) | (next > 0 ? 2 : 0) | (last > 0 ? 1 : 0);
            trumpLengths += Math.min(Math.max(next, last), 4) * 7 + Math.min(own + partner, 6);
            ruffer += Math.min(partner, 3) * 4 + Math.min(own, 3);
        }
    }

    /// What all cards of a suit have in common.
    void suit(int leader, int left, long lane, long lengthsFromLeader, long out, long trumps) {
        int own = (int) lengthsFromLeader & 15;
        int next = (int) (lengthsFromLeader >>> 16) & 15;
        int partner = (int) (lengthsFromLeader >>> 32) & 15;
        int last = (int) (lengthsFromLeader >>> 48) & 15;
        int kind = trumps == 0 ? NOTRUMP : lane == trumps ? TRUMP : BESIDE_TRUMPS;
        long first = Long.highestOneBit(out);
        long second = Long.highestOneBit(out ^ first);
        long third = Long.highestOneBit(out ^ first ^ second);
        int top = (holder(first) - leader) & 3;
        int after = second == 0 ? top : (holder(second) - leader) & 3;
        int then = third == 0 ? after : (holder(third) - leader) & 3;
        int ruffs = 0;
        int toRuff = RUFFER;
        if (kind == BESIDE_TRUMPS) {
            ruffs = ((partner == 0 ? 4 : 0) | (next == 0 ? 2 : 0) | (last == 0 ? 1 : 0)) & armed;
            toRuff = ruffer + (partner == 0 ? 16 : 0);
        }
        int held = kind * 4 + top;
        int opponents = (kind * 6 + Math.min(next, 5)) * 6 + Math.min(last, 5);
        base =
                weight(OTHERS + opponents * 4 + top)
                        + weight(RUFFS + ruffs * 6 + Math.min(left - 2, 10) / 2)
                        + weight(plan + held * 16)
                        + weight(trumpLengths + kind * 35)
                        + weight(OUT + held * 7 + Math.min(own + partner + next + last, 13) / 2)
                        + weight(toRuff);
        holders = HOLDERS + (kind * 64 + top * 16 + after * 4 + then) * 4;
        lengths = LENGTHS + ((kind * 7 + Math.min(own, 6)) * 7 + Math.min(partner, 6)) * 3;
    }

    private int holder(long card) {
        int odd = ((hands[1] | hands[3]) & card) != 0 ? 1 : 0;
        return ((hands[2] | hands[3]) & card) != 0 ? odd | 2 : odd;
    }

    /// One of the [LeadWeights] in the set of the position.
    int weight(int place) {
        return LeadWeights.of(set + place);
    }
}

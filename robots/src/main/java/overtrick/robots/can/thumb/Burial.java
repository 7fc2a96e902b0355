package overtrick.robots.can.thumb;

import java.util.Arrays;
import overtrick.robots.can.open.Lanes;

/// Which six of eighteen cards declarer puts away (chui, can.md §9), and what the other twelve are
/// worth to them.
///
/// Buried points count for nobody, so tens and bare kings that would be lost are the first to be
/// buried. Every way of getting rid of some side suits whole is looked at; the rest of the six are
/// the cards worth least.
public final class Burial {

    /// How many ways [#ways] looks at: the sets of side suits.
    public static final int WAYS = 1 << Lanes.TRUMP_LANE;

    public static final int KITTY = 6;

    private static final int MOST = 18;
    private static final int VOID = 9;

    private final int[] order = new int[MOST];
    private final int[] price = new int[Lanes.PACK];
    private int total;
    private int value;

    /// What to bury of these cards; lane 3 is the trump suit.
    public long best(long cards) {
        weigh(cards);
        long best = 0;
        value = Integer.MIN_VALUE;
        for (int voided = 0; voided < WAYS; voided++) {
            long buried = buried(cards, voided);
            if (buried != 0 && worth(cards, buried) > value) {
                value = worth(cards, buried);
                best = buried;
            }
        }
        return best;
    }

    /// What the twelve cards kept were worth in the last [#best].
    public int value() {
        return value;
    }

    /// All the ways that there are, each once; the rest of the answer is 0.
    public void ways(long cards, long[] answer) {
        weigh(cards);
        int count = 0;
        Arrays.fill(answer, 0);
        for (int voided = 0; voided < WAYS; voided++) {
            long buried = buried(cards, voided);
            boolean known = buried == 0;
            for (int at = 0; at < count; at++) {
                known |= answer[at] == buried;
            }
            if (!known) {
                answer[count++] = buried;
            }
        }
    }

    /// Sorts the cards by what they are worth, cheapest first.
    private void weigh(long cards) {
        int count = 0;
        total = 0;
        for (long left = cards; left != 0; left &= left - 1) {
            int card = Lanes.lowest(left);
            int worth = worth(card, cards);
            price[card] = worth;
            total += worth;
            int at = count++;
            while (at > 0 && price[order[at - 1]] > worth) {
                order[at] = order[at - 1];
                at--;
            }
            order[at] = card;
        }
    }

    private long buried(long cards, int voided) {
        long buried = 0;
        for (int lane = 0; lane < Lanes.TRUMP_LANE; lane++) {
            buried |= (voided & (1 << lane)) != 0 ? cards & Lanes.lane(lane) : 0;
        }
        int left = KITTY - Long.bitCount(buried);
        if (left < 0) {
            return 0;
        }
        for (int at = 0; left > 0; at++) {
            long bit = 1L << order[at];
            if ((buried & bit) == 0) {
                buried |= bit;
                left--;
            }
        }
        return buried;
    }

    private int worth(long cards, long buried) {
        int worth = total;
        for (long left = buried; left != 0; left &= left - 1) {
            worth -= price[Lanes.lowest(left)];
        }
        long kept = cards & ~buried;
        for (int lane = 0; lane < Lanes.TRUMP_LANE; lane++) {
            worth += (kept & Lanes.lane(lane)) == 0 ? VOID : 0;
        }
        return worth;
    }

    /// The card of these that is worth least to whoever holds them all.
    ///
    /// @param some of the cards, at least one
    public int cheapest(long some, long cards) {
        int cheapest = Lanes.lowest(some);
        for (long left = some; left != 0; left &= left - 1) {
            int card = Lanes.lowest(left);
            cheapest = worth(card, cards) < worth(cheapest, cards) ? card : cheapest;
        }
        return cheapest;
    }

    /// What it is worth to keep the card of these; lane 3 is the trump suit.
    static int worth(int card, long cards) {
        int lane = Lanes.laneOf(card);
        int rank = Lanes.rankOf(card);
        if (lane == Lanes.TRUMP_LANE) {
            return rank > 11 ? 28 + (6 * (rank - 10)) : 26 + rank;
        }
        long ofLane = cards & Lanes.lane(lane);
        boolean ace = (ofLane & Lanes.ACES) != 0;
        boolean king = (ofLane & Lanes.KINGS) != 0;
        return switch (rank) {
            case 12 -> 30;
            case 11 -> ace ? 24 : -6;
            case 10 -> ace && king ? 12 : king ? 6 : 3;
            case 9 -> 2;
            case 8 -> ace && king ? 0 : -8;
            case 3 -> -5;
            default -> rank / 4;
        };
    }
}

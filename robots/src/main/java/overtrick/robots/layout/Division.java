package overtrick.robots.layout;

import java.util.function.LongConsumer;
import java.util.random.RandomGenerator;
import overtrick.cards.Rank;

/// All ways to give one hand so many cards of a pool, within limits of length and points. They are
/// counted suit by suit, so that one of them can be drawn with the same chance for each and none in
/// vain.
final class Division {

    private static final int SUITS = 4;
    private static final int RANKS = 13;
    private static final long SUIT = (1L << RANKS) - 1;
    private static final int SPOTS = Rank.JACK.ordinal();
    private static final int MOST_POINTS = 40;

    /// Points of the sixteen sets of honours, the jack lowest.
    private static final int[] POINTS = new int[16];

    private static final double[][] CHOOSE = new double[RANKS + 1][RANKS + 1];

    static {
        for (int honours = 0; honours < POINTS.length; honours++) {
            for (int rank = 0; rank < 4; rank++) {
                POINTS[honours] += (honours >>> rank & 1) * (rank + 1);
            }
        }
        for (int from = 0; from <= RANKS; from++) {
            CHOOSE[from][0] = 1;
            for (int count = 1; count <= from; count++) {
                CHOOSE[from][count] =
                        CHOOSE[from - 1][count - 1] + (count < from ? CHOOSE[from - 1][count] : 0);
            }
        }
    }

    private final long pool;
    private final int size;
    private final Limits limits;

    /// Ways to fill what is left from this suit on: by suit, cards still to get, points so far.
    private final double[][][] ways = new double[SUITS + 1][][];

    /// @param pool the cards as in [overtrick.cards.CardSet]
    /// @param size how many the hand gets
    Division(long pool, int size, Limits limits) {
        this.pool = pool;
        this.size = size;
        this.limits = limits;
        ways[SUITS] = new double[size + 1][MOST_POINTS + 1];
        for (int points = Math.max(0, limits.leastPoints());
                points <= Math.min(MOST_POINTS, limits.mostPoints());
                points++) {
            ways[SUITS][0][points] = 1;
        }
        for (int suit = SUITS - 1; suit >= 0; suit--) {
            ways[suit] = count(suit);
        }
    }

    /// How many ways there are.
    double count() {
        return ways[0][size][0];
    }

    private double[][] count(int suit) {
        var counted = new double[size + 1][MOST_POINTS + 1];
        for (int honours = 0; honours < POINTS.length; honours++) {
            if (!has(suit, honours)) {
                continue;
            }
            int spots = spots(suit);
            int top = Integer.bitCount(honours);
            int from = Math.max(top, limits.least(suit));
            int to = Math.min(Math.min(size, top + spots), limits.most(suit));
            for (int length = from; length <= to; length++) {
                double ofSpots = CHOOSE[spots][length - top];
                add(counted, ways[suit + 1], ofSpots, length, POINTS[honours]);
            }
        }
        return counted;
    }

    private void add(double[][] to, double[][] rest, double factor, int length, int points) {
        for (int left = length; left <= size; left++) {
            var from = rest[left - length];
            var into = to[left];
            for (int sofar = 0; sofar + points <= MOST_POINTS; sofar++) {
                into[sofar] += factor * from[sofar + points];
            }
        }
    }

    private int honours(int suit) {
        return (int) (pool >>> (RANKS * suit + SPOTS) & 15);
    }

    private boolean has(int suit, int honours) {
        return (honours & ~honours(suit)) == 0;
    }

    private int spots(int suit) {
        return Long.bitCount(pool >>> (RANKS * suit) & ((1 << SPOTS) - 1));
    }

    /// One of the ways; there must be some.
    long draw(RandomGenerator chance) {
        long hand = 0;
        int left = size;
        int points = 0;
        for (int suit = 0; suit < SUITS; suit++) {
            double at = chance.nextDouble() * ways[suit][left][points];
            int taken = pick(suit, left, points, at);
            int honours = taken >>> 4;
            int length = taken & 15;
            int ofSpots = length - Integer.bitCount(honours);
            long spots = pool & ((1L << SPOTS) - 1) << (RANKS * suit);
            hand |= (long) honours << (RANKS * suit + SPOTS);
            hand |= some(spots, ofSpots, chance);
            left -= length;
            points += POINTS[honours];
        }
        return hand;
    }

    /// Honours 4 | length 4 of a suit.
    private int pick(int suit, int left, int points, double at) {
        double rest = at;
        int last = -1;
        for (int honours = 0; honours < POINTS.length; honours++) {
            int after = points + POINTS[honours];
            if (!has(suit, honours) || after > MOST_POINTS) {
                continue;
            }
            int spots = spots(suit);
            int top = Integer.bitCount(honours);
            int from = Math.max(top, limits.least(suit));
            int to = Math.min(Math.min(left, top + spots), limits.most(suit));
            for (int length = from; length <= to; length++) {
                double part = CHOOSE[spots][length - top] * ways[suit + 1][left - length][after];
                if (part > 0) {
                    last = honours << 4 | length;
                    rest -= part;
                    if (rest < 0) {
                        return last;
                    }
                }
            }
        }
        return last; // what rounding left over
    }

    /// All of the ways, one after the other.
    void each(LongConsumer taken) {
        each(0, size, 0, 0, taken);
    }

    private void each(int suit, int left, int points, long hand, LongConsumer taken) {
        if (suit == SUITS) {
            taken.accept(hand);
            return;
        }
        long lane = pool & SUIT << (RANKS * suit);
        for (long cards = lane; ; cards = (cards - 1) & lane) {
            int length = Long.bitCount(cards);
            int after = points + points(cards);
            boolean within = length >= limits.least(suit) && length <= limits.most(suit);
            if (within && length <= left && ways[suit + 1][left - length][after] > 0) {
                each(suit + 1, left - length, after, hand | cards, taken);
            }
            if (cards == 0) {
                return;
            }
        }
    }

    /// So many of some cards, all sets with the same chance.
    static long some(long cards, int count, RandomGenerator chance) {
        long taken = 0;
        int wanted = count;
        int left = Long.bitCount(cards);
        for (long rest = cards; wanted > 0; rest &= rest - 1) {
            if (chance.nextInt(left) < wanted) {
                taken |= rest & -rest;
                wanted--;
            }
            left--;
        }
        return taken;
    }

    static int length(long cards, int suit) {
        return Long.bitCount(cards >>> (RANKS * suit) & SUIT);
    }

    static int points(long cards) {
        int points = 0;
        for (int suit = 0; suit < SUITS; suit++) {
            points += POINTS[(int) (cards >>> (RANKS * suit + SPOTS) & 15)];
        }
        return points;
    }
}

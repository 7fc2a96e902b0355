package overtrick.solver.search;

import static overtrick.solver.search.Lanes.highest;

/// Tricks that the side on lead can cash at once without ever losing the lead: first the winners of
/// the leader, then, after crossing in a suit where the partner holds the top, those of the
/// partner. A cheap lower bound that settles many positions.
final class QuickTricks {

    private final long[] hands;

    /// The top cards on which the count relies.
    long mask;

    private long trumps;
    private int want;
    private int count;

    // the partner's share, won only if one of their suits can be reached
    private int crossing;
    private long crossingMask;
    private boolean entry;

    private boolean nextRuffs;
    private boolean lastRuffs;

    QuickTricks(long[] hands) {
        this.hands = hands;
    }

    /// Whether the side on lead can cash so many tricks.
    boolean reach(int leader, long trumps, int want) {
        long own = hands[leader];
        long partner = hands[leader ^ 2];
        long next = hands[(leader + 1) & 3];
        long last = hands[(leader + 3) & 3];
        // the top cards of the leader, and of the partner once those are gone
        long tops = own & ~Lanes.down(next | last | partner);
        long partnerTops = partner & ~Lanes.down(next | last | (own & ~tops));
        if ((tops | partnerTops) == 0) {
            return false;
        }
        this.trumps = trumps;
        this.want = want;
        count = 0;
        mask = 0;
        crossing = 0;
        crossingMask = 0;
        entry = false;
        nextRuffs = (next & trumps) != 0;
        lastRuffs = (last & trumps) != 0;
        if (((tops | partnerTops) & trumps) != 0
                && suit(trumps, own, partner, next, last, tops, partnerTops)) {
            return true;
        }
        for (long lane = Lanes.CLUBS; lane != 0; lane <<= Lanes.WIDTH) {
            if (((tops | partnerTops) & lane) != 0
                    && lane != trumps
                    && suit(lane, own, partner, next, last, tops, partnerTops)) {
                return true;
            }
        }
        if (!entry || count + crossing < want) {
            return false;
        }
        mask |= crossingMask;
        return true;
    }

    /// Adds what one suit gives; true when that is enough.
    private boolean suit(
            long lane, long own, long partner, long next, long last, long tops, long partnerTops) {
        int length = Long.bitCount(own & lane);
        int partnerLength = Long.bitCount(partner & lane);
        int nextLength = Long.bitCount(next & lane);
        int lastLength = Long.bitCount(last & lane);
        int theirs = Math.max(nextLength, lastLength);
        int limit = 13; // rounds before an opponent can ruff
        if (lane != trumps) {
            if (nextRuffs) {
                limit = nextLength;
            }
            if (lastRuffs) {
                limit = Math.min(limit, lastLength);
            }
            if (limit == 0) {
                return false;
            }
        }
        long run = tops & lane;
        int top = Long.bitCount(run);
        int rounds = top;
        if (top >= theirs && length > 0) {
            // the opponents run out of the suit before the leader runs out of tops
            if (partnerLength <= top) {
                rounds = length;
            }
            if (partnerLength <= theirs) {
                top = theirs;
            }
        }
        rounds = Math.min(rounds, limit);
        if (rounds > 0) {
            count += rounds;
            int needed = Math.min(top, count >= want ? rounds - (count - want) : rounds);
            if (needed > 0 && nextLength + lastLength + partnerLength > 0) {
                mask |= lane & -highest(run, needed);
            }
            if (count >= want) {
                return true;
            }
        }
        if (lane == trumps && theirs <= rounds) {
            nextRuffs = false;
            lastRuffs = false;
        }
        int open = Math.min(partnerLength, limit) - rounds;
        if (open > 0 && (partnerTops & lane) != 0) {
            cross(lane, partnerTops & lane, length, partnerLength, theirs, rounds, open);
        }
        return false;
    }

    /// Adds what the partner can cash in a suit after the leader's rounds.
    private void cross(
            long lane, long run, int length, int partnerLength, int theirs, int rounds, int open) {
        int tricks = Long.bitCount(run);
        int needed = tricks;
        if (rounds + tricks >= theirs && length <= rounds + tricks) {
            needed = Math.clamp(Math.max(theirs, length) - rounds, 0, tricks);
            tricks = partnerLength;
        }
        tricks = Math.min(tricks, open);
        needed = Math.min(needed, tricks);
        crossing += tricks;
        if (length > rounds) {
            entry = true;
            needed = Math.max(needed, 1);
        }
        if (needed > 0) {
            crossingMask |= lane & -highest(run, needed);
        }
    }
}

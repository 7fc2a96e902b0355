package overtrick.solver.search;

/// Tricks that a side takes sooner or later whatever the other side does: top trumps, a guarded
/// trump king behind the ace, and without trumps the top of a suit that the other side must open.
final class SureTricks {

    private final long[] hands;

    /// The top cards on which the answer relies.
    long mask;

    SureTricks(long[] hands) {
        this.hands = hands;
    }

    /// Whether the side on lead has so many sure trump tricks.
    boolean onLead(int leader, long trumps, long out, int want) {
        return trumpTricks(hands[leader] & trumps, hands[leader ^ 2] & trumps, out & trumps)
                >= want;
    }

    /// Whether the side not on lead has so many sure trump tricks.
    boolean against(int leader, long trumps, long out, int want) {
        long next = hands[(leader + 1) & 3] & trumps;
        long last = hands[(leader + 3) & 3] & trumps;
        if ((next | last) == 0) {
            return false;
        }
        int tricks = trumpTricks(next, last, out & trumps);
        return tricks > 0 ? tricks >= want : want == 1 && kingBehindAce(leader, trumps, out);
    }

    private boolean kingBehindAce(int leader, long trumps, long out) {
        long theirs = (hands[leader] | hands[leader ^ 2]) & trumps;
        long ace = Long.highestOneBit(theirs);
        long king = Long.highestOneBit(out & trumps & ~ace);
        int holder = (hands[leader] & ace) != 0 ? leader : leader ^ 2;
        long behind = hands[(holder + 1) & 3] & trumps;
        mask = trumps & -king;
        return (behind & king) != 0 && behind != king;
    }

    /// What two hands take with these trumps, however they are led.
    private int trumpTricks(long one, long two, long out) {
        if ((one | two) == 0) {
            return 0;
        }
        long others = out & ~(one | two);
        if (others == 0) {
            mask = 0;
            return Math.max(Long.bitCount(one), Long.bitCount(two));
        }
        long tops = Lanes.above(Long.highestOneBit(others));
        int ofOne = Long.bitCount(one & tops);
        int ofTwo = Long.bitCount(two & tops);
        int tricks = Math.max(ofOne, ofTwo);
        long lowest = Long.lowestOneBit(ofOne >= ofTwo ? one & tops : two & tops);
        // top cards of both hands win separate tricks as long as the other hand can follow low
        int both = Math.min(ofOne + ofTwo, Math.max(Long.bitCount(one), Long.bitCount(two)));
        if (both > tricks) {
            tricks = both;
            lowest = Long.lowestOneBit((one | two) & tops);
        }
        mask = -lowest;
        tricks = sequence(one, out, tricks);
        tricks = sequence(two, out, tricks);
        mask = tricks > 0 ? mask & Lanes.laneOf(others) : 0;
        return tricks;
    }

    /// What a hand takes by itself: the cards that are left of it once every higher card elsewhere
    /// has fallen on one of them. The better of this and what is known already.
    private int sequence(long hand, long out, int known) {
        if ((hand & (hand - 1)) == 0) {
            return known;
        }
        long own = hand;
        long rest = out;
        int tricks = known;
        int balance = 0;
        while (own != 0) {
            long top = Long.highestOneBit(rest);
            rest ^= top;
            if ((own & top) != 0) {
                own ^= top;
                balance++;
                if (balance > tricks) {
                    tricks = balance;
                    mask = -top;
                }
            } else {
                balance--;
                if (balance + Long.bitCount(own) <= tricks) {
                    break;
                }
            }
        }
        return tricks;
    }

    /// Without trumps: whether the side not on lead gets in and then has so many top cards in the
    /// hand that got in. The other side can hold it off only for as long as its suits last in which
    /// it holds the top itself.
    boolean againstNotrump(int leader, int left, int want) {
        long own = hands[leader];
        long partner = hands[leader ^ 2];
        long next = hands[(leader + 1) & 3];
        long last = hands[(leader + 3) & 3];
        int held = 0;
        long theirTops = 0;
        long ofNext = 0;
        long ofLast = 0;
        for (long lane = Lanes.CLUBS; lane != 0; lane <<= Lanes.WIDTH) {
            long theirs = (own | partner) & lane;
            if (theirs == 0) {
                continue;
            }
            long highest = Long.highestOneBit(theirs);
            long a = next & lane;
            long b = last & lane;
            if (highest > (a | b)) {
                theirTops |= highest;
                held += Math.max(Long.bitCount(own & lane), Long.bitCount(partner & lane));
            } else if (a > b) {
                ofNext |= a & Lanes.above(Math.max(highest, Long.highestOneBit(b)));
            } else {
                ofLast |= b & Lanes.above(Math.max(highest, Long.highestOneBit(a)));
            }
        }
        if ((ofNext | ofLast) == 0
                || left - held < want
                || (ofNext != 0 && Long.bitCount(ofNext) < want)
                || (ofLast != 0 && Long.bitCount(ofLast) < want)) {
            return false;
        }
        mask = Lanes.mask(want > 1 ? ofNext | ofLast | theirTops : ofNext | ofLast);
        return true;
    }

    /// Without trumps: whether the side on lead takes a trick in the end because it holds a top
    /// card, and the others cannot take all the rest in the suits where they do.
    boolean oneOnLeadNotrump(int leader, int left) {
        long ours = hands[leader] | hands[leader ^ 2];
        long next = hands[(leader + 1) & 3];
        long last = hands[(leader + 3) & 3];
        long tops = 0;
        int held = 0;
        for (long lane = Lanes.CLUBS; lane != 0; lane <<= Lanes.WIDTH) {
            long highest = Long.highestOneBit(ours & lane);
            if (highest > ((next | last) & lane)) {
                tops |= highest;
            } else {
                held += Math.max(Long.bitCount(next & lane), Long.bitCount(last & lane));
            }
        }
        if (tops == 0 || held >= left - 1) {
            return false;
        }
        mask = Lanes.mask(tops);
        return true;
    }
}

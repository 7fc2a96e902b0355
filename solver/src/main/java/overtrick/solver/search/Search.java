package overtrick.solver.search;

import static overtrick.solver.search.Lanes.laneOf;

import java.util.function.Function;

/// Whether North and South take at least so many of the tricks left, everybody seeing all cards and
/// playing their best. Seats are 0 to 3 from North on; positions are words of [Lanes].
///
/// An answer is one word as well: [#WON] if they do, and beside it a mask of the top cards on which
/// the answer relies. Whoever holds the smaller cards, as long as everybody's suits are as long,
/// the answer is the same. The table rests on this, and so does [#indifferent]: once a card has
/// failed and did not matter, the smaller ones of that suit need not be tried.
///
/// Not thread-safe. No objects are made while searching.
public final class Search {

    /// The bit that says that North and South reach the number. No card has its place there.
    public static final long WON = 1L << 63;

    /// Not decided by counting.
    private static final long OPEN = 1L << 62;

    /// From so many tricks on the table is asked before tricks are counted: it is more often right
    /// there than the count, while near the end the count is.
    private static final int TABLE_FIRST = 6;

    /// With fewer tricks left than this a position is not worth a place in the table.
    private static final int TABLE_LAST = 3;

    /// The part of the memory that is for positions of many cards.
    private static final int WIDE_PART = 4;

    /// How many leads pass between two looks at the interruption, less one.
    private static final int PATIENCE = 0x3FF;

    private final long[] hands = new long[4];
    private final NarrowTable narrow;
    private final WideTable wide;
    private final QuickTricks quick = new QuickTricks(hands);
    private final SureTricks sure = new SureTricks(hands);
    private final LeadOrder order;
    private final Runnable interruption;

    /// The length of every hand in every suit, four bits each: clubs of North lowest.
    private long shape;

    private long trumps;
    private long leads;

    /// @param megabytes of memory it may use, at least 1
    /// @param interruption run now and then while searching; it ends the search by throwing
    public Search(int megabytes, Runnable interruption) {
        this(megabytes, interruption, LeadOrder::new);
    }

    /// @param order of the leads from these four hands
    Search(int megabytes, Runnable interruption, Function<long[], LeadOrder> order) {
        final long bytes = (long) megabytes << 20;
        wide = new WideTable(bytes / WIDE_PART);
        narrow = new NarrowTable(bytes - bytes / WIDE_PART);
        this.interruption = interruption;
        this.order = order.apply(hands);
    }

    /// Takes the cards of the four hands, without those on the table.
    public void set(long[] cards, long trumps) {
        System.arraycopy(cards, 0, hands, 0, hands.length);
        shape = shape(cards);
        this.trumps = trumps;
    }

    /// The length of every hand in every suit.
    static long shape(long[] cards) {
        long shape = 0;
        for (int seat = 0; seat < cards.length; seat++) {
            for (int suit = 0; suit < Lanes.SUITS; suit++) {
                long length = Long.bitCount(cards[seat] & Lanes.lane(suit));
                shape += length << ((seat << 4) | (suit << 2));
            }
        }
        return shape;
    }

    /// Forgets what was learnt of another deal or with other trumps.
    public void forget() {
        narrow.clear();
        wide.clear();
        order.forget();
    }

    /// How many times a trick was begun since this was made: the size of the work.
    public long leads() {
        return leads;
    }

    /// The answer when `leader` is to lead to the next trick.
    public long lead(int leader, int need, int left) {
        if (need <= 0) {
            return WON;
        }
        if (need > left) {
            return 0;
        }
        if ((++leads & PATIENCE) == 0) {
            interruption.run();
        }
        if (left == 1) {
            return lastTrick(leader);
        }
        final long odd = hands[1] | hands[3];
        final long high = hands[2] | hands[3];
        final long out = hands[0] | odd | high;
        if (left < TABLE_FIRST) {
            long answer = counted(leader, need, left, out);
            if (answer != OPEN || left < TABLE_LAST) {
                return answer != OPEN ? answer : tryLeads(leader, need, left, out);
            }
        }
        final long key = (shape & ~(15L << 60)) | ((long) leader << 60);
        final long one = Long.compress(odd, out);
        final long two = Long.compress(high, out);
        final Table table = left <= NarrowTable.TRICKS ? narrow : wide;
        final int entry = table.find(key, one, two, need);
        if (entry != Table.UNKNOWN) {
            long mask = Lanes.mask(Long.expand(table.mask(entry), out));
            return table.lower(entry) >= need ? mask | WON : mask;
        }
        if (left >= TABLE_FIRST) {
            long answer = counted(leader, need, left, out);
            if (answer != OPEN) {
                return answer;
            }
        }
        final long answer = tryLeads(leader, need, left, out);
        final long mask = Long.compress(answer & Lanes.CARDS, out);
        if (answer < 0) {
            table.store(key, mask, one, two, need, left);
        } else {
            table.store(key, mask, one, two, 0, need - 1);
        }
        return answer;
    }

    /// The answer when counting quick and sure tricks is enough.
    private long counted(int leader, int need, int left, long out) {
        final boolean ours = (leader & 1) == 0;
        final int want = ours ? need : left - need + 1; // tricks that the side on lead needs
        final int others = left - want + 1;
        if (quick.reach(leader, trumps, want)) {
            return answer(ours, quick.mask);
        }
        if ((out & trumps) != 0) {
            if (sure.onLead(leader, trumps, out, want)) {
                return answer(ours, sure.mask);
            }
            return sure.against(leader, trumps, out, others) ? answer(!ours, sure.mask) : OPEN;
        }
        if (sure.againstNotrump(leader, left, others)) {
            return answer(!ours, sure.mask);
        }
        return want == 1 && sure.oneOnLeadNotrump(leader, left) ? answer(ours, sure.mask) : OPEN;
    }

    private static long answer(boolean won, long mask) {
        return won ? mask | WON : mask;
    }

    private long lastTrick(int leader) {
        long best = hands[leader];
        long played = best;
        int winner = leader;
        for (int seat = leader + 1; seat < leader + 4; seat++) {
            long card = hands[seat & 3];
            played |= card;
            if (beats(card, best)) {
                best = card;
                winner = seat & 3;
            }
        }
        return answer((winner & 1) == 0, byRank(best, played));
    }

    /// Whether a card played later beats the best one so far.
    private boolean beats(long card, long best) {
        return (card & laneOf(best)) != 0 ? card > best : (card & trumps) != 0;
    }

    /// The mask down to the winner of a trick; nothing if no other card of the suit was played.
    private static long byRank(long winner, long played) {
        long lane = laneOf(winner);
        return (played & lane) == winner ? 0 : lane & -winner;
    }

    private long tryLeads(int leader, int need, int left, long out) {
        final long hand = hands[leader];
        final boolean ours = (leader & 1) == 0;
        final int spare = ours ? left - need : need - 1;
        final long candidates = Lanes.representatives(hand, out);
        final int n = order.sort(leader, left, candidates, out, trumps, shape, spare);
        long open = candidates;
        long mask = 0;
        for (int i = 0; i < n; i++) {
            final long card = order.card(left, i);
            if ((card & open) == 0) {
                continue;
            }
            order.opens(left, card);
            final long length = play(leader, hand, card);
            final long answer =
                    follow((leader + 1) & 3, 2, laneOf(card), card, leader, card, need, left);
            takeBack(leader, hand, length);
            if ((answer < 0) == ours) {
                order.decided(leader, left, card);
                return answer;
            }
            mask |= failed(answer, card, hand, out);
            open = indifferent(open, card, answer);
        }
        return answer(!ours, mask & ~WON);
    }

    /// The answer when a hand is to follow.
    ///
    /// @param behind how many hands play to the trick after this one, 0 to 2
    /// @param led all places of the suit led
    /// @param best the best card so far
    /// @param played all cards on the table
    public long follow(
            int seat,
            int behind,
            long led,
            long best,
            int winner,
            long played,
            int need,
            int left) {
        final long hand = hands[seat];
        final boolean ours = (seat & 1) == 0;
        final long out = hands[0] | hands[1] | hands[2] | hands[3] | best;
        final boolean follows = (hand & led) != 0;
        long open = candidates(hand, led, out);
        long card = (open & (open - 1)) == 0 ? open : choice(seat, behind, open, led, best, winner);
        long mask = 0;
        while (true) {
            final boolean wins = beats(card, best);
            final long length = play(seat, hand, card);
            final long answer =
                    next(
                            seat,
                            behind,
                            led,
                            wins ? card : best,
                            wins ? seat : winner,
                            played | card,
                            need,
                            left);
            takeBack(seat, hand, length);
            if ((answer < 0) == ours) {
                return answer;
            }
            mask |= failed(answer, card, hand, out);
            open = indifferent(open, card, answer);
            if (open == 0) {
                return answer(!ours, mask & ~WON);
            }
            card = follows ? Long.lowestOneBit(open) : discard(seat, open);
        }
    }

    /// The card tried first of several.
    private long choice(int seat, int behind, long open, long led, long best, int winner) {
        return switch (behind) {
            case 0 -> fourthHand(seat, open, led, best, winner);
            case 1 -> thirdHand(seat, open, led, best, winner);
            default -> secondHand(seat, open, led, best);
        };
    }

    private long next(
            int seat,
            int behind,
            long led,
            long best,
            int winner,
            long played,
            int need,
            int left) {
        return behind > 0
                ? follow((seat + 1) & 3, behind - 1, led, best, winner, played, need, left)
                : lead(winner, need - 1 + (winner & 1), left - 1) | byRank(best, played);
    }

    private long play(int seat, long hand, long card) {
        final long length = 1L << ((seat << 4) | (Lanes.suitOf(card) << 2));
        hands[seat] = hand ^ card;
        shape -= length;
        return length;
    }

    private void takeBack(int seat, long hand, long length) {
        hands[seat] = hand;
        shape += length;
    }

    /// The cards worth a try: of cards equal to each other only the highest.
    private static long candidates(long hand, long led, long out) {
        final long following = hand & led;
        if (following == 0) {
            return Lanes.representatives(hand, out);
        }
        return (following & (following - 1)) == 0
                ? following
                : Lanes.representatives(following, out & led);
    }

    /// What a failure relies on. If the card mattered, then so did its equals, which were not
    /// tried.
    private static long failed(long answer, long card, long hand, long out) {
        return (answer & card) == 0 ? answer : answer | Lanes.downToEquals(card, hand, out);
    }

    /// What is still worth a try after a card has failed.
    private static long indifferent(long open, long card, long answer) {
        final long rest = open & ~card;
        return (answer & card) == 0 ? rest & ~(laneOf(card) & ~answer) : rest;
    }

    /// The card second hand tries first: the cheapest that third hand cannot beat, or at least one
    /// that takes a high card to beat; something small if partner does the work.
    private long secondHand(int seat, long open, long led, long best) {
        final long third = hands[(seat + 1) & 3];
        final long toBeat = Math.max(Long.highestOneBit(third & led), best);
        final boolean partnerWins = Long.highestOneBit(hands[seat ^ 2] & led) > toBeat;
        if ((open & led) != 0) {
            final long winners = open & Lanes.above(toBeat);
            if (winners != 0) {
                return Long.lowestOneBit(partnerWins ? open : winners);
            }
            final boolean besideTrumps = trumps != 0 && led != trumps;
            final long covers = partnerWins && besideTrumps ? 0 : open & Lanes.above(best);
            return Long.lowestOneBit(covers == 0 ? open : covers);
        }
        final long ruffs = led == trumps ? 0 : open & trumps;
        return ruffs != 0 && !partnerWins ? Long.lowestOneBit(ruffs) : discard(seat, open);
    }

    /// The card third hand tries first: small if partner's card holds; else the cheapest that
    /// fourth hand cannot beat, or at least one that beats the cards played.
    private long thirdHand(int seat, long open, long led, long best, int winner) {
        final long fourth = hands[(seat + 1) & 3];
        final long toBeat = Math.max(Long.highestOneBit(fourth & led), best);
        final boolean ruffed = (best & led) == 0;
        final boolean partner = winner == (seat ^ 2);
        final boolean holds = partner && (toBeat == best || ruffed);
        if ((open & led) != 0) {
            long better = ruffed || holds ? 0 : open & Lanes.above(toBeat);
            if (better == 0 && !ruffed && !partner) {
                better = open & Lanes.above(best);
            }
            return Long.lowestOneBit(better == 0 ? open : better);
        }
        long ruffs = led == trumps || holds ? 0 : open & trumps;
        if (ruffed) {
            ruffs &= Lanes.above(best);
        }
        if (ruffs != 0 && (fourth & led) == 0) {
            final long safe = ruffs & Lanes.above(Long.highestOneBit(fourth & trumps));
            ruffs = safe != 0 ? safe : ruffs;
        }
        return ruffs != 0 ? Long.lowestOneBit(ruffs) : discard(seat, open);
    }

    /// The card fourth hand tries first: the cheapest that wins unless partner does already.
    private long fourthHand(int seat, long open, long led, long best, int winner) {
        final boolean partner = winner == (seat ^ 2);
        final boolean ruffed = (best & led) == 0;
        if ((open & led) != 0) {
            final long winners = ruffed || partner ? 0 : open & Lanes.above(best);
            return Long.lowestOneBit(winners == 0 ? open : winners);
        }
        long ruffs = led == trumps || partner ? 0 : open & trumps;
        if (ruffed) {
            ruffs &= Lanes.above(best);
        }
        return ruffs != 0 ? Long.lowestOneBit(ruffs) : discard(seat, open);
    }

    /// A card to throw away: small, from length, and not the last guard below the cards above.
    private long discard(int seat, long open) {
        final long side = open & ~trumps;
        if (side == 0) {
            return Long.lowestOneBit(open);
        }
        final long out = hands[0] | hands[1] | hands[2] | hands[3];
        long thrown = 0;
        int most = Integer.MIN_VALUE;
        for (long lane = Lanes.CLUBS; lane != 0; lane <<= Lanes.WIDTH) {
            if ((side & lane) == 0) {
                continue;
            }
            final long card = Long.lowestOneBit(side & lane);
            final long own = hands[seat] & lane;
            final int length = Long.bitCount(own);
            final int above = Long.bitCount(out & lane & Lanes.above(Long.highestOneBit(own)));
            final int rank = Long.numberOfTrailingZeros(card) & 15;
            final int score = 2 * length - rank - (length == above + 1 ? 6 : 0);
            if (score > most) {
                most = score;
                thrown = card;
            }
        }
        return thrown;
    }
}

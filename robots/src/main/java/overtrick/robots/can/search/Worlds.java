package overtrick.robots.can.search;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import overtrick.robots.can.open.Lanes;
import overtrick.robots.can.open.PointGame;
import overtrick.robots.can.sight.Known;
import overtrick.robots.can.thumb.Burial;

/// Deals the cards that a player does not see, so that nothing they have seen speaks against it: no
/// card of a suit that a player has shown out of, every card where it is known to be.
///
/// Two things are likely rather than certain, and weighed: declarer has more trumps than others,
/// since they chose them, and they have put away what [Burial] would.
public final class Worlds {

    private static final int TRIES = 100;
    private static final int OUT = 4;

    /// With fewer trumps a suit is hardly ever chosen; a world with fewer is dealt again, a few
    /// times at most.
    private static final int NAMED = 5;

    private static final int AGAIN = 5;
    private static final int PLACES = 5;

    /// How many times likelier a trump lies with declarer than a card of another suit.
    private static final double DRAWN_TO_DECLARER = 2.0;

    private RandomGenerator chance = new SplittableRandom(0);
    private final Burial burial = new Burial();
    private final long[] given = new long[PLACES];
    private final int[] room = new int[PLACES];
    private final int[] cards = new int[Lanes.PACK];
    private final int[] lanes = new int[Lanes.LANES];
    private final long[] ways = new long[Burial.WAYS];

    /// Gives every other seat a hand.
    ///
    /// @param seen the game as one player sees it; only their own hand is looked at
    /// @param me that player, in turn or not
    /// @param known cards known to be in the hand of each seat
    /// @param world becomes the same game with all hands dealt
    public void deal(PointGame seen, int me, Known known, PointGame world, RandomGenerator source) {
        chance = source;
        dealSome(seen, me, known);
        for (int again = 0; again < AGAIN && !isLikely(seen, me); again++) {
            dealSome(seen, me, known);
        }
        world.copy(seen);
        for (int seat = 0; seat < seen.players(); seat++) {
            if (seat != me) {
                world.deal(seat, given[seat]);
            }
        }
        if (seen.declarer() != me) {
            bury(seen, world);
        }
    }

    private void dealSome(PointGame seen, int me, Known known) {
        boolean voidsCount = true;
        for (int tries = 0; !dealt(seen, me, known, voidsCount); tries++) {
            voidsCount = tries < TRIES;
        }
    }

    /// Whether declarer has had enough trumps to name them.
    private boolean isLikely(PointGame seen, int me) {
        int declarer = seen.declarer();
        long had = given[declarer] | given[OUT] | seen.playedBy(declarer);
        return declarer == me || Long.bitCount(had & Lanes.TRUMPS) >= NAMED;
    }

    private boolean dealt(PointGame seen, int me, Known known, boolean voidsCount) {
        long pool = seen.unseen(me);
        for (int seat = 0; seat < PLACES; seat++) {
            given[seat] = 0;
            room[seat] = 0;
        }
        for (int seat = 0; seat < seen.players(); seat++) {
            if (seat != me) {
                int size = seen.cardsLeft(seat);
                given[seat] = some(known.of(seat) & pool, size); // declarer may have buried some
                room[seat] = size - Long.bitCount(given[seat]);
            }
        }
        room[OUT] = Long.bitCount(pool);
        for (int seat = 0; seat < seen.players(); seat++) {
            pool &= ~given[seat];
            room[OUT] -= seat == me ? 0 : seen.cardsLeft(seat);
        }
        sortLanes(seen, me);
        for (int lane : lanes) {
            if (!dealLane(seen, known, lane, pool & Lanes.lane(lane), voidsCount)) {
                return false;
            }
        }
        return true;
    }

    /// The lanes that most players have shown out of come first; among equals the trumps, which do
    /// not lie everywhere with equal chances.
    private void sortLanes(PointGame seen, int me) {
        for (int lane = 0; lane < Lanes.LANES; lane++) {
            int at = lane;
            while (at > 0 && urgency(seen, me, lanes[at - 1]) < urgency(seen, me, lane)) {
                lanes[at] = lanes[at - 1];
                at--;
            }
            lanes[at] = lane;
        }
    }

    private static int urgency(PointGame seen, int me, int lane) {
        int urgency = lane == Lanes.TRUMP_LANE ? 1 : 0;
        for (int seat = 0; seat < seen.players(); seat++) {
            urgency += seat != me && seen.isVoid(seat, lane) ? 2 : 0;
        }
        return urgency;
    }

    private boolean dealLane(
            PointGame seen, Known known, int lane, long ofLane, boolean voidsCount) {
        int count = 0;
        for (long left = ofLane; left != 0; left &= left - 1) {
            cards[count++] = Lanes.lowest(left);
        }
        for (int at = count - 1; at >= 0; at--) {
            int other = chance.nextInt(at + 1);
            int card = cards[other];
            cards[other] = cards[at];
            int place = place(seen, lane, voidsCount);
            if (place < 0) {
                place = makeRoom(seen, known, lane);
            }
            if (place < 0) {
                return false;
            }
            given[place] |= 1L << card;
            room[place]--;
        }
        return true;
    }

    /// Moves a card that was dealt already to where there is room, so that one of this lane can
    /// take its place; −1 if no single card can be moved so.
    private int makeRoom(PointGame seen, Known known, int lane) {
        for (int full = 0; full < PLACES; full++) {
            long movable = full == OUT ? given[OUT] : given[full] & ~known.of(full);
            if (!mayHold(seen, full, lane)) {
                continue;
            }
            for (int free = 0; free < PLACES; free++) {
                long some = room[free] > 0 ? movable & holdable(seen, free) : 0;
                if (some != 0) {
                    long bit = some(some, 1);
                    given[full] &= ~bit;
                    given[free] |= bit;
                    room[free]--;
                    room[full]++;
                    return full;
                }
            }
        }
        return -1;
    }

    private static boolean mayHold(PointGame seen, int place, int lane) {
        return place == OUT || !seen.isVoid(place, lane);
    }

    private static long holdable(PointGame seen, int place) {
        long cards = 0;
        for (int lane = 0; lane < Lanes.LANES; lane++) {
            cards |= mayHold(seen, place, lane) ? Lanes.lane(lane) : 0;
        }
        return cards;
    }

    /// A place with room for a card of the lane, the roomier the likelier; −1 if there is none.
    private int place(PointGame seen, int lane, boolean voidsCount) {
        double total = 0;
        for (int place = 0; place < PLACES; place++) {
            total += weight(seen, place, lane, voidsCount);
        }
        if (total <= 0) {
            return -1;
        }
        double drawn = chance.nextDouble() * total;
        int last = -1;
        for (int place = 0; place < PLACES; place++) {
            double weight = weight(seen, place, lane, voidsCount);
            if (weight > 0) {
                last = place;
                if (drawn < weight) {
                    return place;
                }
                drawn -= weight;
            }
        }
        return last;
    }

    private double weight(PointGame seen, int place, int lane, boolean voidsCount) {
        if (room[place] <= 0) {
            return 0;
        }
        if (voidsCount && !mayHold(seen, place, lane)) {
            return 0;
        }
        boolean drawn = lane == Lanes.TRUMP_LANE && place == seen.declarer();
        return drawn ? DRAWN_TO_DECLARER * room[place] : room[place];
    }

    /// What was dealt to declarer and out of play is divided anew, as declarer would.
    private void bury(PointGame seen, PointGame world) {
        int declarer = seen.declarer();
        long out = given[OUT];
        if (declarer >= seen.players() || Long.bitCount(out) != Burial.KITTY) {
            world.bury(out);
            return;
        }
        long pool = given[declarer] | out;
        long impossible = 0;
        for (int lane = 0; lane < Lanes.LANES; lane++) {
            impossible |= seen.isVoid(declarer, lane) ? pool & Lanes.lane(lane) : 0;
        }
        long free = pool & ~impossible;
        long buried = impossible;
        int left = Burial.KITTY - Long.bitCount(buried);
        if (left < 0) {
            world.bury(out);
            return;
        }
        long liked = liked(pool | seen.playedBy(declarer)) & free;
        buried |= some(liked, left);
        left = Burial.KITTY - Long.bitCount(buried);
        buried |= some(free & ~buried & ~Lanes.TRUMPS, left);
        left = Burial.KITTY - Long.bitCount(buried);
        buried |= some(free & ~buried, left);
        world.bury(buried);
        world.deal(declarer, pool & ~buried);
    }

    private long liked(long eighteen) {
        if (Long.bitCount(eighteen) != 12 + Burial.KITTY) {
            return eighteen & ~Lanes.TRUMPS;
        }
        if (chance.nextInt(4) > 0) {
            return burial.best(eighteen);
        }
        burial.ways(eighteen, ways);
        long way = ways[chance.nextInt(Burial.WAYS)];
        return way != 0 ? way : ways[0];
    }

    /// So many of the cards, by chance.
    private long some(long cards, int count) {
        long left = cards;
        for (int surplus = Long.bitCount(cards) - count; surplus > 0; surplus--) {
            long bit = Long.expand(1L << chance.nextInt(Long.bitCount(left)), left);
            left &= ~bit;
        }
        return left;
    }
}

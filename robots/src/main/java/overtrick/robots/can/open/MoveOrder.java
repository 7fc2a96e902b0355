package overtrick.robots.can.open;

/// In which order the search tries cards: the ones that are likely to decide first.
///
/// A move is a card with its promise above it, so that sorting moves is sorting numbers.
final class MoveOrder {

    private static final int CARD = 6;
    private static final int SURE = 60;
    private static final int LIKELY = 40;
    private static final int LOST = 20;

    private MoveOrder() {}

    static int card(int move) {
        return move & ((1 << CARD) - 1);
    }

    /// Fills the list with the leads of a seat, best first, and says how many they are.
    static int leads(int[] list, long[] hands, int leader, long rest, int best) {
        long hand = hands[leader];
        int count = 0;
        for (long left = Equals.reduced(hand, rest & ~hand); left != 0; left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            int promise = card == best ? 1 << 10 : promiseOfLead(card, hands, leader);
            count = insert(list, count, (promise << CARD) | card);
        }
        return count;
    }

    private static int promiseOfLead(int card, long[] hands, int leader) {
        int lane = Lanes.laneOf(card);
        long higher = Lanes.above(card);
        long left = hands[(leader + 1) & 3];
        long right = hands[(leader + 3) & 3];
        int fives = Lanes.fivesOf(card);
        if (!canBeat(left, lane, higher) && !canBeat(right, lane, higher)) {
            return SURE + (4 * fives) + (lane == Lanes.TRUMP_LANE ? 1 : 2);
        }
        long partner = hands[(leader + 2) & 3] & Lanes.lane(lane);
        if (partner != 0 && partner > (left & Lanes.lane(lane)) && left != 0) {
            return LIKELY + fives;
        }
        return LOST - (6 * fives) - (Lanes.rankOf(card) >> 1);
    }

    private static boolean canBeat(long hand, int lane, long higher) {
        long ofLane = hand & Lanes.lane(lane);
        return ofLane != 0 ? (hand & higher) != 0 : (hand & Lanes.TRUMPS) != 0;
    }

    /// Fills the list with the cards that a seat may add to the trick, best first.
    static int follows(
            int[] list,
            long[] hands,
            long playable,
            long rest,
            long trick,
            int winning,
            int winner,
            int seat,
            int led) {
        long others = (rest & ~hands[seat]) | trick;
        long next = hands[(seat + 1) & 3];
        boolean ours = ((winner ^ seat) & 1) == 0;
        boolean oursStays = ours && !canBeatOnTable(next, led, winning, trick);
        int count = 0;
        for (long left = Equals.reduced(playable, others); left != 0; left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            int fives = Lanes.fivesOf(card);
            int rank = Lanes.rankOf(card) + (Lanes.laneOf(card) == Lanes.TRUMP_LANE ? 4 : 0);
            int promise;
            if (oursStays) {
                promise = SURE + (10 * fives) - rank;
            } else if (Lanes.beats(card, winning)) {
                boolean stays = !canBeatOnTable(next, led, card, trick);
                promise = stays ? SURE + (8 * fives) - rank : LIKELY - (6 * fives) - rank;
            } else {
                promise = LOST - (8 * fives) - rank;
            }
            count = insert(list, count, ((promise + 64) << CARD) | card);
        }
        return count;
    }

    /// Whether the next player, an opponent, can beat the card; nobody is next to the fourth.
    private static boolean canBeatOnTable(long next, int led, int card, long trick) {
        if (Long.bitCount(trick) == 3) {
            return false;
        }
        long ofLane = next & Lanes.lane(led);
        boolean trumped = card >= Lanes.FIRST_TRUMP;
        if (ofLane != 0) {
            return trumped == (led == Lanes.TRUMP_LANE) && (ofLane & (-2L << card)) != 0;
        }
        return (next & Lanes.TRUMPS & (trumped ? -2L << card : -1L)) != 0;
    }

    private static int insert(int[] list, int count, int move) {
        int at = count;
        while (at > 0 && list[at - 1] < move) {
            list[at] = list[at - 1];
            at--;
        }
        list[at] = move;
        return count + 1;
    }
}

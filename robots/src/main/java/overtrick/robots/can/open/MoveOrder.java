package overtrick.robots.can.open;

/// In which order the search tries cards: the ones that are likely to decide first.
///
/// A move is a card with its promise above it, so that sorting moves is sorting numbers. The
/// weights were learnt: changed by chance, and kept when the same endings were solved in fewer
/// positions (`OrderSchool` among the tests).
final class MoveOrder {

    private static final int CARD = 6;

    /// Above every promise: the card that decided when the position was searched before.
    private static final int BEST = 1 << 15;

    /// Added so that no promise is negative.
    private static final int FLOOR = 1 << 13;

    private final OrderWeights.Lead lead;
    private final OrderWeights.Follow follow;
    private final int trumpRank;

    MoveOrder(OrderWeights weights) {
        lead = weights.lead();
        follow = weights.follow();
        trumpRank = weights.trumpRank();
    }

    static int card(int move) {
        return move & ((1 << CARD) - 1);
    }

    /// Fills the list with the leads of a seat, best first, and says how many they are.
    ///
    /// @param best the card to try first, or -1
    int leads(int[] list, long[] hands, int leader, long rest, int best) {
        long hand = hands[leader];
        int count = 0;
        for (long left = Equals.reduced(hand, rest & ~hand); left != 0; left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            int promise = card == best ? BEST : promiseOfLead(card, hands, leader);
            count = insert(list, count, ((promise + FLOOR) << CARD) | card);
        }
        return count;
    }

    private int promiseOfLead(int card, long[] hands, int leader) {
        int lane = Lanes.laneOf(card);
        long ofLane = Lanes.lane(lane);
        long left = hands[(leader + 1) & 3];
        long partner = hands[(leader + 2) & 3] & ofLane;
        long right = hands[(leader + 3) & 3];
        int fives = Lanes.fivesOf(card);
        int promise = lead.length() * Long.bitCount(hands[leader] & ofLane);
        if (lane != Lanes.TRUMP_LANE && (ruffs(left, ofLane) || ruffs(right, ofLane))) {
            promise += lead.toRuff();
        }
        long higher = Lanes.above(card);
        if (!canBeat(left, lane, higher) && !canBeat(right, lane, higher)) {
            return promise + lead.sure() + (lane == Lanes.TRUMP_LANE ? lead.sureTrump() : 0);
        }
        boolean partnersIsHigher = partner != 0 && partner > (left & ofLane) && left != 0;
        return promise
                + (partnersIsHigher ? lead.toPartner() : lead.lost())
                + (lead.fives() * fives);
    }

    private static boolean ruffs(long hand, long ofLane) {
        return (hand & ofLane) == 0 && (hand & Lanes.TRUMPS) != 0;
    }

    private static boolean canBeat(long hand, int lane, long higher) {
        long ofLane = hand & Lanes.lane(lane);
        return ofLane != 0 ? (hand & higher) != 0 : (hand & Lanes.TRUMPS) != 0;
    }

    /// Fills the list with the cards that a seat may add to the trick, best first.
    int follows(
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
            int lane = Lanes.laneOf(card);
            int promise = 0;
            if (oursStays) {
                promise = promise(follow.stays(), card);
            } else if (Lanes.beats(card, winning)) {
                boolean wins = !canBeatOnTable(next, led, card, trick);
                promise = promise(wins ? follow.wins() : follow.mayWin(), card);
                promise += wins && lane != led ? follow.ruffs() : 0;
            } else {
                promise = promise(follow.loses(), card);
            }
            boolean discard = lane != led && lane != Lanes.TRUMP_LANE;
            if (discard && Long.bitCount(hands[seat] & Lanes.lane(lane)) == 1) {
                promise += follow.lastOfLane();
            }
            count = insert(list, count, ((promise + FLOOR) << CARD) | card);
        }
        return count;
    }

    private int promise(OrderWeights.Card weight, int card) {
        int rank = 10 * Lanes.rankOf(card);
        if (Lanes.laneOf(card) == Lanes.TRUMP_LANE) {
            rank += trumpRank;
        }
        return weight.base() + (weight.fives() * Lanes.fivesOf(card)) + (weight.rank() * rank / 10);
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

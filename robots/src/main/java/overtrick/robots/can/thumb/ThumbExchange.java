package overtrick.robots.can.thumb;

import java.util.List;
import overtrick.robots.can.open.Lanes;

/// Tribute, its return, and the right to a redeal, by rules of thumb (can.md §§6–7).
public final class ThumbExchange {

    /// A hand below this is given up when giving it up costs nothing.
    private static final int POOR = 150;

    /// What points in a card count against parting with it to an opponent.
    private static final int A_FIVE = 40;

    private ThumbExchange() {}

    /// Of the ways to pay or to return that are lawful, the one that leaves the best hand, and
    /// among those the one with fewest points in it.
    ///
    /// @param lawful not empty, in the kernel's order
    public static long leastLoss(long hand, List<Long> lawful) {
        long best = lawful.getFirst();
        int most = Integer.MIN_VALUE;
        for (long cards : lawful) {
            int left = 4 * HandValue.of(hand & ~cards);
            int worth = left - (A_FIVE * Lanes.fives(cards)) - ranks(cards) + voids(hand & ~cards);
            if (worth > most) {
                most = worth;
                best = cards;
            }
        }
        return best;
    }

    private static int ranks(long cards) {
        int ranks = 0;
        for (long left = cards; left != 0; left &= left - 1) {
            ranks += Lanes.rankOf(Lanes.lowest(left));
        }
        return ranks;
    }

    private static int voids(long hand) {
        int voids = 0;
        for (int suit = 0; suit < Lanes.LANES; suit++) {
            long ofSuit = hand & Lanes.lane(suit) & ~Lanes.JOKERS;
            voids += ofSuit == 0 ? 3 : 0;
        }
        return voids;
    }

    /// Whether to ask for a redeal: the hand is poor, and no tribute to receive would be lost by
    /// it.
    public static boolean asksRedeal(long hand, boolean receives) {
        return !receives && HandValue.of(hand) < POOR;
    }
}

package overtrick.robots.can.thumb;

import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import overtrick.can.CanSet;
import overtrick.can.Pack;
import overtrick.robots.can.sight.BidSight;
import overtrick.robots.can.sight.Known;
import overtrick.robots.can.sight.Stakes;

/// Random hands for robots to play with.
public final class Deals {

    private Deals() {}

    /// Twelve cards for each of four; six are left over.
    public static long[] hands(RandomGenerator chance) {
        var cards = Pack.shuffled(chance).cards();
        var hands = new long[4];
        for (int seat = 0; seat < 4; seat++) {
            hands[seat] = CanSet.copyOf(cards.subList(12 * seat, (12 * seat) + 12)).bits();
        }
        return hands;
    }

    /// So many cards.
    public static long cards(int count, RandomGenerator chance) {
        return CanSet.copyOf(Pack.shuffled(chance).cards().subList(0, count)).bits();
    }

    /// What somebody sees who is to call, after calls as levels from 0 for 80, -1 for a pass.
    public static BidSight bidding(String made, String hand) {
        List<Integer> levels =
                made.isEmpty()
                        ? List.of()
                        : Arrays.stream(made.split(" ")).map(Integer::valueOf).toList();
        return new BidSight(
                levels.size() & 3,
                0,
                CanSet.parse(hand).bits(),
                levels,
                Known.NOTHING,
                Stakes.CLUB);
    }
}

package overtrick.robots.can.thumb;

import java.util.random.RandomGenerator;
import overtrick.can.CanSet;
import overtrick.can.Pack;

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
}

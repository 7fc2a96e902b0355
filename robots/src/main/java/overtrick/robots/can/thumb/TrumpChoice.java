package overtrick.robots.can.thumb;

import overtrick.robots.can.open.Lanes;

/// Trump and burial together: of the four suits the one with which the twelve cards kept are worth
/// most (can.md §9).
public final class TrumpChoice {

    private final Burial burial = new Burial();
    private final int[] values = new int[Lanes.LANES];
    private int trump;
    private long buried;

    /// @param cards eighteen, in the kernel's order
    public void choose(long cards) {
        int best = Integer.MIN_VALUE;
        for (int suit = 0; suit < Lanes.LANES; suit++) {
            long away = burial.best(Lanes.swapped(cards, suit));
            values[suit] = burial.value();
            if (burial.value() > best) {
                best = burial.value();
                trump = suit;
                buried = away;
            }
        }
    }

    /// The suit chosen last, 0 for clubs to 3 for spades.
    public int trump() {
        return trump;
    }

    /// What is buried, in lanes.
    public long buried() {
        return buried;
    }

    /// What the twelve cards were worth with this suit as trumps.
    public int value(int suit) {
        return values[suit];
    }
}

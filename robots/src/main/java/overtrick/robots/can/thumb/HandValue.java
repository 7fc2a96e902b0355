package overtrick.robots.can.thumb;

import overtrick.robots.can.open.Lanes;

/// What a hand is worth to one who thinks of declaring: the worth of its good cards with the best
/// suit as trumps, as [Burial] weighs them.
public final class HandValue {

    private HandValue() {}

    /// @param cards a hand in the kernel's order
    public static int of(long cards) {
        int best = 0;
        for (int trump = 0; trump < Lanes.LANES; trump++) {
            best = Math.max(best, of(cards, trump));
        }
        return best;
    }

    /// @param cards a hand in the kernel's order
    /// @param trump the suit, 0 for clubs to 3 for spades
    public static int of(long cards, int trump) {
        long swapped = Lanes.swapped(cards, trump);
        int value = 0;
        for (long left = swapped; left != 0; left &= left - 1) {
            value += Math.max(0, Burial.worth(Lanes.lowest(left), swapped));
        }
        return value;
    }
}

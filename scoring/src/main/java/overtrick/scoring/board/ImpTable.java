package overtrick.scoring.board;

import overtrick.scoring.reckoning.Fraction;

/// International match points (Law 78B).
public final class ImpTable {

    /// The least difference for 1, 2, … 24 IMPs, in points.
    private static final int[] LEAST = {
        20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750,
        2000, 2250, 2500, 3000, 3500, 4000
    };

    private ImpTable() {}

    /// IMPs for a difference in points, with its sign.
    public static int imps(int difference) {
        int size = Math.abs(difference);
        int imps = 0;
        while (imps < LEAST.length && size >= LEAST[imps]) {
            imps++;
        }
        return difference < 0 ? -imps : imps;
    }

    /// The same for a difference that need not be whole, such as one from a datum that was not
    /// rounded.
    static int imps(Fraction difference) {
        var size = difference.signum() < 0 ? difference.negated() : difference;
        int imps = 0;
        while (imps < LEAST.length && size.compareTo(Fraction.of(LEAST[imps])) >= 0) {
            imps++;
        }
        return difference.signum() < 0 ? -imps : imps;
    }
}

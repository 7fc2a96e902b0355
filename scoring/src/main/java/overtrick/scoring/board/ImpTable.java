package overtrick.scoring.board;

import overtrick.bridge.score.Imps;
import overtrick.scoring.reckoning.Fraction;

/// International match points (Law 78B).
public final class ImpTable {

    private ImpTable() {}

    /// IMPs for a difference in points, with its sign.
    public static int imps(int difference) {
        return Imps.of(difference);
    }

    /// The same for a difference that need not be whole, such as one from a datum that was not
    /// rounded.
    static int imps(Fraction difference) {
        var size = difference.signum() < 0 ? difference.negated() : difference;
        int imps = 0;
        while (imps < Imps.LEAST.size() && size.compareTo(Fraction.of(Imps.LEAST.get(imps))) >= 0) {
            imps++;
        }
        return difference.signum() < 0 ? -imps : imps;
    }
}

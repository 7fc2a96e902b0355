package overtrick.can.deal;

import java.util.Optional;
import overtrick.can.CanSet;

/// What a hand lacks that may be redealt (can.md §7).
public enum PoorHand {
    NO_POINTS,
    NO_FACTORS,
    NEITHER;

    /// Empty for a hand that has both.
    public static Optional<PoorHand> of(CanSet hand) {
        boolean points = hand.intersects(CanSet.POINTS);
        boolean factors = hand.intersects(CanSet.FACTORS);
        if (points && factors) {
            return Optional.empty();
        }
        return Optional.of(points ? NO_FACTORS : factors ? NO_POINTS : NEITHER);
    }
}

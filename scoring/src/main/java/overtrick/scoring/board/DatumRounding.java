package overtrick.scoring.board;

import java.math.RoundingMode;
import overtrick.scoring.reckoning.Fraction;

/// How a datum becomes a score (tournaments.md §2.4). Each way treats both sides alike: the datum
/// of one is the negative of the other's.
public enum DatumRounding {
    /// To the nearest ten; from the middle to the even ten, so 425 becomes 420 and 435 becomes 440.
    EVEN_TEN,
    /// To the nearest ten; from the middle away from zero.
    HALF_UP,
    /// Not at all.
    EXACT;

    Fraction rounded(Fraction mean) {
        return switch (this) {
            case EVEN_TEN -> tens(mean, RoundingMode.HALF_EVEN);
            case HALF_UP -> tens(mean, RoundingMode.HALF_UP);
            case EXACT -> mean;
        };
    }

    private static Fraction tens(Fraction mean, RoundingMode rounding) {
        return Fraction.of(mean.over(10).rounded(0, rounding)).times(10);
    }
}

package overtrick.library.odds;

import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import overtrick.scoring.odds.SuitLie;
import overtrick.scoring.reckoning.Fraction;

/// How the missing cards of a suit lie in two hands that have not equally many unknown places: by
/// the places that are vacant (no inference but that).
///
/// @param missing cards of the suit, 1 to 13
/// @param left unknown cards of the hand on the left, 0 to 13
/// @param right the same on the right
public record SuitSplit(int missing, int left, int right) {

    private static final int HAND = 13;

    /// With nothing known of five missing cards.
    public static final SuitSplit USUAL = new SuitSplit(5, HAND, HAND);

    public SuitSplit {
        if (missing < 1 || missing > HAND || left < 0 || left > HAND || right < 0 || right > HAND) {
            throw new IllegalArgumentException(
                    "no such split: %d in %d and %d".formatted(missing, left, right));
        }
        if (left + right < missing) {
            throw new IllegalArgumentException(
                    "%d cards have no place in %d and %d".formatted(missing, left, right));
        }
    }

    /// What somebody has typed; empty when it is none.
    public static Optional<SuitSplit> parse(String missing, String left, String right) {
        try {
            return Optional.of(
                    new SuitSplit(
                            Integer.parseInt(missing.strip()),
                            Integer.parseInt(left.strip()),
                            Integer.parseInt(right.strip())));
        } catch (IllegalArgumentException unclear) {
            return Optional.empty();
        }
    }

    /// Every way, most cards on the left first.
    public List<SuitLie> lies() {
        return SuitLie.of(missing, left, right);
    }

    /// How many cards lie on the left on average, with one digit.
    public String expected(Locale locale) {
        var average = Fraction.of((long) missing * left, left + right);
        return String.format(locale, "%.1f", average.rounded(1, RoundingMode.HALF_UP));
    }
}

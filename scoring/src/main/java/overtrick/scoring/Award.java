package overtrick.scoring;

import overtrick.scoring.reckoning.Fraction;

/// What a side gets on a board that has no result for it (Law 12C2).
///
/// @param percent of what was to be had, 0 to 100
public record Award(Fraction percent) {

    /// Directly at fault: at most 40 per cent.
    public static final Award AVERAGE_MINUS = new Award(Fraction.of(40));

    /// Partly at fault: 50 per cent.
    public static final Award AVERAGE = new Award(Fraction.of(50));

    /// In no way at fault: at least 60 per cent.
    public static final Award AVERAGE_PLUS = new Award(Fraction.of(60));

    private static final Fraction HALF = Fraction.of(50);

    public Award {
        if (percent.signum() < 0 || percent.compareTo(Fraction.HUNDRED) > 0) {
            throw new IllegalArgumentException("percentage is not 0 to 100: " + percent.text());
        }
    }

    /// The share of matchpoints, 0 to 1.
    public Fraction share() {
        return percent.over(100);
    }

    /// Average plus is 3 IMPs and average minus a loss of 3 (Law 12C2b); other percentages lie on
    /// the same line.
    public Fraction imps() {
        return percent.minus(HALF).times(Fraction.of(3, 10));
    }

    /// Whether it is more than 50 %.
    public boolean isAboveAverage() {
        return percent.compareTo(HALF) > 0;
    }

    /// Whether it is less than 50 %.
    public boolean isBelowAverage() {
        return percent.compareTo(HALF) < 0;
    }
}

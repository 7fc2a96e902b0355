package overtrick.scoring.rating;

/// A sum of squares, seen and made up.
final class Likeness {

    private static final double MOST = 2;

    /// As many squares of the usual size are added as would be believed anyway.
    private final int usualOnes;

    double seen;
    double madeUp;

    /// Of spreads: the sum over all of the made-up answer’s variance, squared.
    double shown;

    Likeness(int usualOnes) {
        this.usualOnes = usualOnes;
    }

    /// By how much the standard deviation of chance must be multiplied.
    double ofChance(double now, double usual) {
        return Math.sqrt((seen + usualOnes * usual * usual) / (madeUp + usualOnes * now * now));
    }

    /// The same of a spread. An answer shows only a part of the true strength, the less the fewer
    /// boards there are; so what is missing is as much greater.
    double ofSpread(double now, double usual) {
        double variance = now * now;
        double missing = seen - madeUp + usualOnes * (usual * usual - variance);
        double square = 1 + missing / (shown / variance + usualOnes * variance);
        return Math.sqrt(Math.clamp(square, 1 / MOST, MOST));
    }
}

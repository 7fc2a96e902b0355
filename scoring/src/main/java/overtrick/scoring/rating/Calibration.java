package overtrick.scoring.rating;

/// How much chance there is in a board and how much players differ: what turns results into
/// strengths. Boards are calibrated seldom, say once a season ([Calibrations]), and the calibration
/// is kept: then a correction changes the strengths of those who are concerned, and not the
/// yardstick.
///
/// The three ways to compare are brought to one unit by their chance: IMPs across the field. A
/// strength of one IMP is `datum / imps` IMPs against a datum and `share / imps` of a top.
///
/// @param imps standard deviation of one table’s result by chance, in IMPs across the field; the
///   chance of an evening’s form is in it
/// @param datum the same in IMPs against a datum, which are a little more for the same points
/// @param share the same in matchpoints, as a share of the top
/// @param players standard deviation of people’s strengths, in IMPs a board
/// @param pairs standard deviation of what a partnership is better or worse than its players
/// @param robots the same as `players`, among robots of which nothing is known
public record Calibration(
        double imps, double datum, double share, double players, double pairs, double robots) {

    /// Before there are enough boards to know better: what clubs are like.
    public static final Calibration USUAL = new Calibration(5, 6, 0.3, 0.5, 0.2, 1.5);

    public Calibration {
        positive("imps", imps);
        positive("datum", datum);
        positive("share", share);
        positive("players", players);
        positive("pairs", pairs);
        positive("robots", robots);
    }

    /// Percent of a top that are worth as much as an IMP.
    public double percentOfAnImp() {
        return 100 * share / imps;
    }

    /// What turns a value into IMPs.
    double imps(Comparison comparison) {
        return switch (comparison) {
            case CROSS_IMPS -> 1;
            case DATUM -> imps / datum;
            case MATCHPOINTS -> imps / share;
        };
    }

    private static void positive(String name, double value) {
        if (!(value > 0) || Double.isInfinite(value)) {
            throw new IllegalArgumentException(
                    "the calibration's %s is not above 0: %s".formatted(name, value));
        }
    }
}

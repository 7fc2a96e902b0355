package overtrick.scoring.rating;

/// How much chance there is in a board and how much players differ: what turns results into
/// strengths. Boards are calibrated seldom, say once a season ([Calibrations]), and the calibration
/// is kept: then a correction changes the strengths of those who are concerned, and not the
/// yardstick.
///
/// @param imps standard deviation of one table’s result by chance, in IMPs; the chance of an
///   evening’s form is in it
/// @param share the same in matchpoints, as a share of the top. One IMP of strength is `share /
///   imps` of a top
/// @param players standard deviation of people’s strengths, in IMPs a board
/// @param pairs standard deviation of what a partnership is better or worse than its players
/// @param robots the same as `players`, among robots of which nothing is known
public record Calibration(double imps, double share, double players, double pairs, double robots) {

    /// Before there are enough boards to know better: what clubs are like.
    public static final Calibration USUAL = new Calibration(5, 0.3, 0.5, 0.2, 1.5);

    public Calibration {
        positive("imps", imps);
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
        return comparison.isImps() ? 1 : imps / share;
    }

    private static void positive(String name, double value) {
        if (!(value > 0) || Double.isInfinite(value)) {
            throw new IllegalArgumentException(
                    "the calibration's %s is not above 0: %s".formatted(name, value));
        }
    }
}

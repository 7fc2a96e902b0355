package overtrick.scoring.rating;

/// Evenings that might have been: strengths and chance are made up, the boards are played by the
/// same people at the same tables, and the equations are solved for them. How far the answers lie
/// from the made-up strengths is how far ours may lie from the true ones.
///
/// Lane `l` of simulation `s` has made-up strengths of variance 1 / precision and chance of
/// variance 1 / weight. Only what was missed is solved for: it has the covariance A⁻¹.
final class Simulations {

    private static final double PRECISION = 1e-5;

    private final Design design;
    private final Equations equations;
    private final Signs signs;

    Simulations(Design design, Equations equations) {
        this.design = design;
        this.equations = equations;
        this.signs = new Signs(design);
    }

    /// Some simulations side by side.
    static final class Batch {

        final int lanes;

        /// The right side for which `missed` is the answer.
        final double[] pull;

        /// Made-up strength less the answer, for each unknown.
        final double[] missed;

        private Batch(int lanes, double[] pull, double[] missed) {
            this.lanes = lanes;
            this.pull = pull;
            this.missed = missed;
        }
    }

    Batch batch(int first, int lanes) {
        double[] chance = new double[design.rows() * lanes];
        for (int row = 0; row < design.rows(); row++) {
            for (int lane = 0; lane < lanes; lane++) {
                chance[row * lanes + lane] = -chance(row, first + lane);
            }
        }
        double[] pull = new double[design.unknowns() * lanes];
        equations.addBack(chance, pull, lanes);
        for (int unknown = 0; unknown < design.unknowns(); unknown++) {
            for (int lane = 0; lane < lanes; lane++) {
                pull[unknown * lanes + lane] +=
                        equations.precision(unknown) * strength(unknown, first + lane);
            }
        }
        return new Batch(lanes, pull, equations.solve(pull, lanes, PRECISION));
    }

    /// The made-up strength of an unknown.
    double strength(int unknown, int simulation) {
        return signs.ofUnknown(unknown, simulation) / Math.sqrt(equations.precision(unknown));
    }

    /// The made-up chance of a row.
    double chance(int row, int simulation) {
        double weight = Math.max(equations.weight(design.setOf[row]), Double.MIN_NORMAL);
        return signs.ofRow(row, simulation) / Math.sqrt(weight);
    }
}

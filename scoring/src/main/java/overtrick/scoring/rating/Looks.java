package overtrick.scoring.rating;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// How a club looks with a calibration, beside clubs that are made up with the same.
final class Looks {

    private static final int LANES = 8;
    private static final double PRECISION = 1e-6;

    private final Calibration calibration;
    private final Likeness players = new Likeness(4);
    private final Likeness pairs = new Likeness(2);
    private final Map<Comparison, Likeness> boards = new EnumMap<>(Comparison.class);
    private final Map<Comparison, Likeness> evenings = new EnumMap<>(Comparison.class);

    private record Evening(int pair, long day, Comparison comparison) {}

    Looks(Calibration calibration) {
        this.calibration = calibration;
    }

    /// Looks at a circle.
    void add(List<ComparedBoard> circle) {
        var design = new Design(circle, calibration);
        var rules = new RatingRules(0, Map.of());
        var prior = new Prior(design, calibration, rules);
        double[] weights = Ratings.weights(design, 0, calibration, rules);
        var equations = new Equations(design, weights, prior.precisions());
        double[] right = new double[design.unknowns()];
        equations.addBack(design.values, right, 1);
        double[] strengths = equations.solve(right, 1, PRECISION);
        var simulations = new Simulations(design, equations);
        var batch = simulations.batch(0, LANES);
        spreads(design, strengths, simulations, batch);
        double[] fitted = new double[design.rows()];
        equations.contrasts(strengths, fitted, 1);
        double[] left = new double[design.rows()];
        for (int row = 0; row < left.length; row++) {
            left[row] = design.values[row] - fitted[row];
        }
        chance(design, left, left(design, equations, simulations, batch));
    }

    private void spreads(
            Design design, double[] strengths, Simulations simulations, Simulations.Batch batch) {
        for (int unknown = 0; unknown < design.unknowns(); unknown++) {
            boolean isPair = unknown >= design.players.size();
            if (!isPair && design.players.get(unknown).isRobot()) {
                continue;
            }
            var likeness = isPair ? pairs : players;
            likeness.seen += strengths[unknown] * strengths[unknown];
            double[] halves = new double[2];
            for (int lane = 0; lane < LANES; lane++) {
                double answer =
                        simulations.strength(unknown, lane)
                                - batch.missed()[unknown * LANES + lane];
                halves[lane % 2] += answer * answer * 2 / LANES;
            }
            likeness.madeUp += (halves[0] + halves[1]) / 2;
            likeness.shown += halves[0] * halves[1];
        }
    }

    /// What is left of made-up results.
    private static double[] left(
            Design design, Equations equations, Simulations simulations, Simulations.Batch batch) {
        double[] left = new double[design.rows() * LANES];
        equations.contrasts(batch.missed(), left, LANES);
        for (int row = 0; row < design.rows(); row++) {
            for (int lane = 0; lane < LANES; lane++) {
                left[row * LANES + lane] += simulations.chance(row, lane);
            }
        }
        return left;
    }

    private void chance(Design design, double[] seen, double[] madeUp) {
        var sums = new LinkedHashMap<Evening, Sums>();
        double[] mean = new double[1];
        double[] means = new double[LANES];
        for (var set : design.sets) {
            var likeness = boards(set.comparison());
            Equations.mean(seen, set, mean, 1);
            Equations.mean(madeUp, set, means, LANES);
            for (int row = set.first(); row < set.end(); row++) {
                double own = seen[row] - mean[0];
                double[] others = new double[LANES];
                for (int lane = 0; lane < LANES; lane++) {
                    others[lane] = madeUp[row * LANES + lane] - means[lane];
                }
                likeness.seen += set.boards() * own * own;
                likeness.madeUp += set.boards() * meanSquare(others);
                for (int place = 2; place < Design.PLACES; place += Design.NORTH_SOUTH) {
                    int pair = design.places[row * Design.PLACES + place];
                    sums.computeIfAbsent(
                                    new Evening(pair, set.day(), set.comparison()), _ -> new Sums())
                            .add(set.boards(), Design.sign(place), own, others);
                }
            }
            double variance = calibration.imps() * calibration.imps();
            likeness.seen += set.within();
            likeness.madeUp += (set.boards() - 1.0) * (set.rows() - 1) * variance;
        }
        sums.forEach((evening, sum) -> {
            var likeness = evenings(evening.comparison());
            likeness.seen += sum.seen * sum.seen / sum.boards;
            likeness.madeUp += meanSquare(sum.madeUp) / sum.boards;
        });
    }

    private static double meanSquare(double[] lanes) {
        double sum = 0;
        for (double lane : lanes) {
            sum += lane * lane;
        }
        return sum / lanes.length;
    }

    /// What is left of a pair’s evening, added up.
    private static final class Sums {

        private int boards;
        private double seen;
        private final double[] madeUp = new double[LANES];

        void add(int times, int sign, double own, double[] others) {
            boards += times;
            seen += sign * times * own;
            for (int lane = 0; lane < LANES; lane++) {
                madeUp[lane] += sign * times * others[lane];
            }
        }
    }

    private Likeness boards(Comparison comparison) {
        return boards.computeIfAbsent(comparison, _ -> new Likeness(200));
    }

    private Likeness evenings(Comparison comparison) {
        return evenings.computeIfAbsent(comparison, _ -> new Likeness(20));
    }

    /// The calibration, changed by the ratios.
    Calibration better() {
        var usual = Calibration.USUAL;
        return new Calibration(
                chance(Comparison.CROSS_IMPS, calibration.imps(), usual.imps()),
                chance(Comparison.DATUM, calibration.datum(), usual.datum()),
                chance(Comparison.MATCHPOINTS, calibration.share(), usual.share()),
                calibration.players() * players.ofSpread(calibration.players(), usual.players()),
                calibration.pairs() * pairs.ofSpread(calibration.pairs(), usual.pairs()),
                calibration.robots());
    }

    /// The chance of the comparison, changed. In rows it is always that of IMPs across the field.
    private double chance(Comparison comparison, double now, double usual) {
        double inRows = calibration.imps();
        double usualInRows = usual / now * inRows;
        return now
                * Math.max(
                        boards(comparison).ofChance(inRows, usualInRows),
                        evenings(comparison).ofChance(inRows, usualInRows));
    }

    /// A sum of squares, seen and made up.
    private static final class Likeness {

        private static final double MOST = 2;

        /// As many squares of the usual size are added as would be believed anyway.
        private final int usualOnes;

        private double seen;
        private double madeUp;

        /// Of spreads: the sum over all of the made-up answer’s variance, squared.
        private double shown;

        Likeness(int usualOnes) {
            this.usualOnes = usualOnes;
        }

        /// By how much the standard deviation of chance must be multiplied.
        double ofChance(double now, double usual) {
            return Math.sqrt((seen + usualOnes * usual * usual) / (madeUp + usualOnes * now * now));
        }

        /// The same of a spread. An answer shows only a part of the true strength, the less the
        /// fewer boards there are; so what is missing is as much greater.
        double ofSpread(double now, double usual) {
            double variance = now * now;
            double missing = seen - madeUp + usualOnes * (usual * usual - variance);
            double square = 1 + missing / (shown / variance + usualOnes * variance);
            return Math.sqrt(Math.clamp(square, 1 / MOST, MOST));
        }
    }
}

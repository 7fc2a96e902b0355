package overtrick.scoring.rating;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// How a club looks with a calibration, beside clubs that are made up with the same.
final class Looks {

    /// Unknowns of a circle in which chance evens out without many simulations.
    private static final int LARGE = 2000;

    private static final int MANY = 32;
    private static final int FEW = 8;

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
        int lanes = design.unknowns() < LARGE ? MANY : FEW;
        var batch = simulations.batch(0, lanes);
        spreads(design, strengths, simulations, batch);
        double[] fitted = new double[design.rows()];
        equations.contrasts(strengths, fitted, 1);
        double[] left = new double[design.rows()];
        for (int row = 0; row < left.length; row++) {
            left[row] = design.values[row] - fitted[row];
        }
        chance(design, left, left(design, equations, simulations, batch), lanes);
    }

    private void spreads(
            Design design, double[] strengths, Simulations simulations, Simulations.Batch batch) {
        int lanes = batch.lanes;
        for (int unknown = 0; unknown < design.unknowns(); unknown++) {
            boolean isPair = unknown >= design.players.size();
            if (!isPair && design.players.get(unknown).isRobot()) {
                continue;
            }
            var likeness = isPair ? pairs : players;
            likeness.seen += strengths[unknown] * strengths[unknown];
            double[] halves = new double[2];
            for (int lane = 0; lane < lanes; lane++) {
                double answer =
                        simulations.strength(unknown, lane) - batch.missed[unknown * lanes + lane];
                halves[lane % 2] += answer * answer * 2 / lanes;
            }
            likeness.madeUp += (halves[0] + halves[1]) / 2;
            likeness.shown += halves[0] * halves[1];
        }
    }

    /// What is left of made-up results.
    private static double[] left(
            Design design, Equations equations, Simulations simulations, Simulations.Batch batch) {
        int lanes = batch.lanes;
        double[] left = new double[design.rows() * lanes];
        equations.contrasts(batch.missed, left, lanes);
        for (int row = 0; row < design.rows(); row++) {
            for (int lane = 0; lane < lanes; lane++) {
                left[row * lanes + lane] += simulations.chance(row, lane);
            }
        }
        return left;
    }

    private void chance(Design design, double[] seen, double[] madeUp, int lanes) {
        var sums = new LinkedHashMap<Evening, Sums>();
        double[] mean = new double[1];
        double[] means = new double[lanes];
        for (var set : design.sets) {
            var likeness = boards(set.comparison());
            Equations.mean(seen, set, mean, 1);
            Equations.mean(madeUp, set, means, lanes);
            for (int row = set.first(); row < set.end(); row++) {
                double own = seen[row] - mean[0];
                double[] others = new double[lanes];
                for (int lane = 0; lane < lanes; lane++) {
                    others[lane] = madeUp[row * lanes + lane] - means[lane];
                }
                likeness.seen += set.boards() * own * own;
                likeness.madeUp += set.boards() * meanSquare(others);
                for (int place = 2; place < Design.PLACES; place += Design.NORTH_SOUTH) {
                    int pair = design.places[row * Design.PLACES + place];
                    sums.computeIfAbsent(
                                    new Evening(pair, set.day(), set.comparison()),
                                    _ -> new Sums(lanes))
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
        private final double[] madeUp;

        Sums(int lanes) {
            madeUp = new double[lanes];
        }

        void add(int times, int sign, double own, double[] others) {
            boards += times;
            seen += sign * times * own;
            for (int lane = 0; lane < madeUp.length; lane++) {
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
}

package overtrick.scoring.rating;

/// What is known of each unknown before the first board: a mean, and one over a variance.
final class Prior {

    private final double[] means;
    private final double[] precisions;

    Prior(Design design, Calibration calibration, RatingRules rules) {
        means = new double[design.unknowns()];
        precisions = new double[design.unknowns()];
        for (int at = 0; at < design.players.size(); at++) {
            var player = design.players.get(at);
            double spread = player.isRobot() ? calibration.robots() : calibration.players();
            var known = rules.known().getOrDefault(player, new RatingRules.Known(0, spread));
            means[at] = known.strength();
            precisions[at] = 1 / (known.deviation() * known.deviation());
        }
        for (int at = 0; at < design.pairs.size(); at++) {
            precisions[design.unknownOf(at)] = 1 / (calibration.pairs() * calibration.pairs());
        }
    }

    double[] precisions() {
        return precisions.clone();
    }

    /// Adds `Λ m` to the right side of the equations.
    void addTo(double[] right) {
        for (int at = 0; at < right.length; at++) {
            right[at] += precisions[at] * means[at];
        }
    }
}

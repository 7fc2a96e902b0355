package overtrick.scoring.rating;

/// What is known of each unknown before the first board: a mean, and one over a variance.
final class Prior {

    private final int players;
    private final double[] means;
    private final double[] precisions;

    Prior(Design design, Calibration calibration, RatingRules rules) {
        players = design.players.size();
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

    /// How uncertain the mean of the circle is by itself: boards say nothing about it. Strengths
    /// are told from that mean, so a player’s variance is so much smaller, and a pair’s four times
    /// as much. (A takes a shift of all players to Λ, so with each of them the weighted mean has
    /// the covariance 1 / Σ λ, which is its variance.)
    double level() {
        double sum = 0;
        for (int at = 0; at < players; at++) {
            sum += precisions[at];
        }
        return 1 / sum;
    }

    /// Adds `Λ m` to the right side of the equations.
    void addTo(double[] right) {
        for (int at = 0; at < right.length; at++) {
            right[at] += precisions[at] * means[at];
        }
    }
}

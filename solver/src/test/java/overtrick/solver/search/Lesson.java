package overtrick.solver.search;

import java.util.Arrays;

/// What it costs to begin with each of some leads.
///
/// @param places for each lead the places of its weights
/// @param loss for each lead how often the best one's cost must be doubled
/// @param weight how much the position matters beside others
@SuppressWarnings("ArrayRecordComponent") // never compared
record Lesson(int[][] places, double[] loss, double weight) {

    /// A lead that does not decide costs its own search, counted more than once because it fills
    /// the memory as well, and then that of the best.
    private static final double USELESS = 3;

    static Lesson of(Course course, int[][] places, boolean[] decides, double[] cost) {
        double best = Double.POSITIVE_INFINITY;
        for (int i = 0; i < cost.length; i++) {
            best = decides[i] ? Math.min(best, cost[i]) : best;
        }
        var loss = new double[cost.length];
        for (int i = 0; i < cost.length; i++) {
            double all = decides[i] ? cost[i] : USELESS * cost[i] + best;
            loss[i] = Math.log(all / best) / Math.log(2);
        }
        return new Lesson(places, loss, course.importance(best));
    }

    /// Whether some lead decided in time, and some other is worse.
    boolean teaches() {
        return Arrays.stream(loss).allMatch(Double::isFinite)
                && Arrays.stream(loss).anyMatch(it -> it > 0);
    }

    /// What the weights give each lead.
    double[] scores(double[] weights) {
        return Arrays.stream(places)
                .mapToDouble(lead -> Arrays.stream(lead).mapToDouble(at -> weights[at]).sum())
                .toArray();
    }

    /// The loss of the lead that the weights put first.
    double loss(double[] weights) {
        double[] scores = scores(weights);
        int first = 0;
        for (int i = 1; i < scores.length; i++) {
            first = scores[i] > scores[first] ? i : first;
        }
        return loss[first];
    }
}

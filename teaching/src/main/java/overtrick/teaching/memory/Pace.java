package overtrick.teaching.memory;

import java.util.Collection;

/// How slowly somebody forgets: what is stable for a day by the general weights is stable for them
/// for so many. It is learnt from their own answers.
public record Pace(double factor) {

    /// As people forget on average.
    public static final Pace USUAL = new Pace(1);

    /// Steps of a quarter of an octave, two octaves up and down.
    private static final int STEPS = 8;

    /// How far people are thought to differ before they have answered, in octaves.
    private static final double SPREAD = 1;

    private static final double SURE = 1e-6;

    public Pace {
        if (!(factor > 0)) {
            throw new IllegalArgumentException("a pace is more than 0: " + factor);
        }
    }

    /// The pace that explains answers best, beginning from the usual one: the mean over all paces,
    /// each counted by how likely it makes what was known and what was not.
    ///
    /// @param histories of all exercises of one person
    public static Pace of(Collection<History> histories) {
        var told = histories.stream().filter(one -> one.answers().size() > 1).toList();
        var logs = new double[2 * STEPS + 1];
        double best = Double.NEGATIVE_INFINITY;
        for (int step = -STEPS; step <= STEPS; step++) {
            double log = logLikelihood(told, octaves(step));
            logs[step + STEPS] = log;
            best = Math.max(best, log);
        }
        double sum = 0;
        double weighed = 0;
        for (int step = -STEPS; step <= STEPS; step++) {
            double weight = Math.exp(logs[step + STEPS] - best);
            sum += weight;
            weighed += weight * octaves(step);
        }
        return new Pace(Math.pow(2, weighed / sum));
    }

    private static double octaves(int step) {
        return step / 4.0;
    }

    private static double logLikelihood(Collection<History> histories, double octaves) {
        var pace = new Pace(Math.pow(2, octaves));
        double log = -octaves * octaves / (2 * SPREAD * SPREAD);
        for (var history : histories) {
            for (var trial : history.trials(pace)) {
                double recall = Math.clamp(trial.recall(), SURE, 1 - SURE);
                log += Math.log(trial.known() ? recall : 1 - recall);
            }
        }
        return log;
    }
}

package overtrick.teaching.memory;

import java.time.Duration;
import java.time.Instant;

/// How well an exercise is remembered: the state and the formulas of the Free Spaced Repetition
/// Scheduler in its sixth version (FSRS-6), with the weights that it publishes as defaults
/// (github.com/open-spaced-repetition, "The Algorithm"). A right answer is its grade "good", a
/// close one "hard", a wrong one "again"; "easy" is never given.
///
/// @param stability days after which nine of ten such exercises are still known
/// @param difficulty from 1 to 10
/// @param last when it was last answered
public record Memory(double stability, double difficulty, Instant last) {

    /// How likely an exercise should still be known when it is asked again.
    public static final double RETENTION = 0.9;

    /// The least and the most that lies between two questions.
    private static final Duration SHORTEST = Duration.ofHours(18); // tomorrow, a little earlier

    private static final Duration LONGEST = Duration.ofDays(365);

    private static final double[] W = {
        0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835,
        0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542
    };
    private static final double FACTOR = Math.pow(RETENTION, -1 / W[20]) - 1;
    private static final double LEAST_STABILITY = 0.001;
    private static final double MOST_STABILITY = 36_500;
    private static final double DAY = Duration.ofDays(1).toMillis();

    public Memory {
        if (!(stability > 0)) {
            throw new IllegalArgumentException("stability is more than 0 days: " + stability);
        }
        if (!(difficulty >= 1 && difficulty <= 10)) {
            throw new IllegalArgumentException("difficulty is 1 to 10: " + difficulty);
        }
    }

    /// What is left after the first answer.
    public static Memory first(Answer answer) {
        int grade = grade(answer.mark());
        return new Memory(W[grade - 1], bounded(firstDifficulty(grade)), answer.at());
    }

    /// What is left after one answer more.
    ///
    /// @param pace how slowly its owner forgets
    public Memory after(Answer answer, Pace pace) {
        double days = daysUntil(answer.at());
        int grade = grade(answer.mark());
        double next =
                days < 1
                        ? sameDay(grade)
                        : answer.mark() == Mark.WRONG
                                ? forgotten(recall(answer.at(), pace))
                                : recalled(recall(answer.at(), pace), answer.mark());
        return new Memory(
                Math.clamp(next, LEAST_STABILITY, MOST_STABILITY),
                nextDifficulty(grade),
                answer.at());
    }

    /// How likely it is known at a time.
    ///
    /// @param pace how slowly its owner forgets
    public double recall(Instant at, Pace pace) {
        return Math.pow(1 + FACTOR * daysUntil(at) / (stability * pace.factor()), -W[20]);
    }

    /// When it is to be asked again: as soon as it is known no more likely than it should be, but
    /// not on the same day.
    ///
    /// @param pace how slowly its owner forgets
    public Instant due(Pace pace) {
        // FACTOR is made for this retention: what lies between is the stability itself.
        var wait = Duration.ofMillis(Math.round(stability * pace.factor() * DAY));
        return last.plus(
                wait.compareTo(SHORTEST) < 0
                        ? SHORTEST
                        : wait.compareTo(LONGEST) > 0 ? LONGEST : wait);
    }

    private double daysUntil(Instant at) {
        return Math.max(0, Duration.between(last, at).toMillis() / DAY);
    }

    private double sameDay(int grade) {
        double growth = Math.exp(W[17] * (grade - 3 + W[18])) * Math.pow(stability, -W[19]);
        return stability * (grade >= 3 ? Math.max(1, growth) : growth);
    }

    private double recalled(double recall, Mark mark) {
        double growth =
                Math.exp(W[8])
                        * (11 - difficulty)
                        * Math.pow(stability, -W[9])
                        * (Math.exp(W[10] * (1 - recall)) - 1);
        return stability * (1 + growth * (mark == Mark.CLOSE ? W[15] : 1));
    }

    private double forgotten(double recall) {
        double left =
                W[11]
                        * Math.pow(difficulty, -W[12])
                        * (Math.pow(stability + 1, W[13]) - 1)
                        * Math.exp(W[14] * (1 - recall));
        return Math.min(left, stability / Math.exp(W[17] * W[18]));
    }

    private double nextDifficulty(int grade) {
        double changed = difficulty - W[6] * (grade - 3) * (10 - difficulty) / 9;
        return bounded(W[7] * firstDifficulty(4) + (1 - W[7]) * changed);
    }

    private static double firstDifficulty(int grade) {
        return W[4] - Math.exp(W[5] * (grade - 1)) + 1;
    }

    private static double bounded(double difficulty) {
        return Math.clamp(difficulty, 1, 10);
    }

    private static int grade(Mark mark) {
        return switch (mark) {
            case WRONG -> 1;
            case CLOSE -> 2;
            case RIGHT -> 3;
        };
    }
}

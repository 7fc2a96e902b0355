package overtrick.teaching.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import overtrick.testkit.Seeds;

/// People whose forgetting is known practise for two years, and are asked when they are due.
class LearnersTest {

    private static final int DAYS = 730;
    private static final int EXERCISES = 80;

    /// From then on it is measured: by then the club has some hundred answers of theirs.
    private static final int LEARNT = 120;

    private static final Instant START = Instant.parse("2026-11-27T12:00:00Z");

    /// How somebody forgets in truth. What they have in their heads is days of strength.
    enum Learner {
        /// As the published weights say.
        AVERAGE {
            @Override
            double recall(double days, double strength, History history) {
                return truth(days, history, 1);
            }
        },
        /// Forgets twice as fast.
        QUICK {
            @Override
            double recall(double days, double strength, History history) {
                return truth(days, history, 0.5);
            }
        },
        /// Forgets more slowly.
        SLOW {
            @Override
            double recall(double days, double strength, History history) {
                return truth(days, history, 2.5);
            }
        },
        /// Forgets as a candle burns, and strength doubles with every success.
        EXPONENTIAL {
            @Override
            double recall(double days, double strength, History history) {
                return Math.pow(0.9, days / strength);
            }
        },
        /// A long tail: half is left after thirty times the strength.
        LONG_TAIL {
            @Override
            double recall(double days, double strength, History history) {
                return Math.pow(1 + 0.2346 * days / strength, -0.5);
            }
        };

        /// How likely they know it.
        ///
        /// @param days since they were asked last
        abstract double recall(double days, double strength, History history);

        private static double truth(double days, History history, double factor) {
            var pace = new Pace(factor);
            var memory = history.memory(pace).orElseThrow();
            return memory.recall(memory.last().plus(time(days)), pace);
        }
    }

    private static Duration time(double days) {
        return Duration.ofSeconds(Math.round(days * 86_400));
    }

    @ParameterizedTest
    @EnumSource(Learner.class)
    void areAskedWhenTheyKnowNineOfTen(Learner learner) {
        var chance = Seeds.chance(41);
        var histories = new ArrayList<History>();
        var strengths = new ArrayList<Double>();
        var pace = Pace.USUAL;
        double predicted = 0;
        double real = 0;
        int known = 0;
        int asked = 0;
        for (int day = 0; day < DAYS; day++) {
            var now = START.plus(Duration.ofDays(day));
            for (int at = 0; at < histories.size(); at++) {
                var memory = histories.get(at).memory(pace).orElseThrow();
                if (memory.due(pace).isAfter(now)) {
                    continue;
                }
                double days = Duration.between(memory.last(), now).toHours() / 24.0;
                double truth = learner.recall(days, strengths.get(at), histories.get(at));
                boolean right = chance.nextDouble() < truth;
                if (day >= LEARNT) {
                    predicted += memory.recall(now, pace);
                    real += truth;
                    known += right ? 1 : 0;
                    asked++;
                }
                histories.set(
                        at,
                        histories.get(at).with(new Answer(now, right ? Mark.RIGHT : Mark.WRONG)));
                strengths.set(at, right ? Math.min(strengths.get(at) * 2, 300) : 2.0);
            }
            if (day % 4 == 0 && histories.size() < EXERCISES) {
                histories.add(new History(java.util.List.of(new Answer(now, Mark.WRONG))));
                strengths.add(2.0);
            }
            if (day % 7 == 0) {
                pace = Pace.of(histories);
            }
        }
        System.out.printf(
                Locale.ROOT,
                "learner %s: %d asked, predicted %.3f, true %.3f, known %.3f, pace %.2f%n",
                learner,
                asked,
                predicted / asked,
                real / asked,
                known / (double) asked,
                pace.factor());
        assertThat(predicted / asked).isEqualTo(real / asked, within(0.02));
        assertThat(real / asked).isEqualTo(Memory.RETENTION, within(0.05));
    }
}

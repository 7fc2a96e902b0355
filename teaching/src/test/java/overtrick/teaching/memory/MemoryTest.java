package overtrick.teaching.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.testkit.Seeds;

class MemoryTest {

    private static final Instant START = Instant.parse("2026-11-27T12:00:00Z");

    private static Instant day(double days) {
        return START.plus(Duration.ofSeconds(Math.round(days * 86_400)));
    }

    private static History history(String marks, double... days) {
        var answers = new ArrayList<Answer>();
        for (int at = 0; at < days.length; at++) {
            var mark =
                    switch (marks.charAt(at)) {
                        case 'r' -> Mark.RIGHT;
                        case 'c' -> Mark.CLOSE;
                        default -> Mark.WRONG;
                    };
            answers.add(new Answer(day(days[at]), mark));
        }
        return new History(answers);
    }

    /// Worked out beside the program, from the published formulas and weights.
    @ParameterizedTest
    @CsvSource(
            textBlock =
                    """
                    w,      0,    0.212,   6.4133
                    c,      0,    1.2931,  5.1122
                    r,      0,    2.3065,  2.1181
                    """)
    void firstAnswersHaveThePublishedStates(String mark, double day, double s, double d) {
        var memory = history(mark, day).memory(Pace.USUAL).orElseThrow();
        assertThat(memory.stability()).isEqualTo(s, within(1e-4));
        assertThat(memory.difficulty()).isEqualTo(d, within(1e-3));
    }

    @Test
    void nineOfTenAreKnownAfterTheStability() {
        for (double stability : new double[] {0.5, 3, 80, 900}) {
            var memory = new Memory(stability, 5, START);
            assertThat(memory.recall(day(stability), Pace.USUAL)).isEqualTo(0.9, within(1e-9));
            assertThat(memory.recall(day(2 * stability), new Pace(2))).isEqualTo(0.9, within(1e-9));
        }
    }

    @Test
    void knowingLastsLongerAndForgettingShortens() {
        var known = history("crr", 0, 1, 4).memory(Pace.USUAL).orElseThrow();
        var once = history("cr", 0, 1).memory(Pace.USUAL).orElseThrow();
        var lost = history("crw", 0, 1, 4).memory(Pace.USUAL).orElseThrow();
        assertThat(known.stability()).isGreaterThan(once.stability());
        assertThat(lost.stability()).isLessThan(once.stability());
        assertThat(lost.difficulty()).isGreaterThan(once.difficulty());
    }

    @Test
    void nothingIsAskedTwiceOnOneDayNorLaterThanInAYear() {
        Seeds.each(
                200,
                chance -> {
                    var answers = new ArrayList<Answer>();
                    var at = START;
                    for (int count = chance.nextInt(1, 70); count > 0; count--) {
                        answers.add(new Answer(at, Mark.values()[chance.nextInt(3)]));
                        at = at.plus(Duration.ofMinutes(chance.nextLong(1, 200_000)));
                    }
                    var history = new History(answers);
                    var memory = history.memory(Pace.USUAL).orElseThrow();
                    var wait = Duration.between(memory.last(), memory.due(Pace.USUAL));
                    assertThat(wait).isBetween(Duration.ofHours(18), Duration.ofDays(365));
                    assertThat(History.read(history.written())).isEqualTo(history);
                    assertThat(history.answers()).hasSizeLessThanOrEqualTo(History.MOST);
                });
    }

    @Test
    void wildTextIsRefused() {
        for (String wild :
                List.of("x", "12", "12r 13", "r12", "99999999999999999999r", "12r  13w")) {
            assertThatThrownBy(() -> History.read(wild))
                    .isInstanceOf(IllegalArgumentException.class);
        }
        assertThat(History.read("")).isEqualTo(History.NONE);
    }

    @Test
    void exercisesHaveNames() {
        for (String wild : List.of("", "A", "a b", "-a", "a".repeat(61))) {
            assertThatThrownBy(() -> new Exercise(wild, "theme", "key"))
                    .isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> new Exercise("kind", wild, "key"))
                    .isInstanceOf(IllegalArgumentException.class);
        }
        assertThatThrownBy(() -> new Exercise("kind", "theme", "k".repeat(201)))
                .isInstanceOf(IllegalArgumentException.class);
    }
}

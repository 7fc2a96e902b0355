package overtrick.practice.daily;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import overtrick.practice.Kept;
import overtrick.teaching.memory.Answer;
import overtrick.teaching.memory.Exercise;
import overtrick.teaching.memory.History;
import overtrick.teaching.memory.Mark;

class TodayTest {

    private static final Instant NOW = Instant.parse("2026-11-27T12:00:00Z");

    private static Kept kept(String kind, int number, int dueInHours, Answer... answers) {
        return new Kept(
                new Exercise(kind, "theme", "" + number),
                NOW.plus(Duration.ofHours(dueInHours)),
                new History(List.of(answers)));
    }

    private static Answer before(int hours) {
        return new Answer(NOW.minus(Duration.ofHours(hours)), Mark.RIGHT);
    }

    private static Today today(List<Kept> kept, boolean more) {
        return Today.of(kept, NOW, ZoneOffset.UTC, more);
    }

    @Test
    void whatIsDueComesKindByKindAndNoMoreThanTen() {
        var kept = new ArrayList<Kept>();
        for (int number = 0; number < 12; number++) {
            kept.add(kept("count", number, -50 + number, before(80)));
        }
        kept.add(kept("lesson", 1, -5, before(80)));
        kept.add(kept("problem", 1, 0, before(80)));
        kept.add(kept("problem", 2, 1, before(80)));
        var today = today(kept, false);
        assertThat(today.next()).hasSize(10);
        assertThat(today.next().subList(0, 4))
                .extracting(one -> one.exercise().kind())
                .containsExactly("count", "lesson", "problem", "count");
        assertThat(today.waiting()).isEqualTo(4);
    }

    /// What was wrong for the first time today has not come back.
    @Test
    void whatCameBackTodayIsDone() {
        var done = kept("count", 1, 24, before(30), before(2));
        var fresh = kept("count", 2, 24, before(2));
        var yesterday = kept("count", 3, 24, before(60), before(13));
        var today = today(List.of(done, fresh, yesterday), false);
        assertThat(today.done()).isEqualTo(1);
        assertThat(today.next()).isEmpty();
    }

    @Test
    void afterTenThereAreMoreIfSomebodyWants() {
        var kept = new ArrayList<Kept>();
        for (int number = 0; number < 10; number++) {
            kept.add(kept("count", number, 24, before(30), before(1)));
        }
        for (int number = 10; number < 25; number++) {
            kept.add(kept("count", number, -1, before(30)));
        }
        assertThat(today(kept, false).next()).isEmpty();
        assertThat(today(kept, false).waiting()).isEqualTo(15);
        assertThat(today(kept, true).next()).hasSize(10);
    }
}

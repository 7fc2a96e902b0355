package overtrick.practice.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.practice.lesson.LessonPlace.Shelf;
import overtrick.practice.lesson.Progress.Place;

class ProgressTest {

    private static final LessonPlace TRICK = new LessonPlace(Shelf.OWN, "trick");

    @Test
    void itIsReadAsItWasKept() {
        var progress =
                Progress.parse("")
                        .with(TRICK, Place.START.withDone(1).withDone(65).at(2, 3))
                        .with(new LessonPlace(Shelf.CLUB, "a-b"), Place.START);
        assertThat(progress.text()).matches("[a-z0-9._-]+");
        assertThat(Progress.parse(progress.text())).isEqualTo(progress);
        assertThat(Progress.parse(progress.text()).at(TRICK).doneOf(70)).isEqualTo(2);
        assertThat(Progress.parse(progress.text()).at(TRICK).isDone(2)).isFalse();
    }

    @Test
    void theLatestAreKeptWhenThereAreMany() {
        var progress = Progress.parse("");
        for (int lesson = 0; lesson < 200; lesson++) {
            var place = new LessonPlace(Shelf.FILE, "%044d".formatted(lesson));
            progress = progress.with(place, Place.START.withDone(300));
        }
        assertThat(progress.text().length()).isLessThanOrEqualTo(3_000);
        assertThat(progress.knows(new LessonPlace(Shelf.FILE, "%044d".formatted(199)))).isTrue();
        assertThat(Progress.parse(progress.text())).isEqualTo(progress);
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "own.trick.1.2", "own.trick.9999.1.f", "_", "own.trick.1.1.zz_"})
    void whatSomebodyElseWroteCountsAsNothing(String kept) {
        assertThat(Progress.parse(kept).places()).isEmpty();
    }
}

package overtrick.cantable.page.learn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import overtrick.can.act.CanCommand;
import overtrick.cantable.page.words.Speech;
import overtrick.cards.rules.Decision.Accepted;
import overtrick.page.Words;

/// Each lesson is a position of the game in which something else could be done as well.
class LessonsTest {

    /// In two minutes somebody reads so many who takes a second for each.
    private static final int MOST_WORDS = 120;

    static Stream<Lesson> lessons() {
        return Lessons.ALL.stream();
    }

    @Test
    void thereAreTenInTheirOrder() {
        assertThat(lessons().map(Lesson::number)).containsExactly(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void whatIsAskedForIsLawful(Lesson lesson) {
        var view = lesson.position().view(Lesson.SEAT);
        assertThat(view.isMyTurn()).isTrue();
        List<CanCommand> good = view.offers().stream().filter(lesson.good()).toList();
        assertThat(good).isNotEmpty();
        for (var command : good) {
            assertThat(lesson.position().decide(Lesson.SEAT, command)).isInstanceOf(Accepted.class);
        }
    }

    /// There is something to be wrong about: another lawful thing, or a card that is refused.
    @ParameterizedTest
    @MethodSource("lessons")
    void somethingElseCouldBeChosen(Lesson lesson) {
        var view = lesson.position().view(Lesson.SEAT);
        boolean other = view.offers().stream().anyMatch(lesson.good().negate());
        boolean refused = view.hand().size() > view.playable().size();
        assertThat(other || refused).isTrue();
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void everyLessonSpeaksBothLanguages(Lesson lesson) {
        for (var language : Words.LANGUAGES) {
            var sentences = Speech.of(Words.in(language)).sentences();
            for (var part : List.of("title", "text", "good", "other")) {
                assertThat(sentences.has(lesson.key() + "." + part)).isTrue();
            }
        }
    }

    /// With one choice to make, and both answers to it.
    @ParameterizedTest
    @MethodSource("lessons")
    void aLessonIsReadWithinTwoMinutes(Lesson lesson) {
        for (var language : Words.LANGUAGES) {
            var speech = Speech.of(Words.in(language));
            int words =
                    Stream.of("title", "text", "good", "other")
                            .mapToInt(
                                    part -> speech.get(lesson.key() + "." + part).split(" ").length)
                            .sum();
            assertThat(words).isLessThan(MOST_WORDS);
        }
    }
}

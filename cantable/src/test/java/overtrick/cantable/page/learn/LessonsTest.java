package overtrick.cantable.page.learn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import overtrick.cantable.page.words.Speech;
import overtrick.page.Words;
import overtrick.teaching.can.CanCourse;
import overtrick.teaching.can.Chapter;
import overtrick.teaching.can.GuidedDeal;
import overtrick.teaching.can.GuidedDeals;
import overtrick.teaching.can.Task;

/// The course in both languages.
class LessonsTest {

    /// In two minutes somebody reads so many who takes a second for each.
    private static final int MOST_WORDS = 120;

    private static final int MOST_WORDS_A_REASON = 55;

    static Stream<Task> tasks() {
        return CanCourse.tasks().stream();
    }

    static Stream<GuidedDeal> deals() {
        return GuidedDeals.ALL.stream();
    }

    /// With one choice to make, and both answers to it.
    @ParameterizedTest
    @MethodSource("tasks")
    void aTaskSpeaksBothLanguagesAndIsReadWithinTwoMinutes(Task task) {
        for (var language : Words.LANGUAGES) {
            var speech = Speech.of(Words.in(language));
            var page = new LessonPage(speech, task, Optional.empty(), false, Set.of());
            int words = 0;
            for (var part : List.of("title", "text", "good", "other")) {
                assertThat(speech.sentences().has(page.key() + "." + part)).isTrue();
                words += speech.get(page.key() + "." + part).split(" ").length;
            }
            assertThat(words).isLessThan(MOST_WORDS);
            assertThat(page.answers()).allSatisfy(one -> assertThat(page.told(one)).isNotBlank());
            assertThat(page.scene().isPresent()).isEqualTo(page.answers().isEmpty());
            assertThat(page.numbers()).contains(page.number());
        }
    }

    /// Every chapter has its heading and what it is about.
    @ParameterizedTest
    @MethodSource("tasks")
    void theContentsHaveEverything(Task task) {
        for (var language : Words.LANGUAGES) {
            var page =
                    new CoursePage(
                            Speech.of(Words.in(language)), new Done(Set.of(1), Set.of()), false);
            assertThat(page.chapters()).containsExactly(Chapter.values());
            assertThat(page.title(task)).isNotBlank();
            assertThat(page.next()).isEqualTo("/can/learn/2");
        }
    }

    /// Each moment has its reason, which is short, and something to tap or to read.
    @ParameterizedTest
    @MethodSource("deals")
    void everyMomentOfADealHasItsReason(GuidedDeal deal) {
        for (var language : Words.LANGUAGES) {
            var speech = Speech.of(Words.in(language));
            for (int step = 1; step <= deal.own().size(); step++) {
                var page = new GuidePage(speech, deal, step, Optional.empty(), false);
                assertThat(page.why().split(" ").length).isLessThan(MOST_WORDS_A_REASON);
                assertThat(page.isAsked()).isEqualTo(page.done().isEmpty());
                var scene = page.scene();
                boolean taps = scene.picks() || scene.bids() || scene.names();
                assertThat(!page.isAsked() || taps).as("step %d", step).isTrue();
                assertThat(page.lead()).isNotBlank();
            }
            assertThat(new GuidePage(speech, deal, 1, Optional.empty(), false).result()).hasSize(1);
        }
    }
}

package overtrick.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import overtrick.laws.training.Attempt;
import overtrick.laws.training.Course;
import overtrick.laws.training.Task.FindFact;
import overtrick.laws.training.Task.FindRuling;
import overtrick.laws.training.TrainingCase;
import overtrick.page.Words;

/// What the pages of the training say, at every step of every case, in both languages.
class TrainingPageTest {

    static Stream<TrainingCase> cases() {
        return Course.cases().stream();
    }

    private static TrainingPage page(Attempt attempt, Words words) {
        return new TrainingPage(attempt, new Progress(Map.of()), words);
    }

    @ParameterizedTest
    @MethodSource("cases")
    void everyStepCanBeReadAndEveryAnswerToldFromTheOthers(TrainingCase one) {
        for (var locale : Words.LANGUAGES) {
            var words = Words.in(locale);
            var attempt = Attempt.start(one);
            while (!attempt.isSolved()) {
                var page = page(attempt, words);
                var task = page.task().orElseThrow();
                assertThat(page.question(task)).isNotBlank().doesNotContain("{");
                assertThat(page.lead(task)).isNotBlank().doesNotContain("law.training");
                assertThat(page.correction()).isEmpty();
                var lines = page.choices().stream().map(TrainingPage.Choice::lines).toList();
                assertThat(new HashSet<>(lines))
                        .as("%s %s", one.number(), lines)
                        .hasSameSizeAs(lines);
                assertThat(lines).allSatisfy(line -> assertThat(line).isNotEmpty());
                var missed = attempt.with((task.right() + 1) % task.size());
                assertThat(page(missed, words).correction().orElseThrow())
                        .isNotBlank()
                        .doesNotContain("{")
                        .doesNotContain("law.training");
                attempt = attempt.with(task.right());
            }
            var last = page(attempt, words);
            assertThat(last.done()).hasSize(attempt.tasks());
            assertThat(last.why()).isNotBlank();
        }
    }

    /// A wrong fact is answered with the sentence of the story that tells it.
    @ParameterizedTest
    @MethodSource("cases")
    void theStoryIsQuoted(TrainingCase one) {
        var words = Words.in(Words.LANGUAGES.getFirst());
        var attempt = Attempt.start(one);
        while (!attempt.isSolved()) {
            var task = attempt.open().orElseThrow().task();
            if (task instanceof FindFact fact && fact.sentence().isPresent()) {
                var page = page(attempt.with((task.right() + 1) % task.size()), words);
                String told = page.story().get(fact.sentence().getAsInt() - 1);
                assertThat(page.correction().orElseThrow()).contains(told);
            }
            attempt = attempt.with(task.right());
        }
    }

    /// The assistant's page of the case comes to the same ruling.
    @ParameterizedTest
    @MethodSource("cases")
    void theAssistantRulesTheSame(TrainingCase one) {
        var words = Words.in(Words.LANGUAGES.getFirst());
        var page = page(Attempt.start(one), words);
        assertThat(page.assistant())
                .startsWith("/rulings/" + one.irregularity().code())
                .contains("edition=" + one.book().code());
        for (var told : one.told()) {
            assertThat(page.assistant()).contains(told.fact().code() + "=" + told.answer());
        }
    }

    /// The calls stand under their callers.
    @ParameterizedTest
    @MethodSource("cases")
    void theAuctionStandsInRows(TrainingCase one) {
        var page = page(Attempt.start(one), Words.in(Words.LANGUAGES.getFirst()));
        page.auction()
                .ifPresent(auction -> {
                    var calls =
                            page.auctionRows().stream()
                                    .flatMap(row -> row.stream())
                                    .flatMap(call -> call.stream())
                                    .toList();
                    assertThat(calls).isEqualTo(auction.calls());
                    assertThat(page.auctionRows()).allMatch(row -> row.size() == 4);
                });
    }

    /// Rulings that come to the same in words would be a riddle.
    @ParameterizedTest
    @MethodSource("cases")
    void rulingsAreToldApart(TrainingCase one) {
        var words = Words.in(Words.LANGUAGES.getLast());
        var attempt = Attempt.start(one);
        while (!(attempt.open().orElseThrow().task() instanceof FindRuling)) {
            attempt = attempt.with(attempt.open().orElseThrow().task().right());
        }
        var page = page(attempt, words);
        assertThat(page.choices()).extracting(TrainingPage.Choice::lines).doesNotHaveDuplicates();
    }
}

package overtrick.laws.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.cards.FormatException;
import overtrick.laws.Irregularity;
import overtrick.laws.LawBook;
import overtrick.laws.Role;
import overtrick.laws.ruling.Fact;
import overtrick.laws.training.Attempt.Mark;
import overtrick.laws.training.Task.FindChooser;
import overtrick.laws.training.Task.FindFact;
import overtrick.laws.training.Task.FindHeading;
import overtrick.laws.training.Task.FindOffer;
import overtrick.laws.training.Task.FindRuling;
import overtrick.laws.training.Task.Offered;

/// A learner on their way through a case.
@Timeout(30)
class AttemptTest {

    static Stream<TrainingCase> cases() {
        return Course.cases().stream();
    }

    private static TrainingCase insufficientBid() {
        return cases().filter(one -> one.irregularity() == Irregularity.INSUFFICIENT_BID)
                .filter(one -> one.book() == LawBook.WBF2017)
                .filter(one -> one.facts().answer(Fact.REPLACEMENT).isPresent())
                .findFirst()
                .orElseThrow();
    }

    private static Attempt pickRight(Attempt attempt) {
        return attempt.with(attempt.open().orElseThrow().task().right());
    }

    private static Attempt solved(Attempt attempt) {
        var now = attempt;
        while (!now.isSolved()) {
            now = pickRight(now);
        }
        return now;
    }

    /// First the Law, then what happened, who chooses, among what; the ruling at the end.
    @Test
    void aCaseIsAskedInTheOrderOfADirector() {
        var attempt = solved(Attempt.start(insufficientBid()));

        assertThat(attempt.tried())
                .extracting(tried -> (Object) tried.task().getClass())
                .containsExactly(
                        FindHeading.class,
                        FindFact.class,
                        FindChooser.class,
                        FindFact.class,
                        FindFact.class,
                        FindChooser.class,
                        FindOffer.class,
                        FindFact.class,
                        FindFact.class,
                        FindRuling.class);
        assertThat(((FindChooser) attempt.tried().get(2).task()).question().asked())
                .isEqualTo(Role.LEFT);
        assertThat(((FindChooser) attempt.tried().get(5).task()).question().asked())
                .isEqualTo(Role.OFFENDER);
        assertThat(attempt.mistakes()).isZero();
        assertThat(attempt.marks())
                .containsEntry(Aspect.LAW, new Mark(1, 1))
                .containsEntry(Aspect.FACTS, new Mark(5, 5))
                .containsEntry(Aspect.ORDER, new Mark(2, 2))
                .containsEntry(Aspect.OPTIONS, new Mark(1, 1))
                .containsEntry(Aspect.RULING, new Mark(1, 1));
    }

    /// All is asked with a choice: there is one right answer and at least one wrong.
    @ParameterizedTest
    @MethodSource("cases")
    void everyCaseCanBeSolvedAndMissed(TrainingCase one) {
        var attempt = Attempt.start(one);
        int wrong = 0;
        while (!attempt.isSolved()) {
            var task = attempt.open().orElseThrow().task();
            assertThat(task.size()).as(task.toString()).isBetween(2, 8);
            assertThat(task.right()).isBetween(0, task.size() - 1);
            assertThat(task.laws()).isNotEmpty();
            attempt = attempt.with((task.right() + 1) % task.size());
            assertThat(attempt.isWrong()).isTrue();
            wrong++;
            attempt = pickRight(attempt);
        }
        assertThat(attempt.mistakes()).isEqualTo(wrong).isEqualTo(attempt.tasks());
        assertThat(attempt.marks().values()).allMatch(mark -> mark.right() == 0);
        assertThat(Attempt.parse(one, attempt.text()).mistakes()).isEqualTo(wrong);
    }

    /// What is right is what the case says and what the tree of its book comes to.
    @ParameterizedTest
    @MethodSource("cases")
    void theRightAnswerIsThatOfTheCase(TrainingCase one) {
        assertThat(Attempt.start(one).isWrong()).as("before the first answer").isFalse();
        for (var tried : solved(Attempt.start(one)).tried()) {
            int right = tried.task().right();
            switch (tried.task()) {
                case FindHeading(var choices, _) ->
                        assertThat(choices.get(right)).isEqualTo(one.irregularity());
                case FindFact(var question, _) ->
                        assertThat(one.facts().answer(question.fact()))
                                .contains(question.answers().get(right).key());
                case FindChooser(var question, var roles) ->
                        assertThat(roles.get(right)).isEqualTo(question.asked());
                case FindOffer(var question, var offers, _) ->
                        assertThat(offers.get(right))
                                .extracting(Offered::answer)
                                .containsExactlyElementsOf(
                                        question.answers().stream()
                                                .map(answer -> answer.key())
                                                .toList());
                case FindRuling(var verdicts, _) ->
                        assertThat(verdicts.get(right)).isEqualTo(one.ruling().verdict());
            }
        }
    }

    /// The right answer does not always stand in the same place.
    @Test
    void theRightAnswerStandsAnywhere() {
        var places =
                cases().map(one -> solved(Attempt.start(one)).tried().getLast().task().right())
                        .distinct();

        assertThat(places).hasSizeGreaterThan(2);
    }

    /// No answer stands there twice, and no other ruling comes to the same.
    @ParameterizedTest
    @MethodSource("cases")
    void answersDiffer(TrainingCase one) {
        for (var tried : solved(Attempt.start(one)).tried()) {
            switch (tried.task()) {
                case FindHeading(var choices, _) -> assertThat(choices).doesNotHaveDuplicates();
                case FindFact _ -> {}
                case FindChooser(_, var roles) -> assertThat(roles).doesNotHaveDuplicates();
                case FindOffer(_, var offers, _) -> {
                    assertThat(offers).doesNotHaveDuplicates();
                    assertThat(offers).allMatch(list -> new HashSet<>(list).size() == list.size());
                }
                case FindRuling(var verdicts, _) ->
                        assertThat(
                                        verdicts.stream()
                                                .map(verdict ->
                                                        verdict.rectifications()
                                                                + ""
                                                                + verdict.then()))
                                .doesNotHaveDuplicates();
            }
        }
    }

    /// Where the books differ, the ruling of the other book is among the answers.
    @Test
    void theOtherBookTempts() {
        var older =
                cases().filter(one -> one.irregularity() == Irregularity.BID_OVER_SEVEN)
                        .filter(one -> one.book() == LawBook.CN1999)
                        .findFirst()
                        .orElseThrow();

        var last = solved(Attempt.start(older)).tried().getLast().task();

        assertThat(((FindRuling) last).verdicts())
                .anyMatch(verdict -> verdict.laws().toString().contains("38D"));
    }

    @Test
    void aMistakeStaysAndTheTaskIsAskedAgain() {
        var attempt = Attempt.start(insufficientBid());
        var task = attempt.open().orElseThrow().task();
        int wrong = (task.right() + 1) % task.size();

        var missed = attempt.with(wrong);
        assertThat(missed.isWrong()).isTrue();
        assertThat(missed.open().orElseThrow().task()).isEqualTo(task);
        assertThat(missed.with(wrong).mistakes()).isEqualTo(1);

        var done = solved(missed);
        assertThat(done.mistakes()).isEqualTo(1);
        assertThat(done.marks()).containsEntry(Aspect.LAW, new Mark(0, 1));
        assertThat(done.open()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "0.", "1.2.x", "-1", "99", "0.0.0.0.0.0.0.0.0.0.0.99", "123"})
    void nonsenseIsNotRead(String text) {
        assertThatThrownBy(() -> Attempt.parse(insufficientBid(), text))
                .isInstanceOf(FormatException.class);
    }

    @Test
    void nothingIsPickedAfterTheEnd() {
        var done = solved(Attempt.start(insufficientBid()));

        assertThatThrownBy(() -> done.with(0)).isInstanceOf(FormatException.class);
        assertThatThrownBy(() -> Attempt.parse(insufficientBid(), "0.".repeat(300) + "0"))
                .isInstanceOf(FormatException.class);
    }
}

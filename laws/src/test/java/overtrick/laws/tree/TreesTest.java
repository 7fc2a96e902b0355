package overtrick.laws.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import overtrick.laws.Irregularity;
import overtrick.laws.LawBook;
import overtrick.laws.ruling.Cast;
import overtrick.laws.ruling.Fact;
import overtrick.laws.ruling.LawWords;
import overtrick.laws.ruling.Question;
import overtrick.laws.ruling.Step;
import overtrick.laws.ruling.Verdict;

/// Every path of every tree: no fact is asked for twice, and all is said in both languages.
@Timeout(20)
class TreesTest {

    static Stream<Arguments> trees() {
        return Stream.of(LawBook.values())
                .flatMap(book ->
                        Stream.of(Irregularity.values()).map(one -> Arguments.of(book, one)));
    }

    @ParameterizedTest
    @MethodSource("trees")
    void leadToVerdictsThatCanBeSaid(LawBook book, Irregularity irregularity) {
        walk(Trees.of(book, irregularity), EnumSet.noneOf(Fact.class));
        for (var words : languages()) {
            assertThat(words.irregularity(irregularity)).doesNotContain("irregularity.");
        }
    }

    private static void walk(Step step, Set<Fact> asked) {
        assertThat(step.laws()).isNotEmpty();
        switch (step) {
            case Question question -> {
                assertThat(asked).doesNotContain(question.fact());
                var more = EnumSet.copyOf(asked.isEmpty() ? Set.of(question.fact()) : asked);
                more.add(question.fact());
                said(question);
                question.answers().forEach(answer -> walk(answer.next(), more));
            }
            case Verdict verdict -> said(verdict);
        }
    }

    private static void said(Question question) {
        for (var words : languages()) {
            assertThat(words.question(question)).doesNotContainIgnoringCase("fact.");
            question.answers()
                    .forEach(answer ->
                            assertThat(words.answer(question.fact(), answer.key()))
                                    .doesNotContainIgnoringCase("answer."));
        }
    }

    private static void said(Verdict verdict) {
        assertThat(verdict.rectifications().size() + verdict.then().stream().count()).isPositive();
        for (var words : languages()) {
            for (var what : verdict.rectifications()) {
                assertThat(words.rectification(what))
                        .isNotEqualToIgnoringCase(what.key())
                        .doesNotContain("{");
            }
        }
    }

    private static Set<LawWords> languages() {
        return Set.of(
                new LawWords(Locale.ENGLISH, Cast.UNKNOWN),
                new LawWords(Locale.of("vi"), Cast.UNKNOWN));
    }
}

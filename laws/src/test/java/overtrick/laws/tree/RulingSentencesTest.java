package overtrick.laws.tree;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import overtrick.cards.Seat;
import overtrick.laws.Irregularity;
import overtrick.laws.LawBook;
import overtrick.laws.LawRef;
import overtrick.laws.ruling.Cast;
import overtrick.laws.ruling.LawWords;
import overtrick.laws.ruling.Question;
import overtrick.laws.ruling.Step;
import overtrick.laws.ruling.Verdict;
import overtrick.testkit.Golden;

/// Every question, answer and ruling of both books as it is read out, for people to read against
/// the Laws: South is at fault, East declares.
@Timeout(30)
class RulingSentencesTest {

    private static final LawWords SAYS =
            new LawWords(
                    Locale.ENGLISH,
                    new Cast(Optional.of(Seat.SOUTH), Optional.of(Seat.EAST), "1♠"));

    @Test
    void areReadAgainstTheBooks() {
        var lines = new ArrayList<String>();
        for (var book : LawBook.values()) {
            for (var irregularity : Irregularity.values()) {
                lines.add("");
                lines.add("%s, %s".formatted(SAYS.irregularity(irregularity), book.code()));
                var own = new LinkedHashSet<String>();
                tell(Trees.of(book, irregularity), own);
                lines.addAll(own.stream().map(line -> "  " + line).toList());
            }
        }
        Golden.check(RulingSentencesTest.class, "ruling-sentences", String.join("\n", lines));
    }

    private static void tell(Step step, Set<String> lines) {
        switch (step) {
            case Question question -> {
                lines.add(
                        "? %s [%s] %s: %s"
                                .formatted(
                                        SAYS.question(question),
                                        LawRef.text(question.laws()),
                                        SAYS.role(question.asked()),
                                        question.answers().stream()
                                                .map(answer ->
                                                        SAYS.answer(question.fact(), answer.key()))
                                                .collect(Collectors.joining(" / "))));
                question.answers().forEach(answer -> tell(answer.next(), lines));
            }
            case Verdict verdict ->
                    lines.add(
                            "! [%s] %s%s"
                                    .formatted(
                                            LawRef.text(verdict.laws()),
                                            verdict.rectifications().stream()
                                                    .map(SAYS::rectification)
                                                    .collect(Collectors.joining(". ")),
                                            verdict.then()
                                                    .map(then -> " -> " + SAYS.irregularity(then))
                                                    .orElse("")));
        }
    }
}

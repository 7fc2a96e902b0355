package overtrick.laws.tree;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import overtrick.cards.FormatException;
import overtrick.laws.Irregularity;
import overtrick.laws.LawBook;
import overtrick.laws.ruling.Answer;
import overtrick.laws.ruling.Fact;
import overtrick.laws.ruling.Facts;
import overtrick.laws.ruling.Question;
import overtrick.laws.ruling.Ruling;
import overtrick.laws.ruling.Ruling.Given;
import overtrick.laws.ruling.Step;
import overtrick.laws.ruling.Verdict;

/// Goes through a tree as far as the facts lead.
public final class Director {

    private Director() {}

    /// The ruling, or the first fact that is missing, or the options of the player who is to
    /// choose.
    ///
    /// @throws FormatException if a fact has an answer that this book does not know at this point
    public static Ruling rule(LawBook book, Irregularity irregularity, Facts facts) {
        Step step = Trees.of(book, irregularity);
        var path = new ArrayList<Given>();
        while (step instanceof Question question) {
            Optional<String> known = facts.answer(question.fact());
            if (known.isEmpty()) {
                return question.isChoice()
                        ? new Ruling.OptionsOffered(path, question)
                        : new Ruling.MissingFact(path, question);
            }
            step = question.after(known.get()).orElseThrow(() -> misfit(book, question, known));
            path.add(new Given(question, new Answer(known.get(), step)));
        }
        return new Ruling.Ruled(path, (Verdict) step);
    }

    /// Facts that the ruling has not asked for.
    public static Set<Fact> unused(Facts facts, Ruling ruling) {
        var unused = new HashSet<>(facts.facts());
        ruling.path().forEach(given -> unused.remove(given.question().fact()));
        return unused;
    }

    private static FormatException misfit(
            LawBook book, Question question, Optional<String> answer) {
        List<String> fitting = question.answers().stream().map(Answer::key).toList();
        return new FormatException(
                "%s cannot be %s here in %s; it is %s"
                        .formatted(
                                question.fact().code(),
                                answer.orElseThrow(),
                                book.code(),
                                String.join(" or ", fitting)));
    }
}

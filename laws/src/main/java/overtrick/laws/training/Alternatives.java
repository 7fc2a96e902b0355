package overtrick.laws.training;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import overtrick.laws.Irregularity;
import overtrick.laws.LawBook;
import overtrick.laws.ruling.Answer;
import overtrick.laws.ruling.Facts;
import overtrick.laws.ruling.Question;
import overtrick.laws.ruling.Rectification;
import overtrick.laws.ruling.Step;
import overtrick.laws.ruling.Verdict;
import overtrick.laws.tree.Trees;

/// Among which rulings the learner chooses: the right one, what the other book would say, and what
/// other answers would have led to, the nearest first.
final class Alternatives {

    private static final int OTHERS = 3;

    private Alternatives() {}

    static List<Verdict> of(TrainingCase one) {
        var right = one.ruling().verdict();
        var facts = one.facts();
        var otherBook = one.book() == LawBook.WBF2017 ? LawBook.CN1999 : LawBook.WBF2017;
        var candidates =
                Stream.concat(
                        ruled(Trees.of(otherBook, one.irregularity()), facts).stream(),
                        Stream.concat(
                                nearest(Trees.of(one.book(), one.irregularity()), facts),
                                nearest(Trees.of(otherBook, one.irregularity()), facts)));
        var distinct = new LinkedHashMap<Consequence, Verdict>();
        distinct.put(Consequence.of(right), right);
        candidates.forEach(verdict -> distinct.putIfAbsent(Consequence.of(verdict), verdict));
        var shown = new ArrayList<>(distinct.values().stream().limit(1L + OTHERS).toList());
        Collections.rotate(shown, one.number());
        return shown;
    }

    /// What happens at the table; by which Laws it is looked at later makes no other ruling.
    private record Consequence(List<Rectification> now, Optional<Irregularity> then) {
        static Consequence of(Verdict verdict) {
            return new Consequence(
                    verdict.rectifications().stream()
                            .filter(Predicate.not(Rectification.Review.class::isInstance))
                            .toList(),
                    verdict.then());
        }
    }

    private static Optional<Verdict> ruled(Step tree, Facts facts) {
        var step = Optional.of(tree);
        while (step.isPresent() && step.get() instanceof Question question) {
            step = facts.answer(question.fact()).flatMap(question::after);
        }
        return step.map(Verdict.class::cast);
    }

    /// All verdicts of a tree, those first that differ from the case in the fewest answers.
    private static Stream<Verdict> nearest(Step tree, Facts facts) {
        var found = new ArrayList<Found>();
        collect(tree, facts, 0, found);
        return found.stream().sorted(Comparator.comparingInt(Found::apart)).map(Found::verdict);
    }

    private record Found(Verdict verdict, int apart) {}

    private static void collect(Step step, Facts facts, int apart, List<Found> found) {
        switch (step) {
            case Verdict verdict -> found.add(new Found(verdict, apart));
            case Question question -> {
                for (Answer answer : question.answers()) {
                    boolean same =
                            facts.answer(question.fact()).filter(answer.key()::equals).isPresent();
                    collect(answer.next(), facts, same ? apart : apart + 1, found);
                }
            }
        }
    }
}

package overtrick.laws.ruling;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.laws.LawRef;
import overtrick.laws.Role;

/// A question: to the director, who finds out a fact, or to a player, who chooses among the options
/// read out to them, alone and without their partner's advice (Law 10C).
///
/// @param answers in the order in which they are read out
public record Question(Fact fact, Role asked, List<LawRef> laws, List<Answer> answers)
        implements Step {

    public Question {
        laws = List.copyOf(laws);
        answers = List.copyOf(answers);
        if (answers.size() < 2) {
            throw new IllegalArgumentException("no question without two answers: " + fact);
        }
        for (var answer : answers) {
            if (!fact.answers().contains(answer.key())) {
                throw new IllegalArgumentException(
                        "%s is no answer to %s".formatted(answer.key(), fact));
            }
        }
        if (answers.stream().map(Answer::key).distinct().count() < answers.size()) {
            throw new IllegalArgumentException("an answer comes twice: " + fact);
        }
    }

    /// Where the answer leads; empty when this book does not know it here.
    public Optional<Step> after(String answer) {
        return answers.stream()
                .filter(one -> one.key().equals(answer))
                .map(Answer::next)
                .findFirst();
    }

    /// Whether a player chooses, rather than the director finds out.
    public boolean isChoice() {
        return asked.isPlayer();
    }

    /// What follows whatever is answered: what all the verdicts have in common to which it leads.
    public List<Rectification> inAnyCase() {
        var common = new ArrayList<>(certain(answers.getFirst().next()));
        answers.forEach(answer -> common.retainAll(certain(answer.next())));
        return List.copyOf(common);
    }

    private static List<Rectification> certain(Step step) {
        return switch (step) {
            case Question question -> question.inAnyCase();
            case Verdict verdict -> verdict.rectifications();
        };
    }
}

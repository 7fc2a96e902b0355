package overtrick.laws.training;

import java.util.List;
import java.util.Optional;
import overtrick.cards.Seat;
import overtrick.laws.Irregularity;
import overtrick.laws.LawBook;
import overtrick.laws.ruling.Facts;
import overtrick.laws.ruling.Ruling.Ruled;
import overtrick.laws.tree.Director;

/// A staged irregularity. Its facts lead to a ruling in its book, and none of them is idle.
///
/// @param number from 1
/// @param level 1 to [Course#LEVELS]
/// @param thing the call or card it is about, as it is written; may be empty
public record TrainingCase(
        int number,
        int level,
        LawBook book,
        Irregularity irregularity,
        Optional<Seat> offender,
        Optional<Seat> declarer,
        String thing,
        Scene scene,
        List<Told> told) {

    public TrainingCase {
        if (number < 1 || level < 1 || level > Course.LEVELS) {
            throw new IllegalArgumentException(
                    "number and level are not from 1: %d, %d".formatted(number, level));
        }
        told = List.copyOf(told);
        var facts = facts(told);
        var ruling = Director.rule(book, irregularity, facts);
        if (!(ruling instanceof Ruled)) {
            throw new IllegalArgumentException("case %d: %s".formatted(number, ruling));
        }
        if (!Director.unused(facts, ruling).isEmpty()) {
            throw new IllegalArgumentException(
                    "case %d: nobody asks for %s"
                            .formatted(number, Director.unused(facts, ruling)));
        }
        if (scene.auction().isEmpty() && told.stream().anyMatch(one -> one.sentence().isEmpty())) {
            throw new IllegalArgumentException("case %d shows no auction".formatted(number));
        }
    }

    private static Facts facts(List<Told> told) {
        var facts = Facts.NONE;
        for (var one : told) {
            facts = facts.with(one.fact(), one.answer());
        }
        return facts;
    }

    /// All facts of the case, with the answers that the story tells.
    public Facts facts() {
        return facts(told);
    }

    /// The ruling to which the facts lead.
    public Ruled ruling() {
        return (Ruled) Director.rule(book, irregularity, facts());
    }
}

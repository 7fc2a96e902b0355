package overtrick.laws.tree;

import static overtrick.laws.tree.Steps.find;
import static overtrick.laws.tree.Steps.isNew;
import static overtrick.laws.tree.Steps.no;
import static overtrick.laws.tree.Steps.on;
import static overtrick.laws.tree.Steps.yes;

import overtrick.laws.LawBook;
import overtrick.laws.ruling.Fact;
import overtrick.laws.ruling.Step;

/// A call that was never meant (Law 25A): the first thing to ask wherever it can be one.
final class Slips {

    private Slips() {}

    /// Until the partner calls a slip is mended, and even when the player on the left has called.
    ///
    /// @param mended where nobody has called since
    /// @param overIt where only the player on the left has
    /// @param tooLate where the partner has
    /// @param meant where it was no slip
    static Step first(LawBook book, Step mended, Step overIt, Step tooLate, Step meant) {
        return find(
                Fact.UNINTENDED,
                "25A",
                yes(
                        find(
                                Fact.CALLED_SINCE,
                                isNew(book) ? "25A4" : "25A",
                                on("none", mended),
                                on("left", overIt),
                                on("partner", tooLate))),
                no(meant));
    }

    /// Only 1999 asks whether the player stopped to think.
    static Step unlessPaused(LawBook book, Step free, Step meant) {
        return isNew(book) ? free : find(Fact.PAUSED, "25A", no(free), yes(meant));
    }
}

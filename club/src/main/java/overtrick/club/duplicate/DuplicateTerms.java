package overtrick.club.duplicate;

import java.util.Optional;
import overtrick.club.table.TableView;
import overtrick.club.table.Terms;
import overtrick.robots.bidding.Agreements;

/// What was agreed for a table at which duplicate is played.
///
/// @param agreements the systems that the sides play
public record DuplicateTerms(BoardPlan plan, Agreements agreements) implements Terms {

    /// Dealt boards, and the usual system on both sides.
    public static final DuplicateTerms USUAL =
            new DuplicateTerms(new BoardPlan.Dealt(), Agreements.STANDARD);

    /// The place in an event; empty at every other table.
    public Optional<BoardPlan.OfEvent> event() {
        return plan instanceof BoardPlan.OfEvent event ? Optional.of(event) : Optional.empty();
    }

    @Override
    public boolean hosted() {
        return event().isPresent();
    }

    /// The usual systems with such boards.
    public static DuplicateTerms with(BoardPlan plan) {
        return new DuplicateTerms(plan, Agreements.STANDARD);
    }

    /// The terms of a table of duplicate.
    public static DuplicateTerms of(TableView<?> table) {
        return (DuplicateTerms) table.terms();
    }
}

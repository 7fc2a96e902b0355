package overtrick.club.duplicate;

import overtrick.club.table.TableView;
import overtrick.robots.bidding.Agreements;

/// What was agreed for a table at which duplicate is played.
///
/// @param agreements the systems that the sides play
public record DuplicateTerms(BoardPlan plan, Agreements agreements) implements BridgeTerms {

    /// Dealt boards, and the usual system on both sides.
    public static final DuplicateTerms USUAL =
            new DuplicateTerms(new BoardPlan.Dealt(), Agreements.STANDARD);

    /// The usual systems with such boards.
    public static DuplicateTerms with(BoardPlan plan) {
        return new DuplicateTerms(plan, Agreements.STANDARD);
    }

    /// The terms of a table of duplicate.
    public static DuplicateTerms of(TableView<?> table) {
        return (DuplicateTerms) table.terms();
    }
}

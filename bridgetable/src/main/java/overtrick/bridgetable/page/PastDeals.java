package overtrick.bridgetable.page;

import java.util.Optional;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.house.codes.TableId;
import overtrick.page.Words;

/// Deals that are over, of games that are scored otherwise than boards are.
@FunctionalInterface
public interface PastDeals {

    /// A deal of such a game.
    ///
    /// @param told how it came out, and what that gave
    record Told(FinishedBoard board, Optional<String> told) {}

    /// @param ordinal of the deal at its table, from 1
    Optional<Told> at(TableId table, int ordinal, Words words);
}

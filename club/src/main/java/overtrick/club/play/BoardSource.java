package overtrick.club.play;

import java.util.Optional;
import overtrick.bridge.board.BoardCommand.OpenBoard;
import overtrick.club.table.BoardPlan;

/// Where a table's boards come from.
@FunctionalInterface
public interface BoardSource {

    /// The board after so many have been opened; empty when the set is at its end.
    Optional<OpenBoard> next(BoardPlan plan, int opened);
}

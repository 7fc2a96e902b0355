package overtrick.bridgetable.duplicate;

import java.util.Optional;
import overtrick.bridge.board.BoardView;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;
import overtrick.house.table.TableView;
import overtrick.robots.stake.Stake;

/// How tables of a game that is scored otherwise are seen as tables at which boards are bid and
/// played.
@FunctionalInterface
public interface TableSight {

    /// What is seen of a table.
    ///
    /// @param stake what is played for there, as it stands
    record Sight(TableView<Optional<BoardView>> table, Stake stake) {}

    /// What a member sees of a board that is bid by systems; empty where there is no such table.
    Optional<Sight> look(TableId table, Member viewer);
}

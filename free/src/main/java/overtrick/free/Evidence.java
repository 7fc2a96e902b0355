package overtrick.free;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import overtrick.house.table.TableEvent;
import overtrick.laws.board.FreeBoard;
import overtrick.laws.board.FreeEvent;

/// Everything that the log knows of a free table: for its director.
///
/// @param entries all events of the table in their order, those of the board with their places
/// @param board the one on the table; empty before the first
public record Evidence(List<Entry> entries, Optional<FreeBoard> board) {

    public Evidence {
        entries = List.copyOf(entries);
    }

    /// @param number of the event at its table
    /// @param place of the event at the present board, from 1; 0 for what belongs to no board or to
    ///   one before it
    public record Entry(long number, Instant at, int place, TableEvent<FreeEvent> event) {}
}

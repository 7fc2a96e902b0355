package overtrick.evening.page.console;

import java.util.List;
import overtrick.page.Words;

/// All tables of the round at a glance.
///
/// @param boards the address below which each board has its page
public record TablesPart(Words words, String boards, List<Table> tables) {

    public TablesPart {
        tables = List.copyOf(tables);
    }

    /// A table.
    ///
    /// @param boards of the round
    /// @param behind results of earlier rounds that are missing
    /// @param kind `real`, `online` or `robot`
    /// @param called whether it has called the director
    /// @param look where one looks on; empty for a table in the room, and for who does not comment
    public record Table(
            String name,
            String northSouth,
            String namesNorthSouth,
            String eastWest,
            String namesEastWest,
            List<Board> boards,
            int behind,
            String kind,
            boolean called,
            String look) {}

    /// A board of the round at the table.
    ///
    /// @param css how far its result has come
    public record Board(int number, String css, String status, String result) {}
}

package overtrick.evening.page.console;

import java.util.List;
import overtrick.page.Words;

/// All tables of the round at a glance.
public record TablesPart(Words words, String path, List<Table> tables) {

    public TablesPart {
        tables = List.copyOf(tables);
    }

    /// A table.
    ///
    /// @param boards of the round
    /// @param behind results of earlier rounds that are missing
    /// @param kind `real`, `online` or `robot`
    /// @param called whether it has called the director
    public record Table(
            String name,
            String northSouth,
            String namesNorthSouth,
            String eastWest,
            String namesEastWest,
            List<Board> boards,
            int behind,
            String kind,
            boolean called) {}

    /// A board of the round at the table.
    ///
    /// @param css how far its result has come
    public record Board(int number, String css, String status, String result) {}
}

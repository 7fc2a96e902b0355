package overtrick.scoring;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.Vulnerability;

/// The score slip that travels with a board: one row for each table that met it (tournaments.md
/// §1.1).
///
/// @param vulnerability as the board has it; some records differ from Law 2
public record Traveller(BoardNumber board, Vulnerability vulnerability, List<Row> rows) {

    public Traveller {
        rows = List.copyOf(rows);
    }

    /// The slip of a board with the vulnerability of its number (Law 2).
    public static Traveller of(BoardNumber board, List<Row> rows) {
        return new Traveller(board, board.vulnerability(), rows);
    }

    /// The same slip with one row corrected.
    ///
    /// @param index of the row, from 0
    public Traveller with(int index, Row row) {
        var changed = new ArrayList<>(rows);
        changed.set(index, row);
        return new Traveller(board, vulnerability, changed);
    }

    /// Everybody who has a row.
    public Set<Contestant> contestants() {
        var all = new HashSet<Contestant>();
        for (var row : rows) {
            all.add(row.northSouth());
            all.add(row.eastWest());
        }
        return all;
    }

    /// The rows that count for somebody.
    public int played() {
        return (int) rows.stream().filter(Row::isPlayed).count();
    }
}

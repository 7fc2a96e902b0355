package overtrick.library;

import java.util.List;

/// A table of what counts how much, read off the terms of a game.
///
/// @param head of the columns behind the first; empty when there is one column only
public record ScoringTable(String title, List<String> head, List<Row> rows) {

    /// What counts, and how much in each column.
    public record Row(String label, List<String> cells) {
        public Row {
            cells = List.copyOf(cells);
        }
    }

    public ScoringTable {
        head = List.copyOf(head);
        rows = List.copyOf(rows);
        for (var row : rows) {
            if (row.cells().size() != Math.max(1, head.size())) {
                throw new IllegalArgumentException("cells do not fit the head: " + row);
            }
        }
    }
}

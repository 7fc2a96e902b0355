package overtrick.scoring.rating;

import java.util.List;

/// One board as a field has played it. The tables of one are compared with each other, so they
/// belong together: a section, a field of pairs, or the two tables of a match.
///
/// Tables that cannot be compared are left out: adjusted scores, boards not played, and of a fouled
/// board the tables with another form (they are a board of their own).
///
/// @param id by which the board can be named again, unique among all boards
/// @param day when it was played, counted as [java.time.LocalDate#toEpochDay] counts
public record ComparedBoard(String id, long day, Comparison comparison, List<Table> tables) {

    /// What came of the board at one table.
    ///
    /// @param value for North–South, in the unit of the comparison; never a sum of comparisons
    public record Table(Partnership northSouth, Partnership eastWest, double value) {}

    public ComparedBoard {
        tables = List.copyOf(tables);
        if (id.isBlank()) {
            throw new IllegalArgumentException("a board's id is not a word: (nothing)");
        }
        for (var table : tables) {
            if (!comparison.isPossible(table.value())) {
                throw new IllegalArgumentException(
                        "board %s: no value of %s: %s".formatted(id, comparison, table.value()));
            }
        }
    }

    /// Whether there is anything to compare.
    boolean isCompared() {
        return tables.size() > 1;
    }
}

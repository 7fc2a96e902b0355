package overtrick.bridgetable.duplicate;

import overtrick.house.codes.TableId;

/// The key of a board that was played at the club.
///
/// @param table its code
/// @param ordinal how many boards the table had opened with this one, from 1
public record PlayedAt(String table, int ordinal) {

    public PlayedAt {
        if (ordinal < 1) {
            throw new IllegalArgumentException("ordinal is not 1 or more: " + ordinal);
        }
    }

    /// @throws IllegalArgumentException when it is no table's code
    public TableId id() {
        return new TableId(table);
    }

    /// Such as `K7PQM/3`.
    @Override
    public String toString() {
        return table + "/" + ordinal;
    }
}

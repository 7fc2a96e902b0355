package overtrick.house.people;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.stream.Collectors;
import overtrick.house.table.PersonId;
import overtrick.log.Sql;

/// Rows of a room that belong to somebody, by their column `person`.
///
/// @param table of the store
/// @param keys the columns of which a person has no two rows the same; none when they may have as
///   many as they like
/// @param sort what they are to others
public record Belongings(String table, List<String> keys, Sort sort) {

    /// What rows are to others.
    public enum Sort {
        /// Something that was played, with others.
        PLAYED,
        /// What others need too, such as who directs an event.
        COMMON,
        /// What is theirs alone; it goes when they leave.
        OWN
    }

    public Belongings {
        keys = List.copyOf(keys);
    }

    /// Rows that others need too.
    public static Belongings of(String table, String... keys) {
        return new Belongings(table, List.of(keys), Sort.COMMON);
    }

    /// Rows that are theirs alone.
    public static Belongings own(String table, String... keys) {
        return new Belongings(table, List.of(keys), Sort.OWN);
    }

    /// Rows of what people have played.
    public static Belongings played(String table, String... keys) {
        return new Belongings(table, List.of(keys), Sort.PLAYED);
    }

    /// How many there are of a person.
    public int count(Connection connection, PersonId person) throws SQLException {
        return Sql.of("SELECT COUNT(*) FROM " + table + " WHERE person = ?", person.value())
                .row(connection, row -> row.getInt(1))
                .orElse(0);
    }

    /// Deletes what is theirs alone.
    ///
    /// @return how many rows
    public int forget(Connection connection, PersonId person) throws SQLException {
        return sort == Sort.OWN
                ? Sql.of("DELETE FROM " + table + " WHERE person = ?", person.value())
                        .change(connection)
                : 0;
    }

    /// Gives the rows of one to another, but for those of which the other has the like.
    ///
    /// @return how many
    int pass(Connection connection, PersonId from, PersonId to) throws SQLException {
        return order(from, to).change(connection);
    }

    private Sql order(PersonId from, PersonId to) {
        String all = "UPDATE " + table + " SET person = ? WHERE person = ?";
        if (keys.isEmpty()) {
            return Sql.of(all, to.value(), from.value());
        }
        String same =
                keys.stream()
                        .map(key -> "other.%s = %s.%s".formatted(key, table, key))
                        .collect(Collectors.joining(" AND "));
        String like =
                " AND NOT EXISTS (SELECT 1 FROM %s AS other WHERE other.person = ? AND %s)"
                        .formatted(table, same);
        return Sql.of(all + like, to.value(), from.value(), to.value());
    }
}

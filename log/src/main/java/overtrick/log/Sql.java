package overtrick.log;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A statement with the values for its question marks.
///
/// @param values texts, whole numbers, in their order
public record Sql(String text, List<Object> values) {

    /// What a row says.
    @FunctionalInterface
    public interface Reading<T> {
        T read(ResultSet row) throws SQLException;
    }

    public Sql {
        values = List.copyOf(values);
    }

    public static Sql of(String text, Object... values) {
        return new Sql(text, List.of(values));
    }

    /// All that is found, in its order.
    public <T> List<T> rows(Connection connection, Reading<T> reading) throws SQLException {
        var found = new ArrayList<T>();
        try (var asked = prepared(connection);
                var rows = asked.executeQuery()) {
            while (rows.next()) {
                found.add(reading.read(rows));
            }
        }
        return found;
    }

    /// The first that is found.
    public <T> Optional<T> row(Connection connection, Reading<T> reading) throws SQLException {
        try (var asked = prepared(connection);
                var rows = asked.executeQuery()) {
            return rows.next() ? Optional.of(reading.read(rows)) : Optional.empty();
        }
    }

    /// Changes rows.
    ///
    /// @return how many
    public int change(Connection connection) throws SQLException {
        try (var changing = prepared(connection)) {
            return changing.executeUpdate();
        }
    }

    private PreparedStatement prepared(Connection connection) throws SQLException {
        var statement = connection.prepareStatement(text);
        for (int at = 0; at < values.size(); at++) {
            statement.setObject(at + 1, values.get(at));
        }
        return statement;
    }
}

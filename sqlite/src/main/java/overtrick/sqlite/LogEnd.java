package overtrick.sqlite;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.Optional;
import overtrick.sqlite.Problem.Ends;
import overtrick.sqlite.Problem.OtherHistory;

/// The end of the log in a database.
final class LogEnd {

    private static final String END = "SELECT id, hash FROM event ORDER BY id DESC LIMIT 1";
    private static final String HASH = "SELECT hash FROM event WHERE id = ?";

    private LogEnd() {}

    /// Of a log that is chained.
    static ChainHead of(Connection connection) throws SQLException {
        try (var asked = connection.createStatement();
                var row = asked.executeQuery(END)) {
            return row.next()
                    ? ChainHead.of(row.getLong("id"), row.getBytes("hash"))
                    : ChainHead.EMPTY;
        }
    }

    /// Whether the last event has a hash; an empty log or one of an older program has none.
    static boolean isChained(Connection connection) throws SQLException {
        try (var asked = connection.createStatement();
                var row = asked.executeQuery(END)) {
            return row.next() && row.getBytes("hash") != null;
        }
    }

    /// Why the log is not the one of which the head was noted; it may have grown since.
    static Optional<Problem> problem(Connection connection, ChainHead noted) throws SQLException {
        if (noted.events() == 0) {
            return Optional.empty();
        }
        try (var asked = connection.createStatement();
                var row = asked.executeQuery(END)) {
            long end = row.next() ? row.getLong("id") : 0;
            if (end < noted.events()) {
                return Optional.of(new Ends(end, noted.events()));
            }
        }
        return hasHash(connection, noted)
                ? Optional.empty()
                : Optional.of(new OtherHistory(noted.events()));
    }

    private static boolean hasHash(Connection connection, ChainHead noted) throws SQLException {
        try (var asked = connection.prepareStatement(HASH)) {
            asked.setLong(1, noted.events());
            try (var row = asked.executeQuery()) {
                return row.next() && Arrays.equals(row.getBytes(1), noted.bytes());
            }
        }
    }
}

package overtrick.club.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.sql.DataSource;

/// The log in a SQLite table whose unique key over stream and number is the fence against a second
/// writer.
final class SqliteEventLog implements EventLog {

    private static final String HEAD =
            "SELECT coalesce(max(number), 0) FROM event WHERE stream = ?";
    private static final String INSERT =
            "INSERT INTO event (stream, number, at, type, version, payload) VALUES (?, ?, ?, ?, ?, ?)";
    private static final String READ =
            "SELECT number, at, type, version, payload FROM event"
                    + " WHERE stream = ? AND number > ? ORDER BY number";

    private final GroupCommit writer;
    private final DataSource readers;
    private final InstantSource clock;

    SqliteEventLog(GroupCommit writer, DataSource readers, InstantSource clock) {
        this.writer = writer;
        this.readers = readers;
        this.clock = clock;
    }

    @Override
    public Instant append(String stream, long after, List<NewEvent> events) {
        return writer.run(connection -> {
            requireHead(connection, stream, after);
            return insert(connection, stream, after, events);
        });
    }

    private static void requireHead(Connection connection, String stream, long after)
            throws SQLException {
        try (var head = connection.prepareStatement(HEAD)) {
            head.setString(1, stream);
            try (var row = head.executeQuery()) {
                if (row.getLong(1) != after) {
                    throw new ConflictException(stream, after);
                }
            }
        }
    }

    private Instant insert(Connection connection, String stream, long after, List<NewEvent> events)
            throws SQLException {
        long now = clock.millis();
        long number = after;
        try (var insert = connection.prepareStatement(INSERT)) {
            for (var event : events) {
                number++;
                insert.setString(1, stream);
                insert.setLong(2, number);
                insert.setLong(3, now);
                insert.setString(4, event.type());
                insert.setInt(5, event.version());
                insert.setString(6, event.payload());
                insert.addBatch();
            }
            insert.executeBatch();
        }
        return Instant.ofEpochMilli(now);
    }

    @Override
    public List<LoggedEvent> read(String stream, long after) {
        try (var connection = readers.getConnection();
                var read = connection.prepareStatement(READ)) {
            read.setString(1, stream);
            read.setLong(2, after);
            var events = new ArrayList<LoggedEvent>();
            try (var rows = read.executeQuery()) {
                while (rows.next()) {
                    events.add(event(rows));
                }
            }
            return events;
        } catch (SQLException failed) {
            throw new StoreException("stream cannot be read: " + stream, failed);
        }
    }

    private static LoggedEvent event(ResultSet row) throws SQLException {
        var event =
                new NewEvent(
                        row.getString("type"), row.getInt("version"), row.getString("payload"));
        return new LoggedEvent(
                row.getLong("number"), Instant.ofEpochMilli(row.getLong("at")), event);
    }

    @Override
    public Map<String, Long> heads() {
        try (var connection = readers.getConnection();
                var asked = connection.createStatement();
                var rows =
                        asked.executeQuery(
                                "SELECT stream, max(number) FROM event GROUP BY stream")) {
            var heads = new HashMap<String, Long>();
            while (rows.next()) {
                heads.put(rows.getString(1), rows.getLong(2));
            }
            return heads;
        } catch (SQLException failed) {
            throw new StoreException("the log cannot be read", failed);
        }
    }
}

package overtrick.sqlite;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import overtrick.log.Beside;
import overtrick.log.EventLog;
import overtrick.log.LoggedEvent;
import overtrick.log.NewEvent;
import overtrick.log.Store;

/// The log in a SQLite table whose unique key over stream and number is the fence against a second
/// writer.
final class SqliteEventLog implements EventLog {

    private static final String HEAD =
            "SELECT coalesce(max(number), 0) FROM event WHERE stream = ?";
    private static final String HEADS =
            "SELECT stream, max(number) FROM event WHERE stream > ? AND stream < ?"
                    + " GROUP BY stream ORDER BY stream LIMIT ?";
    private static final String INSERT =
            "INSERT INTO event (stream, number, at, type, version, payload) VALUES (?, ?, ?, ?, ?, ?)";
    private static final String READ =
            "SELECT number, at, type, version, payload FROM event"
                    + " WHERE stream = ? AND number > ? ORDER BY number";

    private final Store store;
    private final InstantSource clock;

    SqliteEventLog(Store store, InstantSource clock) {
        this.store = store;
        this.clock = clock;
    }

    @Override
    public Instant append(String stream, long after, List<NewEvent> events, Beside beside) {
        return store.write(connection -> {
            if (head(connection, stream) != after) {
                throw new ConflictException(stream, after);
            }
            var at = Instant.ofEpochMilli(clock.millis());
            insert(connection, stream, after, at, events);
            beside.write(connection, at);
            return at;
        });
    }

    private static long head(Connection connection, String stream) throws SQLException {
        try (var head = connection.prepareStatement(HEAD)) {
            head.setString(1, stream);
            try (var row = head.executeQuery()) {
                return row.getLong(1);
            }
        }
    }

    private static void insert(
            Connection connection, String stream, long after, Instant at, List<NewEvent> events)
            throws SQLException {
        long number = after;
        try (var insert = connection.prepareStatement(INSERT)) {
            for (var event : events) {
                number++;
                insert.setString(1, stream);
                insert.setLong(2, number);
                insert.setLong(3, at.toEpochMilli());
                insert.setString(4, event.type());
                insert.setInt(5, event.version());
                insert.setString(6, event.payload());
                insert.addBatch();
            }
            insert.executeBatch();
        }
    }

    @Override
    public void read(String stream, long after, Consumer<LoggedEvent> reader) {
        store.read(connection -> {
            try (var read = connection.prepareStatement(READ)) {
                read.setString(1, stream);
                read.setLong(2, after);
                try (var rows = read.executeQuery()) {
                    while (rows.next()) {
                        reader.accept(event(rows));
                    }
                }
            }
            return after;
        });
    }

    private static LoggedEvent event(ResultSet row) throws SQLException {
        var event =
                new NewEvent(
                        row.getString("type"), row.getInt("version"), row.getString("payload"));
        return new LoggedEvent(
                row.getLong("number"), Instant.ofEpochMilli(row.getLong("at")), event);
    }

    @Override
    public List<Head> heads(String kind, String after, int limit) {
        return store.read(connection -> {
            var heads = new ArrayList<Head>();
            try (var asked = connection.prepareStatement(HEADS)) {
                asked.setString(1, after.isEmpty() ? kind : after);
                asked.setString(2, kind + Character.MAX_VALUE);
                asked.setInt(3, limit);
                try (var rows = asked.executeQuery()) {
                    while (rows.next()) {
                        heads.add(new Head(rows.getString(1), rows.getLong(2)));
                    }
                }
            }
            return heads;
        });
    }

    @Override
    public long head(String stream) {
        return store.read(connection -> head(connection, stream));
    }
}

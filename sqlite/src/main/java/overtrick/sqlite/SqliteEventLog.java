package overtrick.sqlite;

import java.sql.Connection;
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
import overtrick.log.chain.Events;
import overtrick.log.commit.GroupCommit;

/// The log in a SQLite table whose unique key over stream and number is the fence against a second
/// writer.
final class SqliteEventLog implements EventLog {

    private static final String HEAD =
            "SELECT coalesce(max(number), 0) FROM event WHERE stream = ?";
    private static final String HEADS =
            "SELECT stream, max(number) FROM event WHERE stream > ? AND stream < ?"
                    + " GROUP BY stream ORDER BY stream LIMIT ?";
    private static final String READ =
            "SELECT number, at, type, version, payload FROM event"
                    + " WHERE stream = ? AND number > ? ORDER BY number LIMIT ?";

    /// Events that are read at once.
    private static final int PAGE = 500;

    /// Characters of payload after which a page ends too.
    private static final int PAGE_CHARACTERS = 1 << 20;

    /// How events are appended, as [EventLog#append] has it.
    @FunctionalInterface
    interface Append {
        Instant append(String stream, long after, List<NewEvent> events, Beside beside);
    }

    private final Store store;
    private final Append append;

    /// @param store that reads
    SqliteEventLog(Store store, Append append) {
        this.store = store;
        this.append = append;
    }

    /// A log to which the store's writer appends.
    static SqliteEventLog writtenBy(
            GroupCommit<WriteConnection> writer, Store store, InstantSource clock) {
        return new SqliteEventLog(
                store,
                (stream, after, events, beside) ->
                        writer.run(connection -> {
                            long millis = clock.millis();
                            connection.appender().append(stream, after, millis, events);
                            var at = Instant.ofEpochMilli(millis);
                            connection.write(beside, at);
                            return at;
                        }));
    }

    @Override
    public Instant append(String stream, long after, List<NewEvent> events, Beside beside) {
        return append.append(stream, after, events, beside);
    }

    /// Reads in pages: while the reader works on one, they hold no connection, of which there are
    /// few.
    @Override
    public void read(String stream, long after, Consumer<LoggedEvent> reader) {
        for (var page = page(stream, after); !page.isEmpty(); ) {
            page.forEach(reader);
            page = page(stream, page.getLast().number());
        }
    }

    private List<LoggedEvent> page(String stream, long after) {
        return store.read(connection -> {
            var page = new ArrayList<LoggedEvent>();
            try (var read = connection.prepareStatement(READ)) {
                read.setString(1, stream);
                read.setLong(2, after);
                read.setInt(3, PAGE);
                int characters = 0;
                try (var rows = read.executeQuery()) {
                    while (characters < PAGE_CHARACTERS && rows.next()) {
                        var event = Events.logged(rows);
                        characters += event.event().payload().length();
                        page.add(event);
                    }
                }
            }
            return page;
        });
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

    private static long head(Connection connection, String stream) throws SQLException {
        try (var head = connection.prepareStatement(HEAD)) {
            head.setString(1, stream);
            try (var row = head.executeQuery()) {
                return row.getLong(1);
            }
        }
    }
}

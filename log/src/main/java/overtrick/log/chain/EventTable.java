package overtrick.log.chain;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import overtrick.log.Beside;
import overtrick.log.EventLog;
import overtrick.log.LoggedEvent;
import overtrick.log.Neighbours;
import overtrick.log.NewEvent;
import overtrick.log.Sql;
import overtrick.log.Store;

/// The log in a table of a SQL database, whose unique key over stream and number is the fence
/// against a second writer.
public final class EventTable implements EventLog {

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

    private final Store store;
    private final Neighbours near;
    private final Append append;

    /// How events are appended, as [EventLog#append] has it.
    @FunctionalInterface
    public interface Append {
        Instant append(String stream, long after, List<NewEvent> events, Beside beside);
    }

    /// @param store that reads
    public EventTable(Store store, Neighbours near, Append append) {
        this.store = store;
        this.near = near;
        this.append = append;
    }

    @Override
    public Instant append(String stream, long after, List<NewEvent> events, Beside beside) {
        return append.append(stream, after, events, beside);
    }

    @Override
    public Neighbours neighbours() {
        return near;
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
        String first = after.isEmpty() ? kind : after;
        return store.read(connection ->
                Sql.of(HEADS, first, kind + Character.MAX_VALUE, limit)
                        .rows(connection, row -> new Head(row.getString(1), row.getLong(2))));
    }

    @Override
    public long head(String stream) {
        return store.read(connection ->
                Sql.of(HEAD, stream).row(connection, row -> row.getLong(1)).orElse(0L));
    }
}

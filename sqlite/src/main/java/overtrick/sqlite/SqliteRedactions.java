package overtrick.sqlite;

import java.time.InstantSource;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import overtrick.log.Redactions;
import overtrick.log.Sql;
import overtrick.log.Store;
import overtrick.log.chain.Events;
import overtrick.log.chain.Redacting;
import overtrick.log.commit.GroupCommit;

/// Takes something out of a log in SQLite. What stood there is written over in the file, for
/// connections that write have `secure_delete`, and the write-ahead log is cut.
final class SqliteRedactions implements Redactions {

    /// Events that are looked through at once: a reader who takes long keeps the write-ahead log
    /// from being cut.
    private static final int PAGE = 20_000;

    private static final String FOUND =
            "SELECT id, stream, number, at, type, version, payload FROM event"
                    + " WHERE id > ? AND id <= ? AND (";
    private static final String NOTHING = "DELETE FROM redacted WHERE event < 0";
    private static final String END = "SELECT coalesce(max(id), 0) FROM event";

    private final Store store;
    private final Writing writing;
    private final Runnable cutting;

    /// How one redaction is written.
    @FunctionalInterface
    interface Writing {
        void write(String why, List<Placed> events);
    }

    /// @param cutting has the write-ahead log cut after the next commit
    SqliteRedactions(Store store, Writing writing, Runnable cutting) {
        this.store = store;
        this.writing = writing;
        this.cutting = cutting;
    }

    static SqliteRedactions writtenBy(
            GroupCommit<WriteConnection> writer,
            WriteAheadLog journal,
            Store store,
            InstantSource clock) {
        return new SqliteRedactions(
                store,
                (why, events) ->
                        writer.run(connection -> {
                            var told = connection.run(open -> Redacting.run(open, why, events));
                            connection
                                    .appender()
                                    .append(
                                            STREAM,
                                            told.number() - 1,
                                            clock.millis(),
                                            List.of(told.event()));
                            return events.size();
                        }),
                journal::cutSoon);
    }

    @Override
    public Stretch holding(List<String> texts, long after) {
        if (texts.isEmpty()) {
            return new Stretch(0, List.of());
        }
        String any =
                texts.stream().map(_ -> "instr(payload, ?)").collect(Collectors.joining(" OR "));
        return stretch(any, texts, after);
    }

    @Override
    public Stretch ofType(String type, long after) {
        return stretch("type = ?", List.of(type), after);
    }

    private Stretch stretch(String wanted, List<String> values, long after) {
        long end = store.row(END, row -> row.getLong(1)).orElse(0L);
        if (after >= end) {
            return new Stretch(0, List.of());
        }
        long last = Math.min(after + PAGE, end);
        var all = Stream.concat(Stream.of(after, last), values.stream()).toArray();
        var found =
                store.read(connection ->
                        Sql.of(FOUND + wanted + ") ORDER BY id", all)
                                .rows(
                                        connection,
                                        row ->
                                                new Placed(
                                                        row.getString("stream"),
                                                        Events.logged(row))));
        return new Stretch(last, found);
    }

    @Override
    public void replace(String why, List<Placed> events) {
        if (!events.isEmpty()) {
            cutting.run();
            writing.write(why, events);
        }
    }

    @Override
    public void wipe() {
        cutting.run();
        store.change(NOTHING);
        store.change(NOTHING); // begins when the writer has cut
    }
}

package overtrick.postgres;

import java.sql.SQLException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import overtrick.log.Beside;
import overtrick.log.Redactions;
import overtrick.log.Sql;
import overtrick.log.Store;
import overtrick.log.StoreException;
import overtrick.log.chain.Events;
import overtrick.log.chain.Redacting;
import overtrick.log.commit.GroupCommit;

/// Takes something out of a log in PostgreSQL.
final class PostgresRedactions implements Redactions {

    private static final Logger LOG = LoggerFactory.getLogger(PostgresRedactions.class);

    /// Events that are looked through at once.
    private static final int PAGE = 20_000;

    /// Bytes of a table up to which it is written anew, for which others have to wait.
    private static final long SMALL = 1L << 30;

    private static final String LAST =
            "SELECT coalesce(max(id), 0) FROM (SELECT id FROM event WHERE id > ? ORDER BY id LIMIT ?)"
                    + " AS page";
    private static final String FOUND =
            "SELECT id, stream, number, at, type, version, payload FROM event"
                    + " WHERE id > ? AND id <= ? AND (";
    private static final String TABLES =
            "SELECT quote_ident(relname), pg_total_relation_size(oid) FROM pg_class"
                    + " WHERE relkind = 'r' AND relnamespace ="
                    + " (SELECT oid FROM pg_namespace WHERE nspname = current_schema())";

    private final PostgresPlace place;
    private final Store store;
    private final GroupCommit<WriteConnection> writer;
    private final InstantSource clock;

    PostgresRedactions(
            PostgresPlace place,
            Store store,
            GroupCommit<WriteConnection> writer,
            InstantSource clock) {
        this.place = place;
        this.store = store;
        this.writer = writer;
        this.clock = clock;
    }

    @Override
    public Stretch holding(List<String> texts, long after) {
        if (texts.isEmpty()) {
            return new Stretch(0, List.of());
        }
        String any =
                texts.stream()
                        .map(_ -> "strpos(payload, ?) > 0")
                        .collect(Collectors.joining(" OR "));
        return stretch(any, texts, after);
    }

    @Override
    public Stretch ofType(String type, long after) {
        return stretch("type = ?", List.of(type), after);
    }

    private Stretch stretch(String wanted, List<String> values, long after) {
        return store.read(connection -> {
            long last = Sql.of(LAST, after, PAGE).row(connection, row -> row.getLong(1)).orElse(0L);
            if (last == 0) {
                return new Stretch(0, List.of());
            }
            var all = Stream.concat(Stream.of(after, last), values.stream()).toArray();
            var found =
                    Sql.of(FOUND + wanted + ") ORDER BY id", all)
                            .rows(
                                    connection,
                                    row -> new Placed(row.getString("stream"), Events.logged(row)));
            return new Stretch(last, found);
        });
    }

    @Override
    public void replace(String why, List<Placed> events) {
        if (!events.isEmpty()) {
            writer.run(connection -> {
                var told = connection.run(open -> Redacting.run(open, why, events));
                connection.append(
                        STREAM,
                        told.number() - 1,
                        clock.instant(),
                        List.of(told.event()),
                        Beside.NOTHING);
                return events.size();
            });
        }
    }

    /// Writes the tables anew: the database keeps what was replaced where it lay until then.
    @Override
    public void wipe() {
        try (var connection = place.source("overtrick wipes", Duration.ZERO).getConnection();
                var statement = connection.createStatement()) {
            for (var table :
                    Sql.of(TABLES)
                            .rows(connection, row -> new Table(row.getString(1), row.getLong(2)))) {
                statement.execute((table.bytes > SMALL ? "VACUUM " : "VACUUM FULL ") + table.name);
                if (table.bytes > SMALL) {
                    LOG.warn(
                            "{} is too large to be written anew while the club is open: what was"
                                    + " taken out lies in its file until VACUUM FULL",
                            table.name);
                }
            }
            statement.execute("CHECKPOINT");
        } catch (SQLException failed) {
            if (!"42501".equals(failed.getSQLState())) { // only some users may ask for a checkpoint
                throw new StoreException(
                        "what was taken out still lies in the database: " + Trouble.words(failed),
                        failed);
            }
        }
    }

    private record Table(String name, long bytes) {}
}

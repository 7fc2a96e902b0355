package overtrick.postgres;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.pool.HikariPool.PoolInitializationException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.flywaydb.core.api.FlywayException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import overtrick.log.EventLog;
import overtrick.log.Neighbours;
import overtrick.log.Redactions;
import overtrick.log.Store;
import overtrick.log.StoreException;
import overtrick.log.Upkeep;
import overtrick.log.chain.EventTable;
import overtrick.log.commit.GroupCommit;

/// A schema of a PostgreSQL database: the event log, written by one thread in groups, and tables of
/// rows beside it. What is acknowledged is durable where the database is; what a lost connection
/// leaves in doubt is asked of the database before anybody is told. One program at a time has the
/// club open (see [Owner]), or several that know of each other (see [Programs]).
public final class PostgresStore implements Store {

    private static final Logger LOG = LoggerFactory.getLogger(PostgresStore.class);

    private static final int READERS = 8;

    private final PostgresPlace place;
    private final Path data;
    private final InstantSource clock;
    private final HikariDataSource readers;
    private final GroupCommit<WriteConnection> writer;
    private final EventLog log;
    private final Redactions redactions;
    private final Upkeep upkeep;

    /// What is to be closed at the end, the last opened first.
    private final Deque<AutoCloseable> opened;

    /// How patient a store is.
    ///
    /// @param silence after which a server that does not answer is taken for gone
    /// @param anchors time from one anchor to the next
    record Patience(GroupCommit.Limits limits, Duration silence, Duration anchors) {
        static final Patience USUAL =
                new Patience(
                        new GroupCommit.Limits(
                                8_192, Duration.ofSeconds(20), Duration.ofSeconds(60)),
                        Duration.ofSeconds(20),
                        Duration.ofMinutes(1));
    }

    private PostgresStore(
            PostgresPlace place,
            Path data,
            Moves moves,
            InstantSource clock,
            Neighbours near,
            HikariDataSource readers,
            GroupCommit<WriteConnection> writer,
            Deque<AutoCloseable> opened) {
        this.place = place;
        this.data = data;
        this.clock = clock;
        this.readers = readers;
        this.writer = writer;
        this.log = new EventTable(this, near, appending(writer, clock));
        this.redactions = new PostgresRedactions(place, this, writer, clock);
        this.upkeep = PostgresUpkeep.of(place, data, this, moves, clock);
        this.opened = opened;
    }

    /// Opens the store in a database, making its tables if need be.
    ///
    /// @param data the club's directory, for what does not lie in the database
    /// @param tables what lies beside the log, and the clock that tells when events are logged
    /// @throws StoreException if it cannot be opened, also because another program has it open; the
    ///   message is a sentence for people
    public static PostgresStore open(PostgresPlace place, Path data, Moves tables) {
        return open(place, data, tables, Neighbours.NONE, Patience.USUAL);
    }

    /// Opens the store beside other programs that have it open, of which it takes leave when it is
    /// closed or cannot be opened.
    ///
    /// @param data a directory of this program's own
    /// @param neighbours who tell when one of them is gone
    /// @throws StoreException if it cannot be opened, also because a program has it open for itself
    ///   alone
    public static PostgresStore open(
            PostgresPlace place, Path data, Moves tables, Neighbours neighbours) {
        return open(place, data, tables, neighbours, Patience.USUAL);
    }

    static PostgresStore open(PostgresPlace place, Path data, Moves tables, Patience patience) {
        return open(place, data, tables, Neighbours.NONE, patience);
    }

    private static PostgresStore open(
            PostgresPlace place, Path data, Moves tables, Neighbours near, Patience patience) {
        var opened = new ArrayDeque<AutoCloseable>();
        try {
            Files.createDirectories(data);
            opened.push(near); // taken leave of when all is written
            var opener = new Opener(new Owner(place, near.name(), patience.silence));
            opened.push(opener);
            var programs = new Programs(place, tables.clock(), near.name());
            programs.migrate(tables);
            var readers = readers(place, patience.silence);
            opened.push(readers);
            var writer =
                    new GroupCommit<>(
                            opener::next,
                            _ -> {},
                            patience.limits,
                            Trouble.VOICE,
                            Thread.ofPlatform().name("overtrick-writer").factory());
            opened.push(writer);
            var store =
                    new PostgresStore(
                            place, data, tables, tables.clock(), near, readers, writer, opened);
            near.whenGone(gone -> programs.shutOut(store, gone));
            store.compareAnchors();
            opened.push(store::anchor); // before the writer goes
            opened.push(every(patience.anchors, "overtrick-anchor", store::anchor));
            opened.push(
                    every(Duration.ofSeconds(2), "overtrick-patience", writer::sendAwayTheLate));
            opened.push(near::hearNoMore); // nobody reads what is closed
            return store;
        } catch (IOException
                | SQLException
                | FlywayException
                | PoolInitializationException
                | StoreException failed) {
            closeAll(opened);
            throw new StoreException(
                    "the club in %s cannot be opened: %s".formatted(place, Trouble.words(failed)),
                    failed);
        } catch (RuntimeException | Error bug) {
            closeAll(opened);
            throw bug;
        }
    }

    private static EventTable.Append appending(
            GroupCommit<WriteConnection> writer, InstantSource clock) {
        return (stream, after, events, beside) ->
                writer.run(connection -> {
                    var at = Instant.ofEpochMilli(clock.millis());
                    connection.append(stream, after, at, events, beside);
                    return at;
                });
    }

    /// Has the first connection from the beginning: nobody else makes tables meanwhile.
    private static final class Opener implements AutoCloseable {

        private final Owner owner;
        private @Nullable WriteConnection first;

        private Opener(Owner owner) throws SQLException {
            this.owner = owner;
            this.first = owner.open();
        }

        /// For the writer's thread, and for the one that makes it.
        private synchronized WriteConnection next() throws SQLException {
            var open = first;
            first = null;
            return open != null ? open : owner.open();
        }

        @Override
        public synchronized void close() throws SQLException {
            if (first != null) {
                first.close();
            }
        }
    }

    private static HikariDataSource readers(PostgresPlace place, Duration silence) {
        var config = new HikariConfig();
        config.setPoolName("readers");
        config.setDataSource(place.source("overtrick reads", silence));
        config.setMaximumPoolSize(READERS);
        config.setMinimumIdle(1);
        config.setAutoCommit(true);
        config.setConnectionTimeout(Duration.ofSeconds(5).toMillis());
        config.setValidationTimeout(Duration.ofSeconds(2).toMillis());
        config.setConnectionInitSql("SET default_transaction_read_only = on");
        config.setInitializationFailTimeout(1);
        return new HikariDataSource(config);
    }

    /// A thread of its own: on a database that does not answer, the others stand still.
    private static ScheduledExecutorService every(Duration time, String name, Runnable work) {
        var thread =
                Executors.newSingleThreadScheduledExecutor(
                        Thread.ofPlatform().daemon().name(name).factory());
        var _ =
                thread.scheduleWithFixedDelay(
                        work, time.toMillis(), time.toMillis(), TimeUnit.MILLISECONDS);
        return thread;
    }

    /// The club opens with what there is, and says so when it is not what was noted.
    private void compareAnchors() throws IOException {
        var problem = read(connection -> Check.noted(connection, data));
        if (problem.isPresent()) {
            AnchorFile.setAside(data);
            LOG.warn(
                    "{}; the club opens with what there is, {} keeps what was noted",
                    problem.get().sentence(),
                    AnchorFile.aside(data));
        }
    }

    /// Never throws: what is done from time to time is done no more once it has thrown.
    private void anchor() {
        try {
            var anchor = writer.run(open -> open.run(to -> Anchors.drop(to, clock.millis())));
            if (anchor.isPresent()) {
                AnchorFile.write(data, anchor.get());
            }
        } catch (IOException | RuntimeException | Error failed) {
            LOG.warn("the log cannot be anchored: {}", Trouble.words(failed));
        }
    }

    @Override
    public EventLog log() {
        return log;
    }

    @Override
    public Redactions redactions() {
        return redactions;
    }

    @Override
    public Upkeep upkeep() {
        return upkeep;
    }

    @Override
    public <T> T read(Work<T> work) {
        try (var connection = readers.getConnection()) {
            return work.with(connection);
        } catch (SQLException failed) {
            if (Trouble.isLost(failed) && !readers.isClosed()) {
                readers.getHikariPoolMXBean().softEvictConnections(); // the others are lost too
            }
            throw new StoreException("the store cannot be read: " + Trouble.words(failed), failed);
        }
    }

    @Override
    public <T> T write(Work<T> work) {
        return writer.run(connection -> connection.run(work));
    }

    @Override
    public void close() {
        closeAll(opened);
    }

    boolean isClosed() {
        return readers.isClosed();
    }

    /// Where the database is.
    @Override
    public String toString() {
        return place.toString();
    }

    private static void closeAll(Deque<AutoCloseable> opened) {
        while (!opened.isEmpty()) {
            try {
                opened.pop().close();
            } catch (Exception failed) {
                LOG.warn("the store did not close cleanly: {}", Trouble.words(failed));
            }
        }
    }
}

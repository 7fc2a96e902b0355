package overtrick.sqlite;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.pool.HikariPool.PoolInitializationException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
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

/// One SQLite file: the event log, written by one thread in groups (see [GroupCommit]), and tables
/// of rows beside it. Write-ahead log, full synchronous: what is acknowledged is on the disk. One
/// program at a time has the directory (see [DirectoryLock]).
public final class SqliteStore implements Store {

    /// The file's name in the data directory.
    public static final String FILE = "overtrick.db";

    private static final Logger LOG = LoggerFactory.getLogger(SqliteStore.class);

    private static final int READERS = 4;

    /// Less than a new club takes with what SQLite keeps beside it.
    private static final long ROOM = 500_000;

    /// Where this module's own tables come from, beside those of its user.
    private static final String OWN_SCHEMA = "classpath:overtrick/sqlite";

    private static final String OWN_HISTORY = "log_schema_history";

    /// The version of a store without tables.
    private static final String NEW = "0";

    private final HikariDataSource readers;
    private final GroupCommit<WriteConnection> writer;
    private final EventLog log;
    private final Redactions redactions;
    private final Upkeep upkeep;

    /// What is to be closed at the end, the last opened first.
    private final Deque<AutoCloseable> opened;

    private SqliteStore(
            Path directory,
            HikariDataSource readers,
            GroupCommit<WriteConnection> writer,
            WriteAheadLog journal,
            InstantSource clock,
            Deque<AutoCloseable> opened) {
        this.readers = readers;
        this.writer = writer;
        this.log = new EventTable(this, Neighbours.NONE, appending(writer, clock));
        this.redactions = SqliteRedactions.writtenBy(writer, journal, this, clock);
        this.upkeep = new SqliteUpkeep(directory, this, clock);
        this.opened = opened;
    }

    /// Opens the store in a directory, making both if need be.
    ///
    /// @param schemas where the tables beside the log come from: folders of the class path with
    ///   migrations of Flyway's
    /// @param clock tells when events are logged
    /// @throws StoreException if it cannot be opened, also because another program has it open; the
    ///   message is a sentence for people
    public static SqliteStore open(Path directory, List<String> schemas, InstantSource clock) {
        var opened = new ArrayDeque<AutoCloseable>();
        try {
            Files.createDirectories(directory);
            opened.push(DirectoryLock.take(directory));
            requireSomething(directory, directory.resolve(FILE));
            var source = migrated(directory.resolve(FILE), schemas);
            var head = headFile(source, directory.resolve(FILE));
            opened.push(head);
            var readers = readers(source);
            opened.push(readers);
            var journal = new WriteAheadLog(directory.resolve(FILE), WriteAheadLog.LIMIT);
            var writer = writer(source, journal, head);
            opened.push(writer);
            opened.push(patience(writer));
            return new SqliteStore(directory, readers, writer, journal, clock, opened);
        } catch (IOException
                | SQLException
                | FlywayException
                | PoolInitializationException
                | StoreException failed) {
            closeAll(opened);
            throw sentence(directory, failed);
        } catch (RuntimeException | Error bug) {
            closeAll(opened);
            throw bug;
        }
    }

    /// A file without a byte may be what a full disk or a copy that broke off has left of a club.
    /// Its write-ahead log can hold a whole one.
    private static void requireSomething(Path directory, Path file) throws IOException {
        var journal = Reading.writeAheadLog(file);
        boolean logged = Files.exists(journal) && Files.size(journal) > 0;
        if (Files.exists(file) && Files.size(file) == 0 && !logged) {
            throw new StoreException(
                    "the club in %s cannot be opened: %s is empty; move it away, then bring back a"
                                    .formatted(directory, file)
                            + " backup with overtrick restore, or begin a new club");
        }
    }

    private static StoreException sentence(Path directory, Exception failed) {
        return failed instanceof StoreException said
                ? said
                : new StoreException(
                        "the club in %s cannot be opened: %s"
                                .formatted(directory, words(directory, failed)),
                        failed);
    }

    /// SQLite may call a full disk an error of the disk: where there is no room, that is the
    /// reason.
    private static String words(Path directory, Exception failed) {
        String words = Trouble.words(failed);
        try {
            boolean full = Files.getFileStore(directory).getUsableSpace() < ROOM;
            return full && words.equals(Trouble.DISK_ERROR) ? Trouble.DISK_FULL : words;
        } catch (IOException _) {
            return words;
        }
    }

    private static DataSource migrated(Path file, List<String> schemas) throws SQLException {
        var source = Settings.working(file);
        for (String schema : schemas) {
            migrate(source, "classpath:" + schema, "flyway_schema_history");
        }
        migrate(source, OWN_SCHEMA, OWN_HISTORY);
        return source;
    }

    private static void migrate(DataSource source, String schema, String history) {
        var done =
                Flyway.configure()
                        .dataSource(source)
                        .locations(schema)
                        .table(history)
                        .baselineOnMigrate(true)
                        .baselineVersion(NEW)
                        .load()
                        .migrate();
        String before = done.initialSchemaVersion;
        if (done.migrationsExecuted > 0 && before != null && !before.equals(NEW)) {
            LOG.info(
                    "the tables of the store were changed for this version of the program: {}"
                            + " steps after {}",
                    done.migrationsExecuted,
                    before);
        }
    }

    private static HeadFile headFile(DataSource source, Path database)
            throws SQLException, IOException {
        var file = HeadFile.beside(database);
        try (var connection = source.getConnection()) {
            var problem = HeadFile.problem(file, connection);
            if (problem.isPresent()) {
                var aside = HeadFile.setAside(file);
                LOG.warn(
                        "{}; the club opens with what there is, {} keeps what was noted",
                        problem.get().sentence(),
                        aside);
            }
            FirstChaining.run(connection);
            return HeadFile.open(file, LogEnd.of(connection));
        }
    }

    private static HikariDataSource readers(DataSource source) {
        var config = new HikariConfig();
        config.setPoolName("readers");
        config.setDataSource(source);
        config.setMaximumPoolSize(READERS);
        config.setMinimumIdle(1);
        config.setAutoCommit(true);
        config.setConnectionInitSql("PRAGMA query_only = ON");
        config.setInitializationFailTimeout(1);
        return new HikariDataSource(config);
    }

    private static GroupCommit<WriteConnection> writer(
            DataSource source, WriteAheadLog journal, HeadFile head) throws SQLException {
        return new GroupCommit<>(
                () ->
                        new WriteConnection(
                                source.getConnection(), committed -> note(head, committed)),
                journal::keepShort,
                GroupCommit.Limits.USUAL,
                Trouble.VOICE,
                Thread.ofPlatform().name("overtrick-writer").factory());
    }

    /// What is durable stays so, whatever becomes of the note.
    private static void note(HeadFile head, WriteConnection committed) {
        try {
            head.note(committed.appender().head());
        } catch (SQLException failed) {
            LOG.warn("the end of the log cannot be noted: {}", Trouble.words(failed));
        }
    }

    private static EventTable.Append appending(
            GroupCommit<WriteConnection> writer, InstantSource clock) {
        return (stream, after, events, beside) ->
                writer.run(connection -> {
                    long millis = clock.millis();
                    connection.appender().append(stream, after, millis, events);
                    var at = Instant.ofEpochMilli(millis);
                    connection.write(beside, at);
                    return at;
                });
    }

    /// A thread of its own: on a disk that does not answer, the others stand still.
    private static ScheduledExecutorService patience(GroupCommit<WriteConnection> writer) {
        var patience =
                Executors.newSingleThreadScheduledExecutor(
                        Thread.ofPlatform().daemon().name("overtrick-patience").factory());
        var _ = patience.scheduleWithFixedDelay(writer::sendAwayTheLate, 2, 2, TimeUnit.SECONDS);
        return patience;
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

package overtrick.club.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.InstantSource;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.Jdbi;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConfig.JournalMode;
import org.sqlite.SQLiteConfig.SynchronousMode;
import org.sqlite.SQLiteDataSource;

/// One SQLite file: the event log, written by one thread in groups (see [GroupCommit]), and the
/// read models beside it. Write-ahead log, full synchronous: what is acknowledged is on the disk.
public final class SqliteStore implements AutoCloseable {

    /// The file's name in the data directory.
    public static final String FILE = "overtrick.db";

    private static final int READERS = 4;
    private static final int BUSY_MILLIS = 10_000;

    private final HikariDataSource readers;
    private final GroupCommit writer;
    private final EventLog log;
    private final Jdbi queries;

    private SqliteStore(HikariDataSource readers, GroupCommit writer, InstantSource clock) {
        this.readers = readers;
        this.writer = writer;
        this.log = new SqliteEventLog(writer, readers, clock);
        this.queries = Jdbi.create(readers);
    }

    /// Opens the store in a directory, making both if need be.
    ///
    /// @param clock tells when events are logged
    /// @throws StoreException if it cannot be opened
    public static SqliteStore open(Path directory, InstantSource clock) {
        try {
            Files.createDirectories(directory);
            var source = dataSource(directory.resolve(FILE));
            Flyway.configure()
                    .dataSource(source)
                    .locations("classpath:overtrick/club/store")
                    .load()
                    .migrate();
            return new SqliteStore(
                    readers(directory), new GroupCommit(source.getConnection()), clock);
        } catch (IOException | SQLException cause) {
            throw new StoreException("the data directory cannot be opened: " + directory, cause);
        }
    }

    public EventLog log() {
        return log;
    }

    /// For reading the read models; for writing them there is [#write].
    public Jdbi queries() {
        return queries;
    }

    /// Runs work in the writer's next transaction and waits until that is durable.
    ///
    /// @throws StoreException if the work or the commit fails
    public <T> T write(GroupCommit.Work<T> work) {
        return writer.run(work);
    }

    @Override
    public void close() {
        writer.close();
        readers.close();
    }

    /// A connection source with the settings durability rests on.
    static SQLiteDataSource dataSource(Path file) {
        var config = new SQLiteConfig();
        config.setJournalMode(JournalMode.WAL);
        config.setSynchronous(SynchronousMode.FULL);
        config.setBusyTimeout(BUSY_MILLIS);
        var source = new SQLiteDataSource(config);
        source.setUrl("jdbc:sqlite:" + file);
        return source;
    }

    /// A connection source that takes a file as it is and leaves it so.
    static SQLiteDataSource plainSource(Path file) {
        var config = new SQLiteConfig();
        config.setBusyTimeout(BUSY_MILLIS);
        config.setReadOnly(true);
        var source = new SQLiteDataSource(config);
        source.setUrl("jdbc:sqlite:" + file);
        return source;
    }

    private static HikariDataSource readers(Path directory) {
        var config = new HikariConfig();
        config.setPoolName("readers");
        config.setDataSource(dataSource(directory.resolve(FILE)));
        config.setMaximumPoolSize(READERS);
        config.setMinimumIdle(1);
        config.setAutoCommit(true);
        config.setInitializationFailTimeout(1);
        return new HikariDataSource(config);
    }

    /// Throws unless the connection's settings are the ones durability rests on.
    static void requireDurable(Connection connection) throws SQLException {
        try (var asked = connection.createStatement();
                var answer = asked.executeQuery("PRAGMA synchronous")) {
            int full = 2;
            if (answer.getInt(1) != full) {
                throw new IllegalStateException("SQLite is not fully synchronous");
            }
        }
    }
}

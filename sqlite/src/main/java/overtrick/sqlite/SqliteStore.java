package overtrick.sqlite;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.List;
import org.flywaydb.core.Flyway;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConfig.JournalMode;
import org.sqlite.SQLiteConfig.SynchronousMode;
import org.sqlite.SQLiteDataSource;
import overtrick.log.EventLog;
import overtrick.log.Store;
import overtrick.log.StoreException;

/// One SQLite file: the event log, written by one thread in groups (see [GroupCommit]), and tables
/// of rows beside it. Write-ahead log, full synchronous: what is acknowledged is on the disk.
public final class SqliteStore implements Store {

    /// The file's name in the data directory.
    public static final String FILE = "overtrick.db";

    private static final int READERS = 4;
    private static final int BUSY_MILLIS = 10_000;

    /// Where this module's own tables come from, beside those of its user.
    private static final String OWN_SCHEMA = "classpath:overtrick/sqlite";

    private static final String OWN_HISTORY = "log_schema_history";

    private final HikariDataSource readers;
    private final GroupCommit writer;
    private final EventLog log;

    private SqliteStore(HikariDataSource readers, GroupCommit writer, InstantSource clock) {
        this.readers = readers;
        this.writer = writer;
        this.log = new SqliteEventLog(this, clock);
    }

    /// Opens the store in a directory, making both if need be.
    ///
    /// @param schemas where the tables beside the log come from: folders of the class path with
    ///   migrations of Flyway's
    /// @param clock tells when events are logged
    /// @throws StoreException if it cannot be opened
    public static SqliteStore open(Path directory, List<String> schemas, InstantSource clock) {
        try {
            Files.createDirectories(directory);
            var source = dataSource(directory.resolve(FILE));
            for (String schema : schemas) {
                migrate(source, "classpath:" + schema, "flyway_schema_history");
            }
            migrate(source, OWN_SCHEMA, OWN_HISTORY);
            return new SqliteStore(
                    readers(directory), new GroupCommit(source.getConnection()), clock);
        } catch (IOException | SQLException cause) {
            throw new StoreException("the data directory cannot be opened: " + directory, cause);
        }
    }

    private static void migrate(SQLiteDataSource source, String schema, String history) {
        Flyway.configure()
                .dataSource(source)
                .locations(schema)
                .table(history)
                .baselineOnMigrate(true)
                .baselineVersion("0")
                .load()
                .migrate();
    }

    @Override
    public EventLog log() {
        return log;
    }

    @Override
    public <T> T read(Work<T> work) {
        try (var connection = readers.getConnection()) {
            return work.with(connection);
        } catch (SQLException failed) {
            throw new StoreException("the store cannot be read", failed);
        }
    }

    @Override
    public <T> T write(Work<T> work) {
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

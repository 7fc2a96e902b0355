package overtrick.sqlite;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConfig.JournalMode;
import org.sqlite.SQLiteConfig.Pragma;
import org.sqlite.SQLiteConfig.SynchronousMode;
import org.sqlite.SQLiteDataSource;

/// How SQLite is set up for the work of the store.
final class Settings {

    /// How long a connection waits for a lock that another program holds.
    static final Duration BUSY = Duration.ofSeconds(10);

    /// Pages in the write-ahead log after which a commit moves what it can into the file: 4 MB.
    private static final int CHECKPOINT_PAGES = 1_000;

    /// Bytes to which the write-ahead log is cut when it begins anew; longer than usual, so that it
    /// need not grow again and again.
    private static final int JOURNAL_BYTES = 8 << 20;

    private Settings() {}

    /// For connections that write, or read beside them.
    static SQLiteDataSource working(Path file) {
        var config = new SQLiteConfig();
        config.setBusyTimeout((int) BUSY.toMillis());
        config.setJournalMode(JournalMode.WAL); // readers and the writer do not wait for each other
        config.setSynchronous(SynchronousMode.FULL); // every commit is synced
        config.setPragma(Pragma.WAL_AUTOCHECKPOINT, String.valueOf(CHECKPOINT_PAGES));
        config.setJournalSizeLimit(JOURNAL_BYTES);
        var source = new SQLiteDataSource(config);
        source.setUrl("jdbc:sqlite:" + file);
        return source;
    }

    /// Sets what the driver has no setting for, and throws unless the connection's settings are the
    /// ones that durability rests on.
    static void makeDurable(Connection connection) throws SQLException {
        try (var set = connection.createStatement()) {
            set.execute(
                    "PRAGMA fullfsync = ON"); // on macOS a sync ends in the disk's own memory else
            set.execute("PRAGMA checkpoint_fullfsync = ON");
            set.execute("PRAGMA secure_delete = ON"); // what is taken out is written over
        }
        require(connection, "synchronous", "2"); // FULL
        require(connection, "journal_mode", "wal");
    }

    private static void require(Connection connection, String pragma, String wanted)
            throws SQLException {
        try (var asked = connection.createStatement();
                var answer = asked.executeQuery("PRAGMA " + pragma)) {
            String found = answer.getString(1);
            if (!found.equals(wanted)) {
                throw new IllegalStateException(
                        "SQLite has %s %s, not %s".formatted(pragma, found, wanted));
            }
        }
    }
}

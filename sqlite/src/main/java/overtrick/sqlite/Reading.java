package overtrick.sqlite;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import org.sqlite.SQLiteConfig;

/// Opens a database to look at it and leaves everything as it is: beside a program that writes it,
/// after one that died, on a disk that cannot be written to.
final class Reading {

    /// https://www.sqlite.org/vfs.html
    private static final String VFS_WITHOUT_LOCKS =
            File.separatorChar == '/' ? "unix-none" : "win32-none";

    private Reading() {}

    static Connection open(Path file) throws SQLException {
        if (!Files.exists(writeAheadLog(file))) {
            return open(file, "immutable=1"); // complete by itself
        }
        try {
            return looked(open(file, "mode=ro"));
        } catch (SQLException failed) {
            if (Files.isWritable(file.toAbsolutePath().getParent())) {
                throw failed;
            }
            return openWithoutLocks(file);
        }
    }

    /// The index of the write-ahead log cannot be made beside the file: it is made in memory, which
    /// SQLite does for those who are alone.
    private static Connection openWithoutLocks(Path file) throws SQLException {
        var connection = open(file, "mode=ro&vfs=" + VFS_WITHOUT_LOCKS);
        try (var set = connection.createStatement()) {
            set.execute("PRAGMA locking_mode = EXCLUSIVE");
            return looked(connection);
        }
    }

    static Path writeAheadLog(Path file) {
        return file.resolveSibling(file.getFileName() + "-wal");
    }

    private static Connection open(Path file, String parameters) throws SQLException {
        var config = new SQLiteConfig();
        config.setReadOnly(true);
        config.setBusyTimeout((int) Settings.BUSY.toMillis());
        return config.createConnection(
                "jdbc:sqlite:" + file.toAbsolutePath().toUri() + "?" + parameters);
    }

    private static Connection looked(Connection connection) throws SQLException {
        try (var look = connection.createStatement()) {
            look.execute("SELECT count(*) FROM sqlite_schema");
            return connection;
        } catch (SQLException failed) {
            connection.close();
            throw failed;
        }
    }
}

package overtrick.sqlite;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;

/// Keeps the write-ahead log short. SQLite begins it anew only when no reader needs it at the
/// moment of a commit; with readers at all times it would grow for ever. When it has grown too
/// long, the writer waits for those who read just then; whoever begins to read meanwhile needs only
/// the file. For use by the writer.
final class WriteAheadLog {

    /// Bytes from which on it is too long, usually.
    static final long LIMIT = 32 << 20;

    /// How long the writer waits for readers at one attempt. It keeps all others waiting meanwhile.
    private static final Duration PATIENCE = Duration.ofMillis(100);

    /// A reader who begins anew just where SQLite waits for the last one makes it wait in vain,
    /// though they need only what there is by then; the next attempt sees that and passes them by.
    private static final int ATTEMPTS = 5;

    /// Commits from one look at its length to the next.
    private static final int COMMITS = 16;

    private final Path file;
    private final long usual;
    private long limit;
    private int commits;

    /// Whether it is to be cut after the next commit, however short it is.
    private volatile boolean soon;

    /// @param limit bytes from which on it is too long
    WriteAheadLog(Path database, long limit) {
        this.usual = limit;
        this.limit = limit;
        this.file = database.resolveSibling(database.getFileName() + "-wal");
    }

    /// What is taken out of the log must not stay behind in here. Behind a reader who does not end
    /// it is tried again after each commit.
    void cutSoon() {
        soon = true;
    }

    void keepShort(WriteConnection connection) throws SQLException, IOException {
        if (soon) {
            soon = !cut(connection);
        }
        commits = (commits + 1) % COMMITS;
        if (commits != 0 || !Files.exists(file)) {
            return;
        }
        long bytes = Files.size(file);
        if (bytes >= limit) {
            // Behind a reader who does not end it is tried again when it is half as long again.
            limit = cut(connection) ? usual : bytes + bytes / 2;
        }
    }

    private static boolean cut(WriteConnection connection) throws SQLException {
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            if (connection.checkpoint(PATIENCE)) {
                return true;
            }
        }
        return false;
    }
}

package overtrick.sqlite;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.InstantSource;
import overtrick.log.EventLog;
import overtrick.log.Neighbours;
import overtrick.log.Redactions;
import overtrick.log.Store;
import overtrick.log.StoreException;
import overtrick.log.Upkeep;
import overtrick.log.chain.EventTable;

/// The store of a directory to look at: beside a program that has it open, and on a disk that
/// cannot be written to. Not thread-safe.
public final class ReadOnlyStore implements Store {

    private final Connection connection;
    private final Path directory;
    private final EventLog log;

    private ReadOnlyStore(Path directory, Connection connection) {
        this.directory = directory;
        this.connection = connection;
        this.log =
                new EventTable(
                        this,
                        Neighbours.NONE,
                        (_, _, _, _) -> {
                            throw readOnly();
                        });
    }

    /// @throws StoreException if it cannot be read; the message is a sentence for people
    public static ReadOnlyStore open(Path directory) {
        try {
            return new ReadOnlyStore(directory, Reading.open(directory.resolve(SqliteStore.FILE)));
        } catch (SQLException failed) {
            throw unreadable(failed);
        }
    }

    private static StoreException unreadable(SQLException failed) {
        return new StoreException("the store cannot be read: " + Trouble.words(failed), failed);
    }

    private static StoreException readOnly() {
        return new StoreException("the store is open for reading only");
    }

    @Override
    public EventLog log() {
        return log;
    }

    @Override
    public Redactions redactions() {
        return new SqliteRedactions(
                this,
                (_, _) -> {
                    throw readOnly();
                },
                () -> {
                    throw readOnly();
                });
    }

    @Override
    public Upkeep upkeep() {
        return new SqliteUpkeep(directory, this, InstantSource.system());
    }

    @Override
    public <T> T read(Work<T> work) {
        try {
            return work.with(connection);
        } catch (SQLException failed) {
            throw unreadable(failed);
        }
    }

    @Override
    public <T> T write(Work<T> work) {
        throw readOnly();
    }

    @Override
    public void close() {
        try {
            connection.close();
        } catch (SQLException failed) {
            throw unreadable(failed);
        }
    }
}

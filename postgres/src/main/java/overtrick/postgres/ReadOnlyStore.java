package overtrick.postgres;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import overtrick.log.EventLog;
import overtrick.log.Neighbours;
import overtrick.log.Redactions;
import overtrick.log.Store;
import overtrick.log.StoreException;
import overtrick.log.Upkeep;
import overtrick.log.chain.EventTable;

/// A club's database to look at, as it is at one moment; also while a program has it open. For use
/// by one thread.
public final class ReadOnlyStore implements Store {

    private final Connection connection;
    private final EventLog log;
    private final Upkeep upkeep;

    private ReadOnlyStore(PostgresPlace place, Path data, Moves tables, Connection connection) {
        this.connection = connection;
        this.upkeep = PostgresUpkeep.of(place, data, this, tables, tables.clock());
        this.log =
                new EventTable(
                        this,
                        Neighbours.NONE,
                        (_, _, _, _) -> {
                            throw readOnly();
                        });
    }

    /// Opens it.
    ///
    /// @param data the club's directory
    /// @throws StoreException if it cannot be read; the message is a sentence for people
    public static ReadOnlyStore open(PostgresPlace place, Path data, Moves tables) {
        try {
            return new ReadOnlyStore(place, data, tables, moment(place, "overtrick looks"));
        } catch (SQLException failed) {
            throw unreadable(failed);
        }
    }

    /// A connection that sees the database as it is now, all the time.
    ///
    /// @param name by which the server knows it
    static Connection moment(PostgresPlace place, String name) throws SQLException {
        var connection = place.source(name, Duration.ZERO).getConnection();
        try {
            connection.setAutoCommit(false);
            connection.setReadOnly(true);
            connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
            return connection;
        } catch (SQLException failed) {
            connection.close();
            throw failed;
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
        throw readOnly();
    }

    @Override
    public Upkeep upkeep() {
        return upkeep;
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

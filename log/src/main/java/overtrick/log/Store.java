package overtrick.log;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;

/// Where a club keeps everything: the event log, and tables of rows beside it. Safe for use by many
/// threads.
///
/// SQL given to a store is what all of them understand (`INSERT … ON CONFLICT … DO UPDATE` is,
/// `INSERT OR REPLACE` is not).
public interface Store extends AutoCloseable {

    EventLog log();

    /// How something is taken out of the log.
    Redactions redactions();

    /// How it is looked after.
    Upkeep upkeep();

    /// Reads rows; the connection is for reading only.
    ///
    /// @throws StoreException if that fails
    <T> T read(Work<T> work);

    /// Runs work in the next transaction and waits until that is durable.
    ///
    /// @throws StoreException if the work or the commit fails: nothing of it is kept then
    <T> T write(Work<T> work);

    /// All rows that a question finds, in its order.
    default <T> List<T> rows(String question, Sql.Reading<T> reading, Object... values) {
        return read(connection -> Sql.of(question, values).rows(connection, reading));
    }

    /// The first row that a question finds.
    default <T> Optional<T> row(String question, Sql.Reading<T> reading, Object... values) {
        return read(connection -> Sql.of(question, values).row(connection, reading));
    }

    /// Changes rows, durably.
    ///
    /// @return how many
    default int change(String order, Object... values) {
        return write(Sql.of(order, values)::change);
    }

    @Override
    void close();

    /// Something to read or to write.
    ///
    /// @param <T> what it gives back
    @FunctionalInterface
    interface Work<T> {
        T with(Connection connection) throws SQLException;
    }
}

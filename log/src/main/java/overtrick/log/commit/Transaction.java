package overtrick.log.commit;

import java.sql.SQLException;

/// The connection of a store's one writer, with transactions and savepoints under its control.
/// Whoever gets an exception from one of these methods must throw the connection away.
public interface Transaction extends AutoCloseable {

    /// Begins a transaction.
    void begin() throws SQLException;

    /// Begins a piece of work within the transaction.
    void savepoint() throws SQLException;

    /// Keeps what was written since the savepoint, as far as the transaction is kept.
    void release() throws SQLException;

    /// Takes back what was written since the savepoint.
    void rollBackToSavepoint() throws SQLException;

    /// Makes durable what was written since the beginning.
    void commit() throws SQLException;

    /// What tells the transaction that began last from all others, for [#isKept]; empty where a
    /// transaction whose commit has failed is never kept.
    default String mark() {
        return "";
    }

    /// Asked of the connection that comes after one that failed, before anything else: from then on
    /// nothing of that one's last transaction can become durable any more.
    ///
    /// @param mark of that transaction
    /// @return whether it is durable already
    boolean isKept(String mark) throws SQLException;

    @Override
    void close() throws SQLException;
}

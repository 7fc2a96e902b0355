package overtrick.sqlite;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.function.Consumer;
import overtrick.log.Beside;
import overtrick.log.Store.Work;
import overtrick.log.commit.Transaction;

/// The writer's connection: transactions and savepoints under its own control. When SQLite cannot
/// write (a full disk, a broken one) it may take back the whole transaction by itself, and a
/// savepoint made after that would be a transaction of its own, durable at its release. So whoever
/// gets an exception from one of these methods must throw the connection away.
final class WriteConnection implements Transaction {

    private final Connection connection;
    private final Appender appender;
    private final PreparedStatement begin;
    private final PreparedStatement commit;
    private final PreparedStatement savepoint;
    private final PreparedStatement release;
    private final PreparedStatement rollBackTo;
    private final Consumer<WriteConnection> committed;

    WriteConnection(Connection connection) throws SQLException {
        this(connection, _ -> {});
    }

    /// @param committed told of each commit before anybody hears that their work is durable; it
    ///   must not throw
    WriteConnection(Connection connection, Consumer<WriteConnection> committed)
            throws SQLException {
        this.connection = connection;
        this.committed = committed;
        this.appender = new Appender(connection);
        Settings.makeDurable(connection);
        connection.setAutoCommit(false); // the driver keeps its hands off; it has begun one, though
        execute("COMMIT");
        begin = connection.prepareStatement("BEGIN IMMEDIATE");
        commit = connection.prepareStatement("COMMIT");
        savepoint = connection.prepareStatement("SAVEPOINT job");
        release = connection.prepareStatement("RELEASE job");
        rollBackTo = connection.prepareStatement("ROLLBACK TO job");
    }

    @Override
    public void begin() throws SQLException {
        begin.execute();
    }

    @Override
    public void commit() throws SQLException {
        commit.execute();
        committed.accept(this);
    }

    @Override
    public void savepoint() throws SQLException {
        savepoint.execute();
    }

    @Override
    public void release() throws SQLException {
        release.execute();
    }

    @Override
    public void rollBackToSavepoint() throws SQLException {
        appender.forget();
        rollBackTo.execute();
        release.execute();
    }

    <T> T run(Work<T> work) throws SQLException {
        return work.with(connection);
    }

    void write(Beside beside, Instant at) throws SQLException {
        beside.write(connection, at);
    }

    Appender appender() {
        return appender;
    }

    /// Writes something that means nothing. A commit that failed in the sync may lie complete in
    /// the write-ahead log, and come back to life if the process dies now; the next transaction is
    /// written over it.
    @Override
    public boolean isKept(String mark) throws SQLException {
        int now;
        try (var asked = connection.createStatement();
                var row = asked.executeQuery("PRAGMA user_version")) {
            now = row.getInt(1);
        }
        begin();
        execute("PRAGMA user_version = " + (now + 1) % Short.MAX_VALUE);
        commit();
        return false;
    }

    /// Moves all of the write-ahead log into the file and cuts it to nothing.
    ///
    /// @param patience how long to wait for readers who still need it
    /// @return whether that could be done
    boolean checkpoint(Duration patience) throws SQLException {
        execute("PRAGMA busy_timeout = " + patience.toMillis());
        try (var asked = connection.createStatement();
                var row = asked.executeQuery("PRAGMA wal_checkpoint(TRUNCATE)")) {
            return row.getInt("busy") == 0;
        } finally {
            execute("PRAGMA busy_timeout = " + Settings.BUSY.toMillis());
        }
    }

    private void execute(String sql) throws SQLException {
        try (var statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    @Override
    public void close() throws SQLException {
        connection.close(); // its statements and an open transaction go with it
    }
}

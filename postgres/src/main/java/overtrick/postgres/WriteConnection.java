package overtrick.postgres;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import overtrick.log.Beside;
import overtrick.log.EventLog.ConflictException;
import overtrick.log.NewEvent;
import overtrick.log.Sql;
import overtrick.log.Store.Work;
import overtrick.log.commit.Transaction;

/// The writer's connection. A savepoint is made when something is written beside events, together
/// with the release of the one before: each costs a way to the server and back. Events themselves
/// need none: where they may stand is known before they are sent.
final class WriteConnection implements Transaction {

    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private static final String STATUS = "SELECT txid_status(CAST(? AS bigint))";
    private static final String TERMINATE =
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    + " WHERE CAST(backend_xid AS text) = ? AND pid <> pg_backend_pid()";

    private final Connection connection;
    private final Appender appender;
    private String mark = "";

    /// Whether there is a savepoint.
    private boolean made;

    /// Whether there is to be one before anything else is written.
    private boolean wanted;

    /// Whether events of the group were sent and not taken.
    private boolean unsure;

    WriteConnection(Connection connection) {
        this.connection = connection;
        this.appender = new Appender(connection);
    }

    @Override
    public void begin() throws SQLException {
        connection.setAutoCommit(false);
        made = false;
        wanted = false;
        mark =
                Sql.of("SELECT txid_current()")
                        .row(connection, row -> row.getString(1))
                        .orElseThrow();
    }

    @Override
    public void savepoint() {
        appender.keep();
        wanted = true;
    }

    @Override
    public void release() {
        // with the next savepoint, or with the commit
    }

    @Override
    public void rollBackToSavepoint() throws SQLException {
        if (unsure) {
            throw new SQLException("events of others of the group could not be written");
        }
        appender.forget();
        if (!wanted) {
            execute("ROLLBACK TO job");
        }
        wanted = false;
    }

    @Override
    public void commit() throws SQLException {
        send();
        connection.commit();
    }

    /// When that fails nobody can tell whose events it was.
    private void send() throws SQLException {
        unsure = true;
        appender.send();
        unsure = false;
    }

    @Override
    public String mark() {
        return mark;
    }

    @Override
    public boolean isKept(String other) throws SQLException {
        if (other.isEmpty()) {
            return false;
        }
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (System.nanoTime() - end < 0) {
            switch (status(other)) {
                case "committed" -> {
                    return true;
                }
                case "in progress" -> terminate(other);
                default -> {
                    return false;
                }
            }
            LockSupport.parkNanos(Duration.ofMillis(20).toNanos());
        }
        throw new SQLException("a transaction of ours does not end");
    }

    /// Empty where the server knows nothing of it.
    private String status(String other) throws SQLException {
        return Sql.of(STATUS, other)
                .row(connection, row -> String.valueOf(row.getString(1)))
                .orElse("");
    }

    /// The server may not have noticed that nobody is there any more.
    private void terminate(String other) throws SQLException {
        String short32 = String.valueOf(Long.parseLong(other) & 0xffff_ffffL);
        var _ = Sql.of(TERMINATE, short32).rows(connection, row -> row.getBoolean(1));
    }

    <T> T run(Work<T> work) throws SQLException {
        send(); // the work may look for them
        makeSavepoint();
        return work.with(connection);
    }

    void append(String stream, long after, Instant at, List<NewEvent> events, Beside beside)
            throws SQLException {
        if (appender.isBehind(stream, after)) {
            throw new ConflictException(stream, after);
        }
        appender.append(stream, after, at.toEpochMilli(), events);
        if (beside != Beside.NOTHING) {
            makeSavepoint();
            beside.write(connection, at);
        }
    }

    private void makeSavepoint() throws SQLException {
        if (wanted) {
            execute(made ? "RELEASE job; SAVEPOINT job" : "SAVEPOINT job");
            made = true;
            wanted = false;
        }
    }

    private void execute(String sql) throws SQLException {
        try (var statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    @Override
    public void close() throws SQLException {
        connection.close(); // an open transaction goes with it
    }
}

package overtrick.postgres;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
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

    private static final String TURN = "UPDATE writer SET turn = turn + 1, mark = ? RETURNING turn";
    private static final String LAST = "SELECT turn, mark FROM writer";

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
        String chance = UUID.randomUUID().toString();
        long turn = Sql.of(TURN, chance).row(connection, row -> row.getLong(1)).orElseThrow();
        mark = turn + " " + chance;
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

    /// Whoever has this connection has the lock, so the one before has ended. The number of a
    /// transaction of PostgreSQL would not do: one that a crash has undone may be given again.
    @Override
    public boolean isKept(String other) throws SQLException {
        if (other.isEmpty()) {
            return false;
        }
        String last =
                Sql.of(LAST)
                        .row(connection, row -> row.getLong(1) + " " + row.getString(2))
                        .orElseThrow();
        if (turn(last) > turn(other)) {
            throw new SQLException("another program has written since");
        }
        return last.equals(other);
    }

    private static long turn(String mark) {
        return Long.parseLong(mark.substring(0, mark.indexOf(' ')));
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
        if (!beside.equals(Beside.NOTHING)) {
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

package overtrick.postgres;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import overtrick.log.Beside;
import overtrick.log.EventLog.ConflictException;
import overtrick.log.NewEvent;
import overtrick.log.Sql;
import overtrick.log.Store.Work;
import overtrick.log.StoreException;
import overtrick.log.commit.OvertakenException;
import overtrick.log.commit.Transaction;

/// The writer's connection. A savepoint is made when something is written beside events, together
/// with the release of the one before: each costs a way to the server and back. Events themselves
/// need none: where they may stand is known before they are sent.
final class WriteConnection implements Transaction {

    private static final String SHUT_OUT =
            "the other programs have gone on without this one, which did not answer for too long;"
                    + " it writes nothing until it is started again";

    private static final String TURN =
            "UPDATE writer SET turn = turn + 1, mark = ? WHERE program = ? AND ended = 0"
                    + " RETURNING turn";
    private static final String LAST = "SELECT turn, mark FROM writer WHERE program = ?";

    /// Work on rows trusts that nothing changes between its questions and its answers: it is done
    /// by one program after the other.
    private static final String ONE_BY_ONE =
            "SELECT pg_advisory_xact_lock(?, hashtext(current_schema()))";

    private final Connection connection;

    /// This program among several; empty when it is the only one.
    private final String program;

    private final Appender appender;
    private String mark = "";

    /// Whether there is a savepoint.
    private boolean made;

    /// Whether there is to be one before anything else is written.
    private boolean wanted;

    /// Whether events of the group were sent and not taken.
    private boolean unsure;

    /// Whether other programs wait with their work on rows until this transaction has ended.
    private boolean alone;

    WriteConnection(Connection connection, String program) {
        this.connection = connection;
        this.program = program;
        this.alone = program.isEmpty();
        this.appender = new Appender(connection);
    }

    @Override
    public void begin() throws SQLException {
        connection.setAutoCommit(false);
        made = false;
        wanted = false;
        if (isShared()) {
            alone = false;
            appender.forgetEnds();
        }
        String chance = UUID.randomUUID().toString();
        long turn =
                Sql.of(TURN, chance, program)
                        .row(connection, row -> row.getLong(1))
                        .orElseThrow(() -> new StoreException(SHUT_OUT));
        mark = turn + " " + chance;
    }

    private boolean isShared() {
        return !program.isEmpty();
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
        if (isShared() && appender.isSent()) {
            appender.forgetEnds();
        }
        if (!wanted) {
            execute("ROLLBACK TO job");
            alone = !isShared(); // the lock may have gone with it
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
        try {
            appender.send();
        } catch (SQLException failed) {
            boolean written = Trouble.UNIQUE.equals(failed.getSQLState());
            if (isShared() && (written || Trouble.isInTheWay(failed))) {
                throw new OvertakenException(
                        failed, written ? Optional.of(appender.conflict()) : Optional.empty());
            }
            throw failed;
        }
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
                Sql.of(LAST, program)
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
        goInAlone();
        makeSavepoint();
        try {
            return work.with(connection);
        } catch (SQLException failed) {
            throw overtaken(failed);
        }
    }

    /// Work on rows is done by one program after the other; two that wait for each other are told
    /// so by the database, and one of them begins again.
    private void goInAlone() throws SQLException {
        if (alone) {
            return;
        }
        try {
            var _ = Sql.of(ONE_BY_ONE, Owner.ROWS).row(connection, _ -> true);
        } catch (SQLException failed) {
            throw overtaken(failed);
        }
        alone = true;
    }

    /// Others may have been in the way.
    private SQLException overtaken(SQLException failed) {
        return isShared() && Trouble.isInTheWay(failed)
                ? new OvertakenException(failed, Optional.empty())
                : failed;
    }

    void append(String stream, long after, Instant at, List<NewEvent> events, Beside beside)
            throws SQLException {
        if (appender.isBehind(stream, after)) {
            throw new ConflictException(stream, after);
        }
        if (appender.isToBeSent(stream, after)) {
            send();
        }
        boolean rows = !beside.equals(Beside.NOTHING);
        if (rows && isShared()) {
            send(); // those before, which stay whatever becomes of these
            makeSavepoint();
        }
        appender.append(stream, after, at.toEpochMilli(), events);
        if (rows) {
            if (isShared()) {
                send(); // events, then rows: who does so in one order waits for others in no circle
            }
            makeSavepoint();
            try {
                beside.write(connection, at);
            } catch (SQLException failed) {
                throw overtaken(failed);
            }
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

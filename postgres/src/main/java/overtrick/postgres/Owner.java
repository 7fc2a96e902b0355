package overtrick.postgres;

import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.UUID;
import java.util.concurrent.locks.LockSupport;
import javax.sql.DataSource;
import overtrick.log.Sql;
import overtrick.log.StoreException;

/// Opens the connections of the one program that writes a club. Each of them holds a lock for as
/// long as it lives; a second program is refused, and a program whose connection was lost and whose
/// place another has taken writes nothing any more.
///
/// Programs that know of each other share that lock, and each holds one of its own. Once one of
/// them is taken for gone, it writes nothing any more: see [Programs].
final class Owner {

    /// Tells our locks from others in the database.
    private static final int OURS = 20_261_127;

    /// That of each of several programs.
    private static final int ONE_OF_US = OURS + 1;

    /// That of work on rows where there are several programs.
    static final int ROWS = OURS + 2;

    /// That of whoever makes the tables.
    static final int TABLES = OURS + 3;

    private static final String OF_A_PROGRAM = "overtrick ";

    /// The server cuts names of connections there.
    private static final int LONGEST_NAME = 63;

    private static final Duration PATIENCE = Duration.ofSeconds(3);

    /// https://www.postgresql.org/docs/current/functions-admin.html#FUNCTIONS-ADVISORY-LOCKS
    private static final String LOCK = "SELECT pg_try_advisory_lock(?, hashtext(?))";

    private static final String SHARED =
            "SELECT pg_try_advisory_lock_shared(?, hashtext(?))"
                    + " AND pg_try_advisory_lock(?, hashtext(?))";

    private static final String END =
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    + " WHERE application_name = ? AND pid <> pg_backend_pid()";
    private static final String SETTINGS =
            "SELECT current_setting('fsync'), current_setting('synchronous_commit'),"
                    + " current_setting('server_version_num')";

    private static final int OLDEST = 140_000;

    private final String name;
    private final String program;
    private final DataSource source;
    private final PostgresPlace place;

    /// @param program this one among several; empty when it is to be the only one
    /// @param silence after which a server that does not answer is taken for gone
    Owner(PostgresPlace place, String program, Duration silence) {
        this.place = place;
        this.program = program;
        this.name =
                connections(
                        program.isEmpty()
                                ? UUID.randomUUID().toString().substring(0, 13)
                                : program);
        this.source = place.source(name, silence);
    }

    /// How the server knows the connections by which a program writes. Of a longer name it would
    /// keep the beginning: a program could be hung up on by no name, or by another’s.
    static String connections(String program) {
        byte[] bytes = program.getBytes(StandardCharsets.UTF_8);
        return OF_A_PROGRAM
                + (bytes.length + OF_A_PROGRAM.length() <= LONGEST_NAME
                        ? program
                        : UUID.nameUUIDFromBytes(bytes).toString());
    }

    /// @throws StoreException if another program has the club open, or the database does not keep
    ///   what it commits
    WriteConnection open() throws SQLException {
        var connection = source.getConnection();
        try {
            requireDurable(connection);
            lock(connection);
            return new WriteConnection(connection, program);
        } catch (SQLException | RuntimeException | Error failed) {
            connection.close();
            throw failed;
        }
    }

    private static void requireDurable(Connection connection) throws SQLException {
        try (var asked = connection.createStatement();
                var row = asked.executeQuery(SETTINGS)) {
            row.next();
            if (row.getInt(3) < OLDEST) {
                throw new StoreException("PostgreSQL 14 is the oldest that can hold a club");
            }
            if (row.getString(1).equals("off")) {
                throw new StoreException(
                        "the database does not sync its disk: it is set to fsync = off");
            }
            if (row.getString(2).equals("off")) {
                asked.execute("SET synchronous_commit = on");
            }
            asked.execute("SET idle_in_transaction_session_timeout = '30s'");
        }
    }

    /// A connection of ours that was lost may hold the lock until the server notices.
    private void lock(Connection connection) throws SQLException {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!isLocked(connection)) {
            if (System.nanoTime() - end > 0) {
                throw new StoreException(
                        program.isEmpty()
                                ? "another program has it open"
                                : "another program has it open for itself alone");
            }
            var _ = Sql.of(END, name).rows(connection, row -> row.getBoolean(1));
            LockSupport.parkNanos(Duration.ofMillis(50).toNanos());
        }
    }

    private boolean isLocked(Connection connection) throws SQLException {
        String schema = place.schema();
        var locking =
                program.isEmpty()
                        ? Sql.of(LOCK, OURS, schema)
                        : Sql.of(SHARED, OURS, schema, ONE_OF_US, schema + " " + program);
        return locking.row(connection, row -> row.getBoolean(1)).orElse(false);
    }
}

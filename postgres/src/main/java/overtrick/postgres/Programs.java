package overtrick.postgres;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.concurrent.locks.LockSupport;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import overtrick.log.Sql;
import overtrick.log.Store;

/// The programs that write to one club. Each has a row, which every transaction of it changes
/// first. Whoever is taken for gone is shut out: that row says so, and from then on nothing of
/// theirs is taken, whatever they believe when they wake.
final class Programs {

    private static final Logger LOG = LoggerFactory.getLogger(Programs.class);

    private static final String ALONE_WITH_TABLES = "SELECT pg_advisory_lock(?, hashtext(?))";
    private static final String COME =
            "INSERT INTO writer (program, turn, mark) VALUES (?, 0, '') ON CONFLICT DO NOTHING";
    private static final String FORGET = "DELETE FROM writer WHERE ended > 0 AND ended < ?";
    private static final String SHUT_OUT =
            "UPDATE writer SET ended = ? WHERE program = ? AND ended = 0";

    /// An open transaction of theirs would keep that row, and others waiting, until it ends.
    private static final String HANG_UP =
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = ?";

    private static final Duration REMEMBERED = Duration.ofDays(7);

    private final PostgresPlace place;
    private final InstantSource clock;
    private final String own;

    /// @param own name; empty when there are no others
    Programs(PostgresPlace place, InstantSource clock, String own) {
        this.place = place;
        this.clock = clock;
        this.own = own;
    }

    /// Makes the tables, one program after the other, and takes a place among the others.
    void migrate(Moves tables) throws SQLException {
        var source = place.source("overtrick opens", Duration.ZERO);
        try (var connection = source.getConnection()) {
            var _ =
                    Sql.of(ALONE_WITH_TABLES, Owner.TABLES, place.schema())
                            .row(connection, _ -> true);
            Schema.migrate(source, place.schema(), tables.schemas());
            come(connection);
        }
    }

    private void come(Connection connection) throws SQLException {
        var _ = Sql.of(COME, own).change(connection);
        var _ = Sql.of(FORGET, clock.millis() - REMEMBERED.toMillis()).change(connection);
    }

    /// Shuts one out that is taken for gone. Everybody who is left does; it is enough that one gets
    /// through. Nobody gives up before the store is closed: that no other writes rests on it.
    void shutOut(PostgresStore store, String program) {
        new Insistence(pause -> LockSupport.parkNanos(pause.toNanos()))
                .until(
                        () -> shutOutNow(store, program),
                        store::isClosed,
                        failed ->
                                LOG.warn(
                                        "{} is not shut out yet: {}",
                                        program,
                                        failed.getMessage()));
    }

    private void shutOutNow(PostgresStore store, String program) {
        hangUp(store, program);
        if (store.change(SHUT_OUT, clock.millis(), program) > 0) {
            LOG.info("{} is shut out: it writes nothing any more", program);
        }
    }

    private static void hangUp(Store store, String program) {
        var _ = store.rows(HANG_UP, _ -> true, Owner.connections(program));
    }
}

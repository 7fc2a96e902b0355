package overtrick.postgres;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Assumptions;
import org.slf4j.LoggerFactory;

/// One database server for all tests of a process, from an archive of Maven’s; every club has a
/// schema of its own.
final class Server {

    private static final AtomicInteger CLUBS = new AtomicInteger();

    private static final Optional<EmbeddedPostgres> RUNNING = start();

    private Server() {}

    private static Optional<EmbeddedPostgres> start() {
        try {
            return Optional.of(
                    EmbeddedPostgres.builder()
                            .setServerConfig("fsync", "on")
                            .setServerConfig("synchronous_commit", "on")
                            .setServerConfig("recovery_init_sync_method", "syncfs")
                            .setServerConfig("max_connections", "60")
                            .setServerConfig("shared_buffers", "32MB")
                            .start());
        } catch (IOException | RuntimeException | LinkageError failed) {
            LoggerFactory.getLogger(Server.class)
                    .warn("no PostgreSQL can be started here; its tests are left out", failed);
            return Optional.empty();
        }
    }

    /// A place in which there is no club yet.
    static PostgresPlace place() {
        Assumptions.assumeTrue(
                RUNNING.isPresent(), "left out: no PostgreSQL can be started on this machine");
        return at(RUNNING.orElseThrow().getPort()).withSchema("club" + CLUBS.incrementAndGet());
    }

    static int port() {
        Assumptions.assumeTrue(
                RUNNING.isPresent(), "left out: no PostgreSQL can be started on this machine");
        return RUNNING.orElseThrow().getPort();
    }

    static PostgresPlace at(int port) {
        return new PostgresPlace(
                "127.0.0.1:" + port,
                "postgres",
                Optional.of("postgres"),
                Optional.empty(),
                "club",
                Map.of());
    }

    /// The schema that belongs to a folder, so that a club can be opened once more.
    static PostgresStore open(PostgresPlace place, Path folder, InstantSource clock) {
        return PostgresStore.open(place, folder, new Moves(List.of(), Set.of(), clock));
    }
}

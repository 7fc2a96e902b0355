package overtrick.postgres;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import overtrick.log.Sql;
import overtrick.log.StoreException;
import overtrick.testkit.Seeds;

/// A database server that crashes while a club is busy: one of its processes is killed, whereupon
/// all of them end and it begins again from its write-ahead log.
@Timeout(600)
class CrashedServerTest {

    /// How often it crashes: 30 with `-Dovertrick.servercrashes=30`.
    private static final int CRASHES = Integer.getInteger("overtrick.servercrashes", 1);

    private static final int STREAMS = 8;

    @TempDir private Path data;

    private final Map<String, Long> acknowledged = new ConcurrentHashMap<>();
    private final AtomicBoolean over = new AtomicBoolean();

    @Test
    void losesNothingAndReportsNothingDurableAsFailed() throws Exception {
        var club = Club.in(data);
        var chance = Seeds.chance(11);
        int refused = 0;
        try (var store = club.open();
                var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var writers = new ArrayList<Future<Integer>>();
            for (int i = 0; i < STREAMS; i++) {
                String stream = "table/" + i;
                writers.add(threads.submit(() -> write(store, stream)));
            }
            for (int crash = 0; crash < CRASHES; crash++) {
                TimeUnit.MILLISECONDS.sleep(50 + chance.nextInt(500));
                crash(club);
                goesOn(store);
            }
            over.set(true);
            for (var writer : writers) {
                refused += writer.get();
            }
            acknowledged.forEach((stream, number) ->
                    assertThat(store.log().head(stream)).as(stream).isEqualTo(number));
        }
        if (CRASHES > 1) { // a single crash may come just after a commit
            assertThat(refused).isPositive();
        }
        assertThat(club.flaws()).isEmpty();
    }

    /// Writes until the end; whatever is refused must not be there afterwards.
    ///
    /// @return how often it was refused
    private int write(PostgresStore store, String stream) throws InterruptedException {
        int refused = 0;
        long known = 0;
        while (!over.get()) {
            try {
                store.log().append(stream, known, Club.events("a card"));
                known++;
                acknowledged.put(stream, known);
            } catch (StoreException failed) {
                refused++;
                assertThat(head(store, stream)).as(failed.getMessage()).isEqualTo(known);
            }
        }
        return refused;
    }

    private static long head(PostgresStore store, String stream) throws InterruptedException {
        while (true) {
            try {
                return store.log().head(stream);
            } catch (StoreException away) {
                TimeUnit.MILLISECONDS.sleep(20);
            }
        }
    }

    private static void crash(Club club) throws Exception {
        var busy =
                "SELECT pid FROM pg_stat_activity WHERE application_name LIKE 'overtrick %' AND"
                        + " backend_xid IS NOT NULL";
        try (var connection = club.place().source("a crash", Duration.ZERO).getConnection()) {
            List<Long> processes = List.of();
            while (processes.isEmpty()) {
                processes = Sql.of(busy).rows(connection, row -> row.getLong(1));
            }
            ProcessHandle.of(processes.getFirst()).orElseThrow().destroyForcibly();
        }
    }

    private void goesOn(PostgresStore store) throws InterruptedException {
        long before = head(store, "table/0");
        while (head(store, "table/0") < before + 3) {
            TimeUnit.MILLISECONDS.sleep(10);
        }
    }
}

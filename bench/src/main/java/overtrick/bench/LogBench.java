package overtrick.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.LongAdder;
import overtrick.log.EventLog;
import overtrick.log.NewEvent;
import overtrick.log.Store;
import overtrick.postgres.Moves;
import overtrick.postgres.PostgresPlace;
import overtrick.postgres.PostgresStore;
import overtrick.sqlite.SqliteStore;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// Durable events a second: each writer waits for its event before it sends the next.
@Command(name = "log", description = "Durable events a second for 1, 16, 256 and 2,000 writers.")
final class LogBench implements Callable<Integer> {

    private static final Duration TIME = Duration.ofSeconds(4);
    private static final NewEvent EVENT =
            new NewEvent("card-played", 1, "{\"from\":\"N\",\"card\":\"SA\"}");

    @Option(
            names = "--store",
            paramLabel = "URL",
            description = "beside the file, a schema of this PostgreSQL database")
    private Optional<String> database = Optional.empty();

    @Override
    public Integer call() throws IOException {
        for (int writers : List.of(1, 16, 256, 2_000)) {
            var directory = Files.createTempDirectory("overtrick-log");
            try (var store = SqliteStore.open(directory, List.of(), InstantSource.system())) {
                tell("file", writers, store);
            }
            if (database.isPresent()) {
                var place = PostgresPlace.of(database.get()).withSchema("bench_" + writers);
                var tables = new Moves(List.of(), Set.of(), InstantSource.system());
                try (var store = PostgresStore.open(place, directory, tables)) {
                    tell("database", writers, store);
                }
            }
        }
        return 0;
    }

    private static void tell(String where, int writers, Store store) {
        System.out.printf(
                "%-8s %,6d writers: %,8d events/s%n",
                where, writers, perSecond(store.log(), writers));
    }

    private static long perSecond(EventLog log, int writers) {
        var written = new LongAdder();
        long end = System.nanoTime() + TIME.toNanos();
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int writer = 0; writer < writers; writer++) {
                String stream = "table/" + writer;
                threads.execute(() -> write(log, stream, end, written));
            }
        }
        return written.sum() / TIME.toSeconds();
    }

    private static void write(EventLog log, String stream, long end, LongAdder written) {
        for (long number = log.head(stream); System.nanoTime() < end; number++) {
            log.append(stream, number, List.of(EVENT));
            written.increment();
        }
    }
}

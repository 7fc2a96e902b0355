package overtrick.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.LongAdder;
import overtrick.log.EventLog;
import overtrick.log.NewEvent;
import overtrick.sqlite.SqliteStore;
import picocli.CommandLine.Command;

/// Durable events a second: each writer waits for its event before it sends the next.
@Command(name = "log", description = "Durable events a second for 1, 16, 256 and 2,000 writers.")
final class LogBench implements Callable<Integer> {

    private static final Duration TIME = Duration.ofSeconds(4);
    private static final NewEvent EVENT =
            new NewEvent("card-played", 1, "{\"from\":\"N\",\"card\":\"SA\"}");

    @Override
    public Integer call() throws IOException {
        for (int writers : List.of(1, 16, 256, 2_000)) {
            var directory = Files.createTempDirectory("overtrick-log");
            try (var store = SqliteStore.open(directory, List.of(), InstantSource.system())) {
                System.out.printf(
                        "%,6d writers: %,8d events/s%n", writers, perSecond(store.log(), writers));
            }
        }
        return 0;
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
        for (long number = 0; System.nanoTime() < end; number++) {
            log.append(stream, number, List.of(EVENT));
            written.increment();
        }
    }
}

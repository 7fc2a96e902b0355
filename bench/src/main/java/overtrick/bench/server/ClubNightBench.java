package overtrick.bench.server;

import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.LongAdder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// A full evening on one machine: at each table a person and three robots, four pages open. The
/// person's click is timed until the three other pages have been told.
@Command(
        name = "club-night",
        description = "500 tables, 2,000 event streams: from a click to the other three pages.")
public final class ClubNightBench implements Callable<Integer> {

    @Option(names = "--tables", description = "(default: ${DEFAULT-VALUE})")
    private int tables = 500;

    @Option(
            names = "--seconds",
            description = "measured after the warm-up (default: ${DEFAULT-VALUE})")
    private int seconds = 60;

    @Option(names = "--warm-up", description = "seconds (default: ${DEFAULT-VALUE})")
    private int warmUp = 30;

    @Option(names = "--robot-pace", description = "milliseconds (default: ${DEFAULT-VALUE})")
    private int robotPace = 700;

    @Option(
            names = "--thinking",
            description = "milliseconds a person takes on the average (default: ${DEFAULT-VALUE})")
    private int thinking = 2_000;

    @Option(names = "--robots", description = "thumb, beginner, club or expert")
    private String robots = "club";

    @Option(
            names = "--boards",
            description = "finished on earlier evenings (default: ${DEFAULT-VALUE})")
    private int boards = 0;

    @Option(
            names = "--nodes",
            description = "programs that serve the club together (default: ${DEFAULT-VALUE})")
    private int nodes = 1;

    @Option(names = "--store", description = "an empty PostgreSQL database instead of files")
    private String store = "";

    private final ConcurrentLinkedQueue<Long> clicks = new ConcurrentLinkedQueue<>();
    private final LongAdder pictures = new LongAdder();
    private volatile boolean measuring;

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (!store.isEmpty() ? boards > 0 : nodes > 1) {
            throw new IllegalArgumentException(
                    "several --nodes need a --store, and --boards are written to files");
        }
        String people = String.valueOf(4 * tables); // all of them come from this machine
        var options = new ArrayList<>(List.of("--robot-pace", String.valueOf(robotPace)));
        options.addAll(List.of("--people", people, "--robots", robots));
        var data = Files.createTempDirectory("overtrick-night");
        EarlierEvenings.fill(data, boards);
        try (var club = Programs.start(nodes, data, store, options);
                var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var open = new ArrayList<TableUnderLoad>();
            for (int i = 0; i < tables; i++) {
                open.add(
                        TableUnderLoad.open(
                                Programs.from(club.addresses(), i),
                                this::clicked,
                                pictures::increment));
            }
            for (var table : open) {
                threads.execute(() -> table.play(Duration.ofMillis(thinking)));
            }
            Thread.sleep(Duration.ofSeconds(warmUp));
            pictures.reset();
            var before = club.processorTime();
            measuring = true;
            Thread.sleep(Duration.ofSeconds(seconds));
            measuring = false;
            double cores = club.processorTime().minus(before).toMillis() / 1e3 / seconds;
            System.out.printf(
                    "%,d programs, %,d tables, %,d streams, %s robots, %,d earlier boards%n",
                    nodes, tables, 4 * tables, robots, boards);
            System.out.println("click to three pages: " + figures().text());
            long memory = club.residentMebibytes();
            System.out.printf(
                    "pictures sent: %,d a second; clicks: %.1f a second; memory: %d MiB;"
                            + " processors: %.2f; a table: %.2f ms a second, %d KiB%n",
                    pictures.sum() / seconds,
                    clicks.size() / (double) seconds,
                    memory,
                    cores,
                    1e3 * cores / tables,
                    memory * 1024 / tables);
            open.forEach(TableUnderLoad::close);
        }
        return 0;
    }

    private void clicked(long nanos) {
        if (measuring) {
            clicks.add(nanos);
        }
    }

    private Figures figures() {
        return new Figures(List.copyOf(clicks).stream().mapToLong(Long::longValue).toArray());
    }
}

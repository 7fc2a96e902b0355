package overtrick.sqlite;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.random.RandomGenerator;
import overtrick.log.StoreException;
import overtrick.testkit.Seeds;

/// Fills a disk at random moments while twelve streams are written as fast as they can be, and
/// looks whether what was acknowledged is there, and nothing else. A program of its own, on a small
/// disk of its own: the directory given.
final class FullDisk {

    private static final int STREAMS = 12;
    private static final int ROUNDS_OF_A_CLUB = 5;
    private static final Duration RECOVERY = Duration.ofSeconds(2);

    private final Path disk;
    private final RandomGenerator chance;
    private final AtomicLong refusals = new AtomicLong();
    private final AtomicLong acknowledged = new AtomicLong();
    private Duration slowest = Duration.ZERO;

    private FullDisk(Path disk, long seed) {
        this.disk = disk;
        this.chance = Seeds.chance(seed);
    }

    /// @param arguments the directory, the number of rounds, the seed
    public static void main(String[] arguments) throws Exception {
        var test = new FullDisk(Path.of(arguments[0]), Long.parseLong(arguments[2]));
        int rounds = Integer.parseInt(arguments[1]);
        for (int round = 0; round < rounds; round += ROUNDS_OF_A_CLUB) {
            test.club(round, Math.min(ROUNDS_OF_A_CLUB, rounds - round));
        }
        System.out.printf(
                "%d rounds: %,d events acknowledged, %,d refused, back within %,d ms%n",
                rounds, test.acknowledged.get(), test.refusals.get(), test.slowest.toMillis());
    }

    private void club(int number, int rounds) throws Exception {
        var club = new Club(disk.resolve("club-" + number));
        var writers = new ArrayList<Writer>();
        boolean closeWhileFull = number / ROUNDS_OF_A_CLUB % 2 == 1;
        try (var store = club.open()) {
            for (int stream = 0; stream < STREAMS; stream++) {
                writers.add(new Writer(store, "table/" + stream));
            }
            writers.forEach(writer -> writer.thread.start());
            for (int round = 0; round < rounds; round++) {
                fillAndFree(writers);
            }
            if (closeWhileFull) {
                Thread.sleep(chance.nextInt(50));
                fill();
            }
            for (var writer : writers) {
                writer.stop();
            }
        }
        free();
        requireAll(club, writers);
        remove(club);
    }

    private void fillAndFree(List<Writer> writers) throws Exception {
        Thread.sleep(chance.nextInt(150));
        long before = refusals.get();
        fill();
        for (int wait = 0; wait < 500 && refusals.get() == before; wait++) {
            Thread.sleep(1);
        }
        Thread.sleep(chance.nextInt(60));
        free();
        long freed = System.nanoTime();
        for (var writer : writers) {
            long known = writer.events.get();
            while (writer.events.get() == known) {
                writer.requireHealthy();
                require(
                        System.nanoTime() - freed < RECOVERY.toNanos(),
                        writer.stream + " does not go on though there is room");
                Thread.sleep(1);
            }
        }
        var back = Duration.ofNanos(System.nanoTime() - freed);
        slowest = back.compareTo(slowest) > 0 ? back : slowest;
    }

    private void fill() {
        try (var filler = Files.newOutputStream(disk.resolve("filler"))) {
            fill(filler, new byte[1 << 20]);
        } catch (IOException full) {
            try (var rest = Files.newOutputStream(disk.resolve("rest"))) {
                fill(rest, new byte[4096]);
            } catch (IOException toTheBrim) {
                return;
            }
        }
    }

    private static void fill(OutputStream filler, byte[] block) throws IOException {
        while (true) {
            filler.write(block);
        }
    }

    private void free() throws IOException {
        Files.deleteIfExists(disk.resolve("filler"));
        Files.deleteIfExists(disk.resolve("rest"));
    }

    private void requireAll(Club club, List<Writer> writers) {
        var check = Check.of(club.directory());
        require(check.problems().isEmpty(), "the club is not whole: " + check.problems());
        try (var store = club.open()) {
            for (var writer : writers) {
                long kept = store.log().head(writer.stream);
                require(
                        kept == writer.events.get(),
                        "%s has %d events, %d were acknowledged"
                                .formatted(writer.stream, kept, writer.events.get()));
                acknowledged.addAndGet(kept);
            }
        }
    }

    private static void remove(Club club) throws IOException {
        try (var files = Files.list(club.directory())) {
            for (var file : files.toList()) {
                Files.delete(file);
            }
        }
    }

    private static void require(boolean condition, String otherwise) {
        if (!condition) {
            throw new IllegalStateException(otherwise);
        }
    }

    /// Appends to one stream until it is stopped. Whenever it is refused, it looks whether anything
    /// was kept all the same.
    private final class Writer {

        private final SqliteStore store;
        private final String stream;
        private final Thread thread = Thread.ofPlatform().daemon().unstarted(this::write);
        private final AtomicLong events = new AtomicLong();
        private volatile boolean stopped;
        private volatile String fault = "";

        private Writer(SqliteStore store, String stream) {
            this.store = store;
            this.stream = stream;
        }

        private void write() {
            try {
                while (!stopped) {
                    try {
                        long known = events.get();
                        store.log().append(stream, known, Club.events("a card of " + stream));
                        events.incrementAndGet();
                    } catch (StoreException refused) {
                        refusals.incrementAndGet();
                        long kept = store.log().head(stream);
                        require(kept == events.get(), "refused and kept: event " + kept);
                    }
                }
            } catch (RuntimeException | Error failed) {
                fault = stream + ": " + failed;
            }
        }

        private void stop() throws InterruptedException {
            stopped = true;
            thread.join();
            requireHealthy();
        }

        private void requireHealthy() {
            require(fault.isEmpty(), fault);
        }
    }
}

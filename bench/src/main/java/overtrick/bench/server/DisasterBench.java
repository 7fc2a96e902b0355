package overtrick.bench.server;

import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import overtrick.app.data.DatabaseClub;
import overtrick.log.Store;
import overtrick.server.Verification;
import overtrick.sqlite.ReadOnlyStore;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// The whole program killed, and its disk filled, again and again while people play. Nothing that
/// was acknowledged may be lost, nothing that was refused may be kept, and every table goes on by
/// itself.
@Command(
        name = "disasters",
        description = "Kills and full disks under load: what is lost, and how soon it goes on.")
public final class DisasterBench implements Callable<Integer> {

    private static final Duration NEVER = Duration.ofSeconds(30);

    @Option(names = "--kills", description = "(default: ${DEFAULT-VALUE})")
    private int kills = 10;

    @Option(names = "--fulls", description = "(default: ${DEFAULT-VALUE})")
    private int fulls = 10;

    @Option(names = "--tables", description = "(default: ${DEFAULT-VALUE})")
    private int tables = 40;

    @Option(
            names = "--store",
            description = "an empty PostgreSQL database for the kills; disks are not filled then")
    private Optional<String> store = Optional.empty();

    private final SplittableRandom chance = new SplittableRandom(1);
    private final List<SteadyPlayer> players = new ArrayList<>();
    private final List<Long> backAfter = new ArrayList<>();
    private final List<String> faults = new ArrayList<>();

    @Override
    public Integer call() throws IOException, InterruptedException {
        killed();
        if (store.isEmpty()) {
            filled();
        }
        faults.forEach(System.out::println);
        return faults.isEmpty() ? 0 : 1;
    }

    private void killed() throws IOException, InterruptedException {
        var data = Files.createTempDirectory("overtrick-killed");
        int port = freePort();
        var server = start(List.of(), data, port);
        try {
            seat(server.address());
            for (int kill = 0; kill < kills; kill++) {
                Thread.sleep(chance.nextInt(300, 2000));
                server.process().destroyForcibly().waitFor();
                server = start(List.of(), data, port);
                awaitAll();
            }
        } finally {
            players.forEach(SteadyPlayer::close);
            server.close();
        }
        report("%d kills".formatted(kills), data);
    }

    private void filled() throws IOException, InterruptedException {
        var disk = new SmallDisk(Files.createTempDirectory("overtrick-filled"));
        var copy = Files.createTempDirectory("overtrick-copy");
        try (var server = start(disk.program(), disk.data(), freePort())) {
            seat(server.address());
            for (int full = 0; full < fulls; full++) {
                Thread.sleep(chance.nextInt(300, 1500));
                disk.fill(server.process());
                Thread.sleep(chance.nextInt(100, 600));
                disk.free(server.process());
                awaitAll();
            }
            players.forEach(SteadyPlayer::close);
            Thread.sleep(Duration.ofSeconds(3)); // until the last boards lie still
            disk.copy(server.process(), copy);
        }
        report("%d full disks".formatted(fulls), copy);
    }

    private Server start(List<String> by, Path data, int port) throws IOException {
        var more =
                new ArrayList<>(
                        List.of("--robot-pace", "100", "--people", String.valueOf(40 * tables)));
        store.ifPresent(url -> more.addAll(List.of("--store", url)));
        return Server.start(by, data, port, more.toArray(String[]::new));
    }

    private void seat(URI server) throws IOException, InterruptedException {
        for (int table = 0; table < tables; table++) {
            players.add(SteadyPlayer.open(server));
        }
    }

    /// Until something has happened at every table; notes how long the slowest took.
    private void awaitAll() throws InterruptedException {
        long from = System.nanoTime();
        long end = from + NEVER.toNanos();
        while (players.stream().anyMatch(player -> player.lastNews() < from)) {
            if (System.nanoTime() > end) {
                faults.add("a table stands still");
                return;
            }
            Thread.sleep(5);
        }
        backAfter.add(System.nanoTime() - from);
    }

    private void report(String what, Path data) {
        players.forEach(SteadyPlayer::close);
        var club = store.map(url -> new DatabaseClub(url, data));
        var found = club.map(DatabaseClub::verify).orElseGet(() -> Verification.of(data));
        faults.addAll(found.problems());
        try (var opened =
                club.<Store>map(DatabaseClub::open).orElseGet(() -> ReadOnlyStore.open(data))) {
            players.forEach(player -> faults.addAll(player.missing(opened.log())));
        }
        players.forEach(player -> faults.addAll(player.faults()));
        System.out.printf(
                "%s: %,d deeds acknowledged, %,d refused, %,d events kept, %d faults%n",
                what,
                players.stream().mapToLong(SteadyPlayer::acknowledged).sum(),
                players.stream().mapToLong(SteadyPlayer::refused).sum(),
                found.events(),
                faults.size());
        System.out.println(
                "every table goes on after: "
                        + new Figures(backAfter.stream().mapToLong(Long::longValue).toArray())
                                .text());
        players.clear();
        backAfter.clear();
    }

    private static int freePort() throws IOException {
        try (var socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }
}

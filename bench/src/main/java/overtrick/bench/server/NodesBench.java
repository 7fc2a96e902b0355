package overtrick.bench.server;

import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import overtrick.app.data.DatabaseClub;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// Several programs that serve one club, of which one is killed, frozen, and ended as when it is
/// upgraded, while people play, each time at another of them. Nothing that was acknowledged may be
/// lost, nothing refused may be kept.
@Command(
        name = "nodes",
        description = "Programs of one club killed, frozen and ended under load; needs --store.")
public final class NodesBench implements Callable<Integer> {

    private static final int NODES = 3;
    private static final Duration FROZEN = Duration.ofSeconds(25);
    private static final Duration USUAL = Duration.ofSeconds(15);
    private static final Duration NEVER = Duration.ofSeconds(90);

    /// Each program gets its own share of the processors, as on a machine of its own.
    private static final List<String> SESSION = List.of("setsid");

    /// How often it is looked whether a table stands still.
    private static final Duration LOOK = Duration.ofMillis(20);

    @Option(names = "--store", required = true, description = "an empty PostgreSQL database")
    private String store = "";

    @Option(names = "--tables", description = "(default: ${DEFAULT-VALUE})")
    private int tables = 20;

    @Option(names = "--rounds", description = "of kill, freeze, end (default: ${DEFAULT-VALUE})")
    private int rounds = 1;

    private final List<SteadyPlayer> players = new ArrayList<>();
    private final List<Integer> ports = new ArrayList<>();
    private final List<Server> nodes = new ArrayList<>();
    private final List<String> faults = new ArrayList<>();
    private String cluster = "";
    private Path directory = Path.of("");

    @Override
    public Integer call() throws IOException, InterruptedException {
        directory = Files.createTempDirectory("overtrick-nodes");
        freePorts();
        try {
            startAll();
            seat();
            pass("nothing happens", USUAL);
            for (int round = 0; round < rounds; round++) {
                int victim = round % NODES;
                kill(victim);
                freeze((victim + 1) % NODES);
                end((victim + 2) % NODES);
            }
        } finally {
            players.forEach(SteadyPlayer::close);
            nodes.forEach(Server::close);
        }
        return report();
    }

    private void startAll() throws InterruptedException, IOException {
        var starting = new ArrayList<FutureTask<Server>>();
        for (int node = 0; node < NODES; node++) {
            int number = node;
            var start = new FutureTask<>(() -> start(number));
            starting.add(start);
            Thread.ofPlatform().start(start);
        }
        for (var start : starting) {
            try {
                nodes.add(start.get());
            } catch (ExecutionException failed) {
                throw new IOException("a program did not start", failed);
            }
        }
    }

    private Server start(int node) throws IOException {
        return Server.start(
                SESSION,
                directory.resolve("node" + node),
                ports.get(node),
                "--store",
                store,
                "--cluster",
                cluster,
                "--node",
                "127.0.0.1:" + ports.get(NODES + node),
                "--robot-pace",
                "100",
                "--people",
                String.valueOf(40 * tables));
    }

    private void seat() throws IOException, InterruptedException {
        for (int table = 0; table < tables; table++) {
            var all = new ArrayList<URI>();
            for (int node = 0; node < NODES; node++) {
                all.add(nodes.get((table + node) % NODES).address());
            }
            players.add(SteadyPlayer.open(all));
        }
        pass("people come", USUAL);
    }

    private void kill(int node) throws IOException, InterruptedException {
        nodes.get(node).process().destroyForcibly().waitFor();
        pass("node %d is killed".formatted(node + 1), Duration.ofSeconds(30));
        nodes.set(node, start(node));
        pass("node %d comes back".formatted(node + 1), USUAL);
    }

    private void freeze(int node) throws IOException, InterruptedException {
        var process = nodes.get(node).process();
        signal("STOP", process);
        pass("node %d is frozen".formatted(node + 1), FROZEN);
        signal("CONT", process);
        pass("node %d wakes".formatted(node + 1), USUAL);
        if (!process.waitFor(60, TimeUnit.SECONDS) || process.exitValue() != 3) {
            faults.add("a program that was frozen did not end by itself");
            process.destroyForcibly().waitFor();
        }
        nodes.set(node, start(node));
        pass("node %d comes back".formatted(node + 1), USUAL);
    }

    private void end(int node) throws IOException, InterruptedException {
        var process = nodes.get(node).process();
        process.destroy();
        pass("node %d is ended".formatted(node + 1), USUAL);
        process.waitFor();
        nodes.set(node, start(node));
        pass("node %d comes back".formatted(node + 1), USUAL);
    }

    private static void signal(String which, Process process)
            throws IOException, InterruptedException {
        new ProcessBuilder("kill", "-" + which, String.valueOf(process.pid())).start().waitFor();
    }

    /// Lets time pass until something has happened at every table, and tells for how long nothing
    /// did at the one where it was longest.
    private void pass(String what, Duration time) throws InterruptedException {
        long from = System.nanoTime();
        long longest = 0;
        long deeds = players.stream().mapToLong(SteadyPlayer::acknowledged).sum();
        while (System.nanoTime() - from < time.toNanos() || anyWithoutNews(from)) {
            Thread.sleep(LOOK);
            for (var player : players) {
                long since = System.nanoTime() - Math.max(player.lastNews(), from);
                longest = Math.max(longest, since);
            }
            if (System.nanoTime() - from > NEVER.toNanos()) {
                faults.add("a table stands still: " + what);
                break;
            }
        }
        System.out.printf(
                "%-20s  longest silence of a table %6.2f s, %,7d deeds acknowledged%n",
                what,
                longest / 1e9,
                players.stream().mapToLong(SteadyPlayer::acknowledged).sum() - deeds);
    }

    private boolean anyWithoutNews(long from) {
        return players.stream().anyMatch(player -> player.lastNews() < from);
    }

    private int report() {
        players.forEach(player -> faults.addAll(player.faults()));
        var found = new DatabaseClub(store, directory.resolve("node0")).verify();
        faults.addAll(found.problems());
        faults.forEach(System.out::println);
        System.out.printf(
                "%,d deeds acknowledged, %,d refused, %,d events kept, %d faults%n",
                players.stream().mapToLong(SteadyPlayer::acknowledged).sum(),
                players.stream().mapToLong(SteadyPlayer::refused).sum(),
                found.events(),
                faults.size());
        return faults.isEmpty() ? 0 : 1;
    }

    private void freePorts() throws IOException {
        var held = new ArrayList<ServerSocket>();
        for (int i = 0; i < 2 * NODES; i++) {
            held.add(new ServerSocket(0));
        }
        for (var socket : held) {
            ports.add(socket.getLocalPort());
            socket.close();
        }
        cluster =
                ports.subList(NODES, 2 * NODES).stream()
                        .map(port -> "127.0.0.1:" + port)
                        .collect(Collectors.joining(","));
    }
}

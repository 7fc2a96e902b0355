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
import java.util.stream.IntStream;
import overtrick.app.data.DatabaseClub;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// Several programs that serve one club, of which one is killed, frozen, cut off and ended as when
/// it is upgraded, and whose database goes away, while people play, each time at another of them.
/// Whatever was acknowledged is in the log afterwards, as it was acknowledged.
@Command(
        name = "nodes",
        description = "Programs of one club killed, frozen, cut off and ended under load.")
public final class NodesBench implements Callable<Integer> {

    private static final int NODES = 3;
    private static final Duration FROZEN = Duration.ofSeconds(25);
    private static final Duration AWAY = Duration.ofSeconds(30);
    private static final Duration USUAL = Duration.ofSeconds(15);
    private static final Duration NEVER = Duration.ofSeconds(90);

    /// How often it is looked whether a table stands still.
    private static final Duration LOOK = Duration.ofMillis(20);

    /// What can be done to them.
    private enum Fault {
        KILL,
        FREEZE,
        CUT,
        DATABASE,
        END
    }

    @Option(names = "--store", required = true, description = "an empty PostgreSQL database")
    private String store = "";

    @Option(names = "--tables", description = "(default: ${DEFAULT-VALUE})")
    private int tables = 20;

    @Option(
            names = "--faults",
            split = ",",
            description = "of ${COMPLETION-CANDIDATES}, in this order (default: KILL,FREEZE,END)")
    private List<Fault> wanted = List.of(Fault.KILL, Fault.FREEZE, Fault.END);

    @Option(names = "--apart", description = "behind the lines that bench/nodes.sh lays")
    private boolean apart;

    @Option(names = "--away", description = "the command that ends the database")
    private String away = "false";

    @Option(names = "--back", description = "the command that starts it again")
    private String back = "false";

    private final List<SteadyPlayer> players = new ArrayList<>();
    private final List<Ground> grounds = new ArrayList<>();
    private final List<Integer> ports = new ArrayList<>();
    private final List<Server> nodes = new ArrayList<>();
    private final List<String> faults = new ArrayList<>();
    private String cluster = "";
    private Path directory = Path.of("");

    @Override
    public Integer call() throws IOException, InterruptedException {
        directory = Files.createTempDirectory("overtrick-nodes");
        IntStream.rangeClosed(1, NODES).forEach(node -> grounds.add(new Ground(node, apart)));
        freePorts();
        try {
            startAll();
            seat();
            pass("nothing happens", USUAL);
            for (int at = 0; at < wanted.size(); at++) {
                happens(wanted.get(at), at % NODES);
            }
        } finally {
            players.forEach(SteadyPlayer::close);
            nodes.forEach(Server::close);
        }
        return report();
    }

    private void happens(Fault fault, int node) throws IOException, InterruptedException {
        switch (fault) {
            case KILL -> kill(node);
            case FREEZE -> freeze(node);
            case CUT -> cut(node);
            case DATABASE -> loseDatabase();
            case END -> end(node);
        }
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
        var ground = grounds.get(node);
        var server =
                Server.start(
                        ground.by(),
                        directory.resolve("node" + node),
                        ports.get(node),
                        "--host",
                        ground.pages(),
                        "--store",
                        store,
                        "--cluster",
                        cluster,
                        "--node",
                        ground.words() + ":" + ports.get(NODES + node),
                        "--robot-pace",
                        "100",
                        "--people",
                        String.valueOf(40 * tables));
        return new Server(server.process(), address(node), server.nanosToReady());
    }

    private URI address(int node) {
        return URI.create("http://%s:%d/".formatted(grounds.get(node).pages(), ports.get(node)));
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
        pass("node %d is killed".formatted(node + 1), AWAY);
        comesBack(node);
    }

    private void comesBack(int node) throws IOException, InterruptedException {
        nodes.set(node, start(node));
        pass("node %d comes back".formatted(node + 1), USUAL);
    }

    private void freeze(int node) throws IOException, InterruptedException {
        var process = nodes.get(node).process();
        signal("STOP", process);
        pass("node %d is frozen".formatted(node + 1), FROZEN);
        signal("CONT", process);
        pass("node %d wakes".formatted(node + 1), USUAL);
        endsByItself(node);
        comesBack(node);
    }

    /// Both sides are asked all the while.
    private void cut(int node) throws IOException, InterruptedException {
        grounds.get(node).cut();
        long before = acknowledgedBy(node);
        pass("node %d is cut off".formatted(node + 1), AWAY);
        System.out.printf("  of them by node %d: %,d%n", node + 1, acknowledgedBy(node) - before);
        endsByItself(node);
        grounds.get(node).mend();
        comesBack(node);
    }

    private long acknowledgedBy(int node) {
        return players.stream().mapToLong(player -> player.acknowledgedBy(address(node))).sum();
    }

    private void endsByItself(int node) throws InterruptedException {
        var process = nodes.get(node).process();
        if (!process.waitFor(60, TimeUnit.SECONDS) || process.exitValue() != 3) {
            faults.add("a program that was shut out did not end by itself");
            process.destroyForcibly().waitFor();
        }
    }

    private void loseDatabase() throws IOException, InterruptedException {
        Ground.run(away);
        Thread.sleep(AWAY);
        Ground.run(back);
        pass("the database is back", AWAY);
    }

    private void end(int node) throws IOException, InterruptedException {
        var process = nodes.get(node).process();
        process.destroy();
        pass("node %d is ended".formatted(node + 1), USUAL);
        process.waitFor();
        comesBack(node);
    }

    private static void signal(String which, Process process)
            throws IOException, InterruptedException {
        new ProcessBuilder("kill", "-" + which, String.valueOf(process.pid())).start().waitFor();
    }

    /// Lets time pass until something has happened at every table, and tells for how long nothing
    /// did at each.
    private void pass(String what, Duration time) throws InterruptedException {
        long from = System.nanoTime();
        var silence = new long[players.size()];
        long deeds = players.stream().mapToLong(SteadyPlayer::acknowledged).sum();
        long refused = players.stream().mapToLong(SteadyPlayer::refused).sum();
        long unanswered = players.stream().mapToLong(SteadyPlayer::unanswered).sum();
        while (System.nanoTime() - from < time.toNanos() || anyWithoutNews(from)) {
            Thread.sleep(LOOK);
            for (int at = 0; at < silence.length; at++) {
                long since = System.nanoTime() - Math.max(players.get(at).lastNews(), from);
                silence[at] = Math.max(silence[at], since);
            }
            if (System.nanoTime() - from > NEVER.toNanos()) {
                faults.add("a table stands still: " + what);
                break;
            }
        }
        var figures = new Figures(silence);
        System.out.printf(
                "%-20s  silence of a table p50 %5.2f  p99 %5.2f  max %5.2f s;"
                        + " deeds: %,d acknowledged, %,d refused, %,d unanswered%n",
                what,
                figures.percentile(50) / 1e3,
                figures.percentile(99) / 1e3,
                figures.percentile(100) / 1e3,
                players.stream().mapToLong(SteadyPlayer::acknowledged).sum() - deeds,
                players.stream().mapToLong(SteadyPlayer::refused).sum() - refused,
                players.stream().mapToLong(SteadyPlayer::unanswered).sum() - unanswered);
    }

    private boolean anyWithoutNews(long from) {
        return players.stream().anyMatch(player -> player.lastNews() < from);
    }

    private int report() {
        players.forEach(player -> faults.addAll(player.faults()));
        var club = new DatabaseClub(store, directory.resolve("node0"));
        var found = club.verify();
        faults.addAll(found.problems());
        try (var opened = club.open()) {
            players.forEach(player -> faults.addAll(player.missing(opened.log())));
        }
        faults.forEach(System.out::println);
        System.out.printf(
                "%,d deeds acknowledged and looked for, %,d refused, %,d unanswered, %,d pages not"
                        + " given, %,d events kept, %d faults%n",
                players.stream().mapToLong(SteadyPlayer::acknowledged).sum(),
                players.stream().mapToLong(SteadyPlayer::refused).sum(),
                players.stream().mapToLong(SteadyPlayer::unanswered).sum(),
                players.stream().mapToLong(SteadyPlayer::pagesRefused).sum(),
                found.events(),
                faults.size());
        System.out.println("streams cut, until they follow again: " + resumed());
        return faults.isEmpty() ? 0 : 1;
    }

    private String resumed() {
        long[] all =
                players.stream()
                        .flatMap(player -> player.resumed().stream())
                        .mapToLong(Long::longValue)
                        .toArray();
        return all.length == 0 ? "none" : new Figures(all).text();
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
                grounds.stream()
                        .map(ground ->
                                "%s:%d"
                                        .formatted(
                                                ground.words(),
                                                ports.get(NODES + ground.number() - 1)))
                        .collect(Collectors.joining(","));
    }
}

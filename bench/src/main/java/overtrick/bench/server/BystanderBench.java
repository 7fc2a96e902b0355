package overtrick.bench.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import overtrick.cards.DealNumber;
import overtrick.house.codes.TournamentId;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// What somebody who plays notices of strangers who send what is slow, heavy or much. Each attack
/// has a server of its own with the same two events.
@Command(
        name = "bystander",
        description = "A bystander's front page and moves, quiet and under each attack.")
public final class BystanderBench implements Callable<Integer> {

    private static final int SLOW = 200;
    private static final Pattern LOOK = Pattern.compile("/look/[A-Za-z0-9_-]+");

    @Option(names = "--seconds", description = "of each attack (default: ${DEFAULT-VALUE})")
    private int seconds = 20;

    @Option(names = "--warm-up", description = "seconds (default: ${DEFAULT-VALUE})")
    private int warmUp = 8;

    @Option(names = "--pairs", description = "of the event (default: ${DEFAULT-VALUE})")
    private int pairs = 120;

    @Option(names = "--large", description = "pairs of the large one (default: ${DEFAULT-VALUE})")
    private int large = 2_000;

    @Option(names = "--only", description = "one attack, by a word of its name")
    private String only = "";

    @Option(
            names = "--data",
            description = "where the two events are kept, or made if they are not there")
    private Optional<Path> kept = Optional.empty();

    /// @param begin lets the strangers loose
    private record Trial(String name, Function<URI, Attack> begin) {}

    @Override
    public Integer call() throws IOException, InterruptedException {
        var data = kept.isPresent() ? kept.get() : Files.createTempDirectory("overtrick-bystander");
        var events = events(data);
        var event = events.getFirst();
        var big = events.getLast();
        System.out.printf(
                "%-34s %19s %19s  %s%n", "p50, p99, max in ms", "front page", "moves", "told");
        for (var trial : trials(event, big)) {
            if (trial.name().contains(only)) {
                measure(data, trial);
            }
        }
        return 0;
    }

    private List<Trial> trials(String event, String big) {
        return List.of(
                new Trial("quiet", Attack::new),
                new Trial(SLOW + " slow bodies", at -> new Attack(at).slowBodies(SLOW)),
                new Trial(SLOW + " half heads", at -> new Attack(at).halfHeads(SLOW)),
                new Trial(
                        "results.zip of %,d pairs, 2".formatted(pairs),
                        at -> new Attack(at).asking(2, event + "/files/results.zip")),
                new Trial(
                        "results.zip of %,d pairs, 40".formatted(large),
                        at -> new Attack(at).asking(40, big + "/files/results.zip")),
                new Trial(
                        "pages of %,d pairs, 40".formatted(large),
                        at -> new Attack(at).asking(40, pages(big), Integer.MAX_VALUE)),
                new Trial("400 streams", at -> new Attack(at).streams(400, event + "/hall/stream")),
                new Trial("405 tables", at -> new Attack(at).tables(405)),
                new Trial("analyses, 40", BystanderBench::analyses));
    }

    private static List<String> pages(String event) {
        return List.of(
                event, event + "/boards/1", event + "/progress", event + "/files/ranking.pdf");
    }

    private static Attack analyses(URI server) {
        var chance = new SplittableRandom(7);
        String text =
                IntStream.range(0, 16)
                        .mapToObj(_ -> "[Deal \"" + DealNumber.draw(chance).deal().pbn() + "\"]\n")
                        .collect(Collectors.joining("\n"));
        try {
            var page =
                    TableUnderLoad.post(server, "/look", "", "text=" + EventOnServer.encoded(text));
            var words =
                    LOOK.matcher(page.body())
                            .results()
                            .map(found -> found.group() + "/analysis")
                            .distinct()
                            .toList();
            return new Attack(server).asking(40, words, Integer.MAX_VALUE);
        } catch (IOException wrong) {
            throw new UncheckedIOException(wrong);
        } catch (InterruptedException asked) {
            Thread.currentThread().interrupt();
            return new Attack(server);
        }
    }

    private List<String> events(Path data) throws IOException, InterruptedException {
        var list = data.resolve("events");
        if (!Files.exists(list)) {
            Files.createDirectories(data);
            Files.write(list, List.of(played(data, pairs, 26), played(data, large, 27)));
        }
        return Files.readAllLines(list);
    }

    /// An event with all its results, made while nobody else is there.
    ///
    /// @return its address
    private static String played(Path data, int pairs, int boards)
            throws IOException, InterruptedException {
        EventOnServer event;
        try (var server = Server.start(data, 0, "--people", "4000")) {
            event = EventOnServer.seated(server.address(), pairs / 2, boards);
        }
        var _ = PlayedEvent.play(data, new TournamentId(event.code()));
        return event.path();
    }

    private void measure(Path data, Trial trial) throws IOException, InterruptedException {
        try (var server = Server.start(data, 0, "--robots", "thumb");
                var bystander = Bystander.at(server.address())) {
            Thread.sleep(Duration.ofSeconds(warmUp));
            bystander.forget();
            try (var attack = trial.begin().apply(server.address())) {
                Thread.sleep(Duration.ofSeconds(seconds));
                var newcomer = newcomer(server.address());
                System.out.printf(
                        "%-34s %19s %19s  %s; a newcomer %s; turned away %s; %d MiB%n",
                        trial.name(),
                        text(bystander.looks()),
                        text(bystander.moves()),
                        attack.told(),
                        newcomer,
                        bystander.refused(),
                        server.residentMebibytes());
            }
        }
    }

    private static String text(Figures figures) {
        return "%.1f %.0f %.0f"
                .formatted(figures.percentile(50), figures.percentile(99), figures.percentile(100));
    }

    /// How somebody fares who comes now, with a browser that keeps its cookies: the front page, a
    /// table of their own, its stream.
    private static List<Integer> newcomer(URI server) throws IOException, InterruptedException {
        var told = new ArrayList<Integer>();
        var front = TableUnderLoad.get(server, "/", "");
        told.add(front.statusCode());
        var table = TableUnderLoad.post(server, "/tables", cookies(front), "robots=no");
        told.add(table.statusCode());
        if (table.statusCode() < 400) {
            told.add(stream(server, table.headers().firstValue("Location").orElseThrow()));
        }
        return told;
    }

    /// As somebody sees it who has got the table's link.
    private static int stream(URI server, String table) throws IOException {
        try (var socket = new Socket(server.getHost(), server.getPort())) {
            String request = "GET %s/stream HTTP/1.1\r\nHost: localhost\r\n\r\n".formatted(table);
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            byte[] status = socket.getInputStream().readNBytes(12);
            return Integer.parseInt(new String(status, 9, 3, StandardCharsets.US_ASCII));
        }
    }

    private static String cookies(HttpResponse<String> answer) {
        return answer.headers().allValues("Set-Cookie").stream()
                .map(cookie -> cookie.replaceAll(";.*", ""))
                .collect(Collectors.joining("; "));
    }
}

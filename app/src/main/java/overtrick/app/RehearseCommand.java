package overtrick.app;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import overtrick.app.input.ExitStatus;
import overtrick.page.WebSettings;
import overtrick.robots.bidding.Agreements;
import overtrick.server.Club;
import overtrick.server.ClubSettings;
import overtrick.server.front.ClubPages;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// Opens a club for a moment and visits its own pages, so that the Java machine can keep what it
/// has learnt on the way (an ahead-of-time cache) and open the real one sooner.
@Command(
        name = "rehearse",
        hidden = true,
        description = "Visits its own pages once; used when the program is built.")
final class RehearseCommand implements Callable<Integer> {

    private static final Duration LONG_ENOUGH = Duration.ofMillis(1500);

    @Option(
            names = "--within",
            paramLabel = "SECONDS",
            description = "gives up after them: whoever waits for a start waits for no more")
    private int within = 40;

    @Override
    public Integer call() throws IOException, InterruptedException {
        Thread.ofPlatform().daemon().start(this::giveUpInTheEnd);
        var directory = Files.createTempDirectory("overtrick-rehearsal");
        var settings = ClubSettings.in(directory).withRobotPace(Duration.ZERO);
        try (var club = Club.open(settings);
                var client = HttpClient.newHttpClient()) {
            var web = ClubPages.open(club, new WebSettings("127.0.0.1", 0));
            try {
                visit(client, URI.create("http://127.0.0.1:" + web.port()));
            } finally {
                web.stop();
            }
        } finally {
            delete(directory);
        }
        return 0;
    }

    private void giveUpInTheEnd() {
        try {
            Thread.sleep(Duration.ofSeconds(within));
            Runtime.getRuntime().halt(ExitStatus.OUR_FAULT);
        } catch (InterruptedException asked) {
            Thread.currentThread().interrupt();
        }
    }

    private static void visit(HttpClient client, URI house)
            throws IOException, InterruptedException {
        send(client, HttpRequest.newBuilder(house.resolve("/")), "");
        var play = HttpRequest.newBuilder(house.resolve("/play")).POST(BodyPublishers.noBody());
        var answer = send(client, play, "");
        String cookie = answer.headers().firstValue("Set-Cookie").orElse("").replaceAll(";.*", "");
        String table = answer.headers().firstValue("Location").orElse("/");
        var stream =
                HttpRequest.newBuilder(house.resolve(table + "/stream"))
                        .header("Cookie", cookie)
                        .build();
        var watching = client.sendAsync(stream, BodyHandlers.ofLines());
        Thread.sleep(LONG_ENOUGH);
        var pages =
                List.of(
                        table,
                        "/tables",
                        "/me/boards",
                        "/systems/" + Agreements.USUAL,
                        "/assets/0/overtrick.css");
        for (var page : pages) {
            send(client, HttpRequest.newBuilder(house.resolve(page)), cookie);
        }
        watching.cancel(true);
        client.shutdownNow(); // or closing it would wait for the stream's end
    }

    private static HttpResponse<String> send(
            HttpClient client, HttpRequest.Builder request, String cookie)
            throws IOException, InterruptedException {
        if (!cookie.isEmpty()) {
            request.header("Cookie", cookie);
        }
        return client.send(request.build(), BodyHandlers.ofString());
    }

    private static void delete(Path directory) throws IOException {
        try (var files = Files.walk(directory)) {
            for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}

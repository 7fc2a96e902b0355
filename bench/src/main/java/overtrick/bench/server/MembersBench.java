package overtrick.bench.server;

import io.javalin.http.HttpStatus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// The pages of a club that knows its people, when there are thousands of them.
@Command(
        name = "members",
        description = "Pages of people, offices, ratings and the owner, in a crowded club.")
public final class MembersBench implements Callable<Integer> {

    private static final Duration UNTIL_RATED = Duration.ofMinutes(5);

    /// Until the door lets in again whoever has asked as often as anybody may.
    private static final Duration WHEN_TOO_OFTEN = Duration.ofSeconds(2);

    @Option(names = "--members", description = "(default: ${DEFAULT-VALUE})")
    private int members = 5_000;

    @Option(names = "--results", description = "of boards (default: ${DEFAULT-VALUE})")
    private int results = 200_000;

    @Option(names = "--looks", description = "at each page (default: ${DEFAULT-VALUE})")
    private int looks = 60;

    @Option(names = "--data", description = "where the club is, or made if it is not there")
    private Optional<Path> kept = Optional.empty();

    /// @param owner whether only the owner may look
    private record Page(String path, boolean owner) {}

    @Override
    public Integer call() throws IOException, InterruptedException {
        var data = kept.isPresent() ? kept.get() : Files.createTempDirectory("overtrick-members");
        var keys = keys(data);
        try (var server = Server.start(data, 0)) {
            System.out.printf("ready in %.0f ms%n", server.nanosToReady() / 1e6);
            awaitRatings(server, keys);
            for (var page : pages(keys)) {
                measure(server, page, page.owner() ? keys.owner() : keys.member());
            }
            System.out.printf("%d MiB resident%n", server.residentMebibytes());
        }
        try (var server = Server.start(data, 0)) {
            System.out.printf("ready again in %.0f ms%n", server.nanosToReady() / 1e6);
        }
        return 0;
    }

    private CrowdedClub.Keys keys(Path data) throws IOException {
        var file = data.resolve("keys");
        if (Files.exists(file)) {
            var lines = Files.readAllLines(file);
            return new CrowdedClub.Keys(lines.get(0), lines.get(1), lines.get(2));
        }
        var keys = CrowdedClub.fill(data, members, results);
        Files.write(file, List.of(keys.owner(), keys.member(), keys.memberId()));
        return keys;
    }

    private static List<Page> pages(CrowdedClub.Keys keys) {
        var ofMembers =
                Stream.of(
                        "/",
                        "/account",
                        "/privacy",
                        "/club",
                        "/people",
                        "/people/me",
                        "/people/" + keys.memberId(),
                        "/messages",
                        "/ratings",
                        "/ratings/how",
                        "/verify",
                        "/bulletins");
        var ofTheOwner =
                Stream.of(
                        "/club/members",
                        "/club/members?like=Member+49",
                        "/club/members?offset=4800",
                        "/club/trail",
                        "/club/links",
                        "/club/house",
                        "/fair");
        return Stream.concat(
                        ofMembers.map(path -> new Page(path, false)),
                        ofTheOwner.map(path -> new Page(path, true)))
                .toList();
    }

    /// Ratings are worked out in the background after the start.
    private static void awaitRatings(Server server, CrowdedClub.Keys keys)
            throws IOException, InterruptedException {
        long begun = System.nanoTime();
        while (System.nanoTime() - begun < UNTIL_RATED.toNanos()) {
            if (look(server, "/ratings", keys.member()).contains("Member ")) {
                System.out.printf("rated after %.1f s%n", (System.nanoTime() - begun) / 1e9);
                return;
            }
            Thread.sleep(500);
        }
        System.out.println("not rated");
    }

    private void measure(Server server, Page page, String key)
            throws IOException, InterruptedException {
        var times = new long[looks];
        int at = -looks / 4;
        while (at < looks) {
            long begun = System.nanoTime();
            if (asked(server, page.path(), key).isEmpty()) {
                Thread.sleep(WHEN_TOO_OFTEN);
                continue;
            }
            if (at >= 0) {
                times[at] = System.nanoTime() - begun;
            }
            at++;
        }
        System.out.printf("%-34s %s%n", page.path(), new Figures(times).text());
    }

    private static String look(Server server, String path, String key)
            throws IOException, InterruptedException {
        var body = asked(server, path, key);
        while (body.isEmpty()) {
            Thread.sleep(WHEN_TOO_OFTEN);
            body = asked(server, path, key);
        }
        return body.get();
    }

    /// @return a page; empty when the door has one wait first
    private static Optional<String> asked(Server server, String path, String key)
            throws IOException, InterruptedException {
        var answer = TableUnderLoad.get(server.address(), path, "overtrick=" + key);
        if (answer.statusCode() == HttpStatus.TOO_MANY_REQUESTS.getCode()) {
            return Optional.empty();
        }
        if (answer.statusCode() != HttpStatus.OK.getCode() || answer.body().isEmpty()) {
            throw new IOException(
                    "%s: %d %.200s".formatted(path, answer.statusCode(), answer.body()));
        }
        return Optional.of(answer.body());
    }
}

package overtrick.page.server;

import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Supplier;
import overtrick.house.json.Json;
import overtrick.page.Sorry;
import overtrick.page.door.Census;
import overtrick.page.watch.Acts;
import overtrick.page.watch.Exposition;
import overtrick.page.watch.Exposition.Labels;
import overtrick.page.watch.Instruments;
import overtrick.page.watch.Machine;
import overtrick.page.watch.Metric;
import overtrick.page.watch.Watching;

/// What those ask who look after the program: whether it is alive, whether it is ready, and its
/// figures. It answers for all clubs of the program, whatever name it is asked by.
final class Lookout {

    /// What is told of one club.
    ///
    /// @param name empty for the only one
    /// @param census who is at its door
    record Watched(String name, Instruments instruments, Supplier<Census> census) {}

    /// The label that tells clubs apart.
    private static final String CLUB = "club";

    private static final String BEARER = "Bearer ";

    /// What servers in front of this one add; a program of this machine adds none of it.
    private static final List<String> ADDED = List.of("X-Forwarded-For", "Forwarded", "Via");

    private static final List<String> THIS_MACHINE = List.of("127.0.0.1", "localhost", "[::1]");

    private final Watching watching;
    private final Supplier<List<Watched>> clubs;
    private final Acts acts = new Acts();
    private final Map<String, LongAdder> answered = new ConcurrentHashMap<>();

    /// @param clubs that are served
    Lookout(Watching watching, Supplier<List<Watched>> clubs) {
        this.watching = watching;
        this.clubs = clubs;
    }

    /// What people do.
    Acts acts() {
        return acts;
    }

    /// Adds its addresses.
    void addTo(JavalinConfig config) {
        config.routes.get("/health", ctx -> ctx.result("ok\n"));
        config.routes.get("/health/live", ctx -> ctx.result("ok\n"));
        config.routes.get("/health/ready", this::ready);
        config.routes.get("/metrics", this::figures);
    }

    /// Counts an answer.
    void count(int status) {
        answered.computeIfAbsent(status / 100 + "xx", _ -> new LongAdder()).increment();
    }

    /// @param because empty when it is ready
    private record Readiness(String status, List<Reason> because) {}

    /// @param club empty for the only one
    private record Reason(String club, String part, String why) {}

    private void ready(Context ctx) {
        var because = new ArrayList<Reason>();
        for (var club : clubs.get()) {
            club.instruments()
                    .troubles()
                    .forEach(one -> because.add(new Reason(club.name(), one.part(), one.why())));
        }
        boolean ready = because.isEmpty();
        ctx.status(ready ? HttpStatus.OK : HttpStatus.SERVICE_UNAVAILABLE)
                .contentType("application/json")
                .result(
                        Json.MAPPER.writeValueAsString(
                                new Readiness(ready ? "ready" : "not ready", because)));
    }

    private void figures(Context ctx) {
        if (!mayRead(ctx)) {
            throw new Sorry(HttpStatus.FORBIDDEN, words -> words.get("watch.shut"));
        }
        ctx.contentType(Exposition.TYPE).result(text());
    }

    /// Programs of this very machine may, and who brings the word that was agreed.
    private boolean mayRead(Context ctx) {
        String said = Optional.ofNullable(ctx.header("Authorization")).orElse("");
        if (!said.isEmpty()) {
            return watching.token().filter(token -> isSame(token, said)).isPresent();
        }
        String host = Optional.ofNullable(ctx.header("Host")).orElse("");
        String name = host.replaceFirst(":\\d{1,5}$", "").toLowerCase(Locale.ROOT);
        return ADDED.stream().allMatch(header -> ctx.header(header) == null)
                && THIS_MACHINE.contains(name)
                && isLoopback(ctx.ip());
    }

    private static boolean isSame(String token, String said) {
        return MessageDigest.isEqual(
                (BEARER + token).getBytes(StandardCharsets.UTF_8),
                said.getBytes(StandardCharsets.UTF_8));
    }

    private static boolean isLoopback(String address) {
        return address.startsWith("127.")
                || address.replaceAll("[\\[\\]]", "").matches("::1|0:0:0:0:0:0:0:1");
    }

    private String text() {
        var page = new Exposition();
        page.add(Metric.BUILD, Labels.NONE.with("version", watching.version()), 1);
        for (var club : clubs.get()) {
            tell(page, club);
        }
        answered.forEach((status, count) ->
                page.add(Metric.REQUESTS, Labels.NONE.with("status", status), count.sum()));
        acts.tell(page);
        Machine.tell(page);
        return page.text();
    }

    private static void tell(Exposition page, Watched club) {
        var labels = Labels.NONE.with(CLUB, club.name());
        boolean ready = club.instruments().troubles().isEmpty();
        page.add(Metric.READY, labels, ready ? 1 : 0);
        var census = club.census().get();
        page.add(Metric.STREAMS, labels, census.pages());
        page.add(Metric.VISITORS, labels, census.visitors());
        census.refused()
                .forEach((deed, count) ->
                        page.add(Metric.LIMITED, labels.with("deed", deed.name()), count));
        club.instruments().tell(page, labels);
    }
}

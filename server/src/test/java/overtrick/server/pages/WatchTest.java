package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import overtrick.house.json.Json;
import overtrick.page.Signboard;
import overtrick.page.WebSettings;
import overtrick.page.server.Site;
import overtrick.page.server.Sites;
import overtrick.page.server.Web;
import overtrick.page.watch.Exposition;
import overtrick.page.watch.Instruments;
import overtrick.page.watch.Metric;
import overtrick.page.watch.Watching;
import overtrick.server.front.ClubPages;

/// What the program tells those who look after it, and nobody else.
class WatchTest {

    private static final String WORD = "a-word-of-the-operator";

    /// Told only when there is something to tell of.
    private static final EnumSet<Metric> AT_TIMES =
            EnumSet.of(Metric.REFUSED, Metric.LIMITED, Metric.COPY_AGE, Metric.RESIDENT);

    @RegisterExtension
    private static final House HOUSE =
            House.hurrying()
                    .behind(door -> door.withWatching(new Watching(Optional.of(WORD), "0.9")));

    private static HttpResponse<String> ask(String path, String... headers) {
        return ask(HOUSE.port(), path, headers);
    }

    private static HttpResponse<String> ask(int port, String path, String... headers) {
        var address = URI.create("http://127.0.0.1:" + port + path);
        var request = HttpRequest.newBuilder(address);
        if (headers.length > 0) {
            request.headers(headers);
        }
        try (var client = HttpClient.newHttpClient()) {
            return client.send(request.build(), BodyHandlers.ofString());
        } catch (IOException | InterruptedException failed) {
            throw new IllegalStateException(failed);
        }
    }

    private static double figure(String text, String sample) {
        var found =
                Pattern.compile("^" + Pattern.quote(sample) + " (\\S+)$", Pattern.MULTILINE)
                        .matcher(text);
        assertThat(found.find()).as(sample).isTrue();
        return Double.parseDouble(found.group(1));
    }

    @Test
    void saysThatItIsAliveAndReady() {
        assertThat(ask("/health/live").body()).isEqualTo("ok\n");

        var ready = ask("/health/ready");
        assertThat(ready.statusCode()).isEqualTo(200);
        assertThat(Json.MAPPER.readTree(ready.body()).get("status").asString()).isEqualTo("ready");
    }

    @Test
    void saysWhyItIsNotReady() {
        var club = HOUSE.club();
        var site =
                new Site(
                        club.people(),
                        List.of(),
                        ClubPages.porter(club),
                        () -> Signboard.PLAIN,
                        new Waiting());
        var web = Web.start(Sites.of(site), new WebSettings("127.0.0.1", 0));
        try {
            var told = ask(web.port(), "/health/ready");
            assertThat(told.statusCode()).isEqualTo(503);
            var why = Json.MAPPER.readTree(told.body());
            assertThat(why.get("status").asString()).isEqualTo("not ready");
            assertThat(why.get("because").get(0).get("why").asString()).isEqualTo("it waits");
            assertThat(ask(web.port(), "/health/live").statusCode()).isEqualTo(200);
            assertThat(figure(ask(web.port(), "/metrics").body(), "overtrick_ready")).isZero();
        } finally {
            web.stop();
        }
    }

    private record Waiting() implements Instruments {

        @Override
        public List<Trouble> troubles() {
            return List.of(new Trouble("store", "it waits"));
        }

        @Override
        public void tell(Exposition page, Exposition.Labels club) {}
    }

    @Test
    void tellsEveryFigureAndCountsWhatIsDone() {
        var before = ask("/metrics").body();
        var ann = HOUSE.visitor();
        String table = ann.submit("/play", Map.of("name", "Ann")).uri().getPath();
        ann.post(table + "/say", Map.of("text", "hello"));
        var after = ask("/metrics");

        assertThat(after.headers().firstValue("Content-Type"))
                .hasValueSatisfying(type -> assertThat(type).contains("version=0.0.4"));
        String text = after.body();
        assertThat(Arrays.stream(Metric.values()).filter(metric -> !AT_TIMES.contains(metric)))
                .allSatisfy(metric -> assertThat(text).contains("# TYPE " + metric.title() + " "));
        assertThat(figure(text, "overtrick_acts_total"))
                .isGreaterThanOrEqualTo(figure(before, "overtrick_acts_total") + 2);
        assertThat(figure(text, "overtrick_act_durable_seconds_count"))
                .isEqualTo(figure(text, "overtrick_acts_total"));
        assertThat(figure(text, "overtrick_log_events_total"))
                .isGreaterThan(figure(before, "overtrick_log_events_total"));
        assertThat(figure(text, "overtrick_tables")).isGreaterThanOrEqualTo(1);
        assertThat(figure(text, "overtrick_ready")).isEqualTo(1);
        assertThat(figure(text, "overtrick_build_info{version=\"0.9\"}")).isEqualTo(1);
        assertThat(text).doesNotContain(table.substring("/tables/".length()));
    }

    /// Whoever comes through a server in front, by a name, or with another word is a stranger.
    @Test
    void figuresAreForThisMachineAndForWhoBringsTheWord() {
        assertThat(ask("/metrics").statusCode()).isEqualTo(200);
        assertThat(ask("/metrics", "Authorization", "Bearer " + WORD).statusCode()).isEqualTo(200);
        assertThat(
                        ask(
                                        "/metrics",
                                        "X-Forwarded-For",
                                        "203.0.113.9",
                                        "Authorization",
                                        "Bearer " + WORD)
                                .statusCode())
                .isEqualTo(200);
        for (var headers :
                new String[][] {
                    {"X-Forwarded-For", "127.0.0.1"},
                    {"Forwarded", "for=127.0.0.1"},
                    {"Via", "1.1 front"},
                    {"Authorization", "Bearer " + WORD + "x"},
                    {"Authorization", "Basic YTpi"}
                }) {
            var told = ask("/metrics", headers);
            assertThat(told.statusCode()).as(String.join(" ", headers)).isEqualTo(403);
            assertThat(told.body()).doesNotContain("overtrick_");
        }
    }

    @Test
    void anActIsFoundAgainByTheTraceThatCameWithIt() throws Exception {
        String trace = "4bf92f3577b34da6a3ce929d0e0e4736";
        var address = URI.create("http://127.0.0.1:" + HOUSE.port() + "/play");
        try (var client = HttpClient.newHttpClient()) {
            var asked = HttpRequest.newBuilder(address).POST(HttpRequest.BodyPublishers.noBody());
            var without = client.send(asked.build(), BodyHandlers.ofString());
            var with =
                    client.send(
                            asked.header("traceparent", "00-" + trace + "-00f067aa0ba902b7-01")
                                    .build(),
                            BodyHandlers.ofString());

            assertThat(with.headers().firstValue("traceparent"))
                    .hasValueSatisfying(
                            told -> assertThat(told).matches("00-" + trace + "-[0-9a-f]{16}-01"));
            assertThat(without.headers().firstValue("traceparent"))
                    .hasValueSatisfying(told -> assertThat(told).doesNotContain(trace));
        }
    }
}

package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.page.server.Web;

/// What strangers try at the doors of the club, and what they are told.
@Timeout(value = 60, unit = TimeUnit.SECONDS)
@Tag("page")
class DoorsTest {

    private static final int LARGEST = 64 << 10;
    private static final String PROXY = "127.0.0.1";

    /// The end of an answer that has come whole: an empty piece after the others (RFC 9112, 7.1).
    private static final String WHOLE = "\r\n0\r\n\r\n";

    @RegisterExtension
    private static final House HOUSE =
            House.dealing()
                    .behind(door ->
                            door.withLargestRequest(LARGEST).withNames(Set.of("Bridge.Example")));

    private static Web behindProxy;
    private static Web small;
    private static Web several;

    private final Browser browser = HOUSE.visitor();

    @BeforeAll
    static void openMoreDoors() {
        behindProxy =
                HOUSE.serve(door -> door.withLargestRequest(LARGEST).withProxies(Set.of(PROXY)));
        small = HOUSE.serve(door -> door.withLargestRequest(LARGEST).withPeople(4));
        several = HOUSE.serve(door -> door.withLargestRequest(LARGEST).withPeople(16));
    }

    /// Answers until one is 429.
    private static List<HttpResponse<String>> until429(
            int most, IntFunction<HttpResponse<String>> attempt) {
        var answers = new ArrayList<HttpResponse<String>>();
        for (int number = 0; number < most; number++) {
            answers.add(attempt.apply(number));
            if (answers.getLast().statusCode() == 429) {
                return answers;
            }
        }
        return answers;
    }

    private static void assertToldToWait(HttpResponse<String> answer) {
        assertThat(answer.statusCode()).isEqualTo(429);
        int seconds = Integer.parseInt(answer.headers().firstValue("Retry-After").orElseThrow());
        assertThat(seconds).isBetween(1, 120);
        assertThat(answer.body()).contains("please try again in " + seconds);
    }

    @Test
    void oneVisitorOpensTwentyTablesAtMost() {
        var answers =
                until429(100, _ -> browser.post("/tables", Map.of("robots", "no", "name", "Eve")));

        assertThat(answers).hasSize(21);
        assertToldToWait(answers.getLast());
    }

    @Test
    void refusalIsInTheVisitorsLanguage() {
        browser.post("/preferences", Map.of("lang", "vi"));

        var answers = until429(100, _ -> browser.post("/tables", Map.of("robots", "no")));

        assertThat(answers.getLast().body()).startsWith("Nhiều quá: xin thử lại sau");
    }

    @Test
    void whoNeverKeepsACookieMakesNoThousandGuests() {
        var answers =
                until429(
                        100,
                        _ -> {
                            try (var forgetful = new Browser(small.port())) {
                                return forgetful.post("/me", Map.of("name", "Eve"));
                            }
                        });

        assertThat(answers).hasSize(5); // half of two for each of the four behind the address
        assertToldToWait(answers.getLast());
    }

    @Test
    void aWholeClubComesInAtOnceFromOneAddress() {
        for (int number = 0; number < 60; number++) {
            try (var member = new Browser(HOUSE.port())) {
                var answer = member.post("/tables", Map.of("robots", "no"));
                assertThat(answer.statusCode()).isIn(200, 303);
            }
        }
    }

    @Test
    void whoTalksTooMuchIsAskedToPause() {
        String table = browser.submit("/tables", Map.of("robots", "no")).uri().getPath();

        var answers = until429(50, number -> browser.post(table + "/say", Map.of("text", "x")));

        assertThat(answers.size()).isBetween(11, 20);
        assertToldToWait(answers.getLast());
    }

    @Test
    void codesAreNotFoundByTrying() {
        browser.post("/me", Map.of("name", "Eve"));

        var answers =
                until429(100, number -> browser.get("/tables/AAA" + (char) ('A' + number) + "A"));

        assertThat(answers.size()).isBetween(5, 20);
        assertToldToWait(answers.getLast());
    }

    @Test
    void uploadsAreFew() {
        browser.post("/me", Map.of("name", "Eve"));
        var answers = until429(20, _ -> browser.send(upload("nothing here")));

        assertThat(answers).hasSize(6);
        assertToldToWait(answers.getLast());
    }

    private HttpRequest.Builder upload(String content) {
        String body =
                """
                --edge
                Content-Disposition: form-data; name="pbn"; filename="a.pbn"
                Content-Type: text/plain

                %s
                --edge--
                """
                        .formatted(content)
                        .replace("\n", "\r\n");
        return browser.request("/tables")
                .header("Content-Type", "multipart/form-data; boundary=edge")
                .POST(BodyPublishers.ofString(body));
    }

    @Test
    void preferencesAreNotChangedForEver() {
        browser.post("/me", Map.of("name", "Eve"));

        var answers = until429(100, _ -> browser.post("/preferences", Map.of("lang", "en")));

        assertThat(answers.size()).isBetween(30, 60);
    }

    @Test
    void oneVisitorHasSixteenPagesOpenAtMost() {
        String table = browser.submit("/tables", Map.of("robots", "no")).uri().getPath();
        var open = new ArrayList<Stream<String>>();
        try {
            for (int page = 0; page < 16; page++) {
                open.add(browser.lines(table + "/stream"));
                open.getLast().iterator().next();
            }

            assertToldToWait(browser.get(table + "/stream"));
        } finally {
            open.forEach(Stream::close);
        }
    }

    /// A stranger who holds all streams of an address makes room for whoever comes after them.
    @Test
    void aStrangerWithAllStreamsDoesNotShutOutTheNewcomer() {
        String table = browser.submit("/tables", Map.of("robots", "no")).uri().getPath();
        var open = new ArrayList<RawClient>();
        try {
            String request = "GET %s/stream HTTP/1.1\r\nHost: localhost\r\n\r\n".formatted(table);
            for (int page = 0; page < 4; page++) {
                open.add(new RawClient(small.port()).send(request));
                assertThat(open.getLast().readUntil("retry")).startsWith("HTTP/1.1 200");
            }
            try (var newcomer = new Browser(small.port());
                    var lines = newcomer.lines(table + "/stream")) {
                assertThat(lines.iterator().next()).startsWith("retry");
                assertThat(open.getFirst().readUntil(WHOLE)).endsWith(WHOLE);
                assertThat(open.get(1).isEndedWithin(Duration.ofMillis(300))).isFalse();
            }
        } finally {
            open.forEach(RawClient::close);
        }
    }

    /// Somebody who keeps no cookie opens tables as long as they may; a browser that has shown a
    /// page opens one all the same.
    @Test
    void aStrangerWithManyTablesDoesNotShutOutTheNewcomer() {
        try (var newcomer = new Browser(several.port())) {
            assertThat(newcomer.get("/").statusCode()).isEqualTo(200);
            var answers =
                    until429(
                            100,
                            _ -> {
                                try (var forgetful = new Browser(several.port())) {
                                    return forgetful.post("/tables", Map.of("robots", "no"));
                                }
                            });
            assertToldToWait(answers.getLast());

            assertThat(newcomer.post("/tables", Map.of("robots", "no")).statusCode())
                    .isIn(200, 303);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "//elsewhere.example",
                "/\t/elsewhere.example",
                "/\\elsewhere.example",
                "/\n/elsewhere.example",
                "\\/elsewhere.example",
                "https://elsewhere.example",
                "javascript:alert(1)",
            })
    void noFormLeadsToAnotherServer(String back) {
        var client = HttpClient.newHttpClient();
        var request = browser.form("/preferences", Map.of("lang", "en", "back", back));

        var answer = client.sendAsync(request.build(), HttpResponse.BodyHandlers.ofString()).join();

        assertThat(answer.headers().firstValue("Location")).contains("/");
    }

    @Test
    void formsLeadBackToTheirPage() {
        var client = HttpClient.newHttpClient();
        var request = browser.form("/preferences", Map.of("back", "/me/boards?from=50"));

        var answer = client.sendAsync(request.build(), HttpResponse.BodyHandlers.ofString()).join();

        assertThat(answer.headers().firstValue("Location")).contains("/me/boards?from=50");
    }

    /// A request as no client library would let us write it.
    private static String raw(int port, String request) {
        try (var client = new RawClient(port)) {
            return client.send(request.replace("\n", "\r\n")).readAll();
        }
    }

    private static String asked(String host, String more) {
        return raw(
                HOUSE.port(),
                "GET / HTTP/1.1\nHost: %s\nConnection: close\n%s\n".formatted(host, more));
    }

    @ParameterizedTest
    @CsvSource({
        "127.0.0.1, 200",
        "localhost:8080, 200",
        "bridge.example, 200",
        "BRIDGE.example:443, 200",
        "elsewhere.example, 421",
        "127.0.0.1.elsewhere.example, 421",
        "127.0.0.2, 421",
    })
    void onlyOurOwnNamesAreServed(String host, int status) {
        String answer = asked(host, "");

        assertThat(answer).startsWith("HTTP/1.1 " + status);
        if (status == 421) {
            assertThat(answer).contains("not served under the name " + host);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "Sec-Fetch-Site, cross-site, 403",
        "Sec-Fetch-Site, same-site, 403",
        "Sec-Fetch-Site, same-origin, 200",
        "Origin, https://elsewhere.example, 403",
        "Origin, null, 403",
        "Origin, http://127.0.0.1:1, 403",
    })
    void postsFromOtherSitesChangeNothing(String header, String value, int status) {
        var renamed = browser.submit("/me", Map.of("name", "Ann", "back", "/me/boards"));
        assertThat(renamed.uri().getPath()).isEqualTo("/me/boards");
        assertThat(renamed.body()).contains("value=\"Ann\"");

        var answer = browser.send(browser.form("/me", Map.of("name", "Eve")).header(header, value));

        assertThat(answer.statusCode()).isEqualTo(status);
        String name = status == 403 ? "Ann" : "Eve";
        assertThat(browser.get("/me/boards").body()).contains("value=\"" + name + "\"");
    }

    @Test
    void whatAStrangerSaysOfEncryptionIsNotBelieved() {
        var posted = Map.of("lang", "en");
        var direct = browser.form("/preferences", posted).header("X-Forwarded-Proto", "https");
        assertThat(cookieOf(browser, direct)).doesNotContain("Secure");

        try (var visitor = new Browser(behindProxy.port())) {
            var forwarded =
                    visitor.form("/preferences", posted).header("X-Forwarded-Proto", "https");
            assertThat(cookieOf(visitor, forwarded)).contains("Secure");
        }
    }

    private static String cookieOf(Browser browser, HttpRequest.Builder request) {
        var answer = browser.send(request.header("HX-Request", "true"));
        return answer.headers().firstValue("Set-Cookie").orElseThrow();
    }

    @Test
    void requestsThatAreNoneAreAnsweredWithASentence() {
        assertThat(raw(HOUSE.port(), "what is trumps\n\n"))
                .startsWith("HTTP/1.1 505")
                .endsWith("That is no request this server understands.");
        assertThat(raw(HOUSE.port(), "GET / HTTP/1.1\nHost: localhost\nHost: two\n\n"))
                .startsWith("HTTP/1.1 400")
                .endsWith("That is no request this server understands.");
        assertThat(asked("localhost", "Cookie: a=" + "x".repeat(20_000) + "\n"))
                .startsWith("HTTP/1.1 431")
                .contains("The request carries too much before its content")
                .doesNotContain("<html");
        assertThat(raw(HOUSE.port(), "GET /" + "x".repeat(20_000) + " HTTP/1.1\n\n"))
                .startsWith("HTTP/1.1 414")
                .contains("The address is too long.");
        assertThat(raw(HOUSE.port(), "GET /%00%zz HTTP/1.1\nHost: localhost\n\n"))
                .startsWith("HTTP/1.1 400")
                .endsWith("That is no request this server understands.");
    }

    @Test
    void aFormThatDoesNotSayItsLengthIsMeasured() {
        var form = browser.form("/tables", Map.of("table", "x".repeat(2 * LARGEST)));

        assertTooLarge(form.build());
    }

    @Test
    void aFileThatDoesNotSayItsLengthIsMeasured() {
        assertTooLarge(upload("x".repeat(2 * LARGEST)).build());
    }

    private void assertTooLarge(HttpRequest request) {
        var chunked = BodyPublishers.fromPublisher(request.bodyPublisher().orElseThrow());

        var answer = browser.send(HttpRequest.newBuilder(request, (_, _) -> true).POST(chunked));

        assertThat(answer.statusCode()).isEqualTo(413);
        assertThat(answer.body()).isEqualTo("That is too large: at most 64 kB are taken.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"9223372036854775807", "1000000"})
    void nobodyHasSeenWhatIsStillToCome(String seen) {
        String table = browser.submit("/play", Map.of("name", "Ann")).uri().getPath();

        var answer = browser.post(table + "/call", Map.of("call", "P", "seen", seen));

        assertThat(answer.statusCode()).isEqualTo(422);
        assertThat(answer.body()).contains("is not the number of an event");
    }

    @Test
    void aNameIsNotCutInsideALetter() {
        String family = "👨‍👩‍👧‍👦"; // eleven chars, one letter
        browser.submit("/me", Map.of("name", family.repeat(5)));

        assertThat(browser.get("/me/boards").body()).contains("value=\"" + family.repeat(2) + "\"");
    }

    @Test
    void aStreamGoesOnAfterTheLastEventOfItsHeader() {
        String table = browser.submit("/tables", Map.of("robots", "no")).uri().getPath();
        long last = number(browser, table);
        var request = browser.request(table + "/stream").header("Last-Event-ID", "" + last);
        try (var lines = browser.lines(request)) {
            browser.post(table + "/say", Map.of("text", "anybody there"));

            assertThat(firstNews(lines)).contains("anybody there").doesNotContain("id=\"board\"");
        }
        var behind = browser.request(table + "/stream").header("Last-Event-ID", "" + (last - 1));
        try (var lines = browser.lines(behind)) {
            assertThat(firstNews(lines)).contains("id=\"board\"").contains("id=\"chat\"");
        }
    }

    private static long number(Browser browser, String table) {
        String page = browser.get(table).body();
        int from = page.indexOf("data-number=\"") + "data-number=\"".length();
        return Long.parseLong(page.substring(from, page.indexOf('"', from)));
    }

    private static String firstNews(Stream<String> lines) {
        return lines.filter(line -> line.startsWith("data: ")).findFirst().orElseThrow();
    }
}

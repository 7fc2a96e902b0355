package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(value = 60, unit = TimeUnit.SECONDS)
class WebTest {

    private static final int LARGEST = 64 << 10;
    private static final Pattern CARD = Pattern.compile("id=\"([SHDC][2-9TJQKA])\"");
    private static final Pattern ANY_CARD =
            Pattern.compile(
                    "aria-label=\"(two|three|four|five|six|seven|eight|nine|ten|jack|queen|king|ace) of");

    @RegisterExtension
    private static final House HOUSE =
            House.dealing().behind(door -> door.withLargestRequest(LARGEST));

    private final Browser browser = HOUSE.visitor();

    /// A table with three robots at which it is the visitor's turn to call.
    private String tableAtMyTurn() {
        var first = browser.submit("/play", Map.of("name", "Ann"));
        String path = first.uri().getPath();
        browser.await(path, "data-turn=\"mine\"");
        return path;
    }

    @Test
    void firstClickLeadsToTheTableAndTheSecondIsTheFirstCall() {
        String table = tableAtMyTurn();

        var answer = browser.post(table + "/call", Map.of("call", "P"));

        assertThat(answer.statusCode()).isEqualTo(204);
    }

    @Test
    void plainFormsComeBackToTheTable() {
        String table = tableAtMyTurn();

        var answer = browser.submit(table + "/call", Map.of("call", "7N", "said", "all of them"));

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.uri().getPath()).isEqualTo(table);
        assertThat(answer.body()).contains("all of them");
    }

    @Test
    void ownHandIsAllThatTheBytesHoldDuringTheAuction() {
        var page = browser.get(tableAtMyTurn()).body();

        var cards = new TreeSet<String>();
        CARD.matcher(page).results().forEach(found -> cards.add(found.group(1)));
        assertThat(cards).hasSize(13);
        assertThat(ANY_CARD.matcher(page).results().count()).isEqualTo(13);
    }

    @Test
    void watchersSeeNoCardsDuringTheAuction() {
        String table = tableAtMyTurn();
        try (var stranger = new Browser(HOUSE.port())) {
            String page = stranger.get(table).body();

            assertThat(CARD.matcher(page).find()).isFalse();
            assertThat(ANY_CARD.matcher(page).find()).isFalse();
            assertThat(page).doesNotContain("id=\"said\"");
        }
    }

    @Test
    void refusalIsASentenceWithItsLaw() {
        String table = tableAtMyTurn();

        var answer = browser.post(table + "/card", Map.of("card", "SA"));

        assertThat(answer.statusCode()).isEqualTo(422);
        assertThat(answer.body()).isEqualTo("The auction is not over yet (Law 24).");
    }

    @Test
    void refusalSpeaksTheVisitorsLanguage() {
        String table = tableAtMyTurn();
        browser.post("/preferences", Map.of("lang", "vi"));

        var answer = browser.post(table + "/card", Map.of("card", "SA"));

        assertThat(answer.body()).isEqualTo("Chưa rao giá xong (điều 24).");
        assertThat(browser.get(table).body())
                .contains("lang=\"vi\"")
                .contains("Đến lượt bạn rao giá");
    }

    @Test
    void whatWasDecidedOnOldKnowledgeIsAConflict() {
        String table = tableAtMyTurn();

        var answer = browser.post(table + "/call", Map.of("call", "P", "seen", "1"));

        assertThat(answer.statusCode()).isEqualTo(409);
    }

    @ParameterizedTest
    @CsvSource({
        "call, call, 8H, 'A call is P'",
        "card, card, ZZ, 'A card is'",
        "claim, tricks, many, 'whole number from 0 to 13'",
        "claim, tricks, 14, 'whole number from 0 to 13'",
        "sit, seat, Q, 'The seat must be'",
        "claim-answer, agree, perhaps, 'must be yes or no'",
        "undo, seen, soon, 'not the number of an event'",
    })
    void whatIsNotUnderstoodIsSaid(String deed, String field, String value, String told) {
        String table = tableAtMyTurn();

        var answer = browser.post(table + "/" + deed, Map.of(field, value));

        assertThat(answer.statusCode()).isEqualTo(422);
        assertThat(answer.body()).contains(told);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/nowhere",
                "/tables/ZZZZZ",
                "/tables/x",
                "/tables/ZZZZZ/stream",
                "/tables/ZZZZZ/boards/1",
                "/tables/ZZZZZ/boards/many",
                "/join?code=ZZZZZ",
                "/assets/0/secret.txt",
            })
    void whatIsNotThereIsAPageThatSaysSo(String path) {
        var answer = browser.get(path);

        assertThat(answer.statusCode()).isEqualTo(404);
        assertThat(answer.body()).contains("<h1>").contains("href=\"/\"");
    }

    @Test
    void wrongMethodIsSaid() {
        assertThat(browser.send(browser.request("/play").GET()).statusCode()).isEqualTo(405);
    }

    @Test
    void whatIsTooLargeIsTurnedAwayWithASentence() {
        var answer = browser.post("/tables", Map.of("table", "x".repeat(LARGEST + 1)));

        assertThat(answer.statusCode()).isEqualTo(413);
        assertThat(answer.body()).isEqualTo("That is too large: at most 64 kB are taken.");
    }

    @Test
    void otherSitesCannotPostForTheVisitor() {
        var form = Map.of("name", "Eve");
        var fetched = browser.form("/me", form).header("Sec-Fetch-Site", "cross-site");
        var posted = browser.form("/me", form).header("Origin", "https://elsewhere.example");
        var own = browser.form("/me", form).header("Origin", "http://127.0.0.1:" + HOUSE.port());

        assertThat(browser.send(fetched).statusCode()).isEqualTo(403);
        assertThat(browser.send(posted).statusCode()).isEqualTo(403);
        assertThat(browser.send(own).statusCode()).isEqualTo(200);
    }

    @Test
    void pagesRunAndLoadNothingFromElsewhere() {
        for (String path : new String[] {"/", tableAtMyTurn(), "/me/boards", "/tables"}) {
            var page = browser.get(path);

            assertThat(page.headers().firstValue("Content-Security-Policy").orElse(""))
                    .startsWith("default-src 'self'")
                    .doesNotContain("unsafe");
            assertThat(page.body()).doesNotContain(" style=").doesNotContain("onclick");
            assertThat(page.body()).doesNotContainPattern("<script(?![^>]* src=\"/)");
            assertThat(page.body()).doesNotContainPattern("(src|href)=\"(https?:)?//");
        }
    }

    @Test
    void assetsAreKeptForEverByTheirName() {
        String page = browser.get("/").body();
        var address = Pattern.compile("/assets/[0-9a-f]+/overtrick\\.css").matcher(page);
        assertThat(address.find()).isTrue();

        var answer =
                browser.send(browser.request(address.group()).header("Accept-Encoding", "gzip"));

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.headers().firstValue("Cache-Control").orElse("")).contains("immutable");
        assertThat(answer.headers().firstValue("Content-Encoding")).contains("gzip");
    }

    @Test
    void joinLeadsToTheTableInAnyWriting() {
        String table = tableAtMyTurn();
        String code = URI.create(table).getPath().substring("/tables/".length());
        String small = code.toLowerCase(Locale.ROOT);

        for (String typed :
                List.of(
                        small,
                        small.substring(0, 2) + " " + small.substring(2),
                        code.substring(0, 3) + "-" + code.substring(3),
                        "http://club.example/tables/" + code)) {
            var answer =
                    browser.get("/join?code=" + URLEncoder.encode(typed, StandardCharsets.UTF_8));

            assertThat(answer.uri().getPath()).isEqualTo(table);
        }
    }

    @Test
    void aWrongCodeStaysInItsFieldWithTheReason() {
        var answer = browser.get("/join?code=k7+p2q");

        assertThat(answer.statusCode()).isEqualTo(404);
        assertThat(answer.body())
                .contains("value=\"k7 p2q\"")
                .contains("neither a table nor an event with this code: k7 p2q.")
                .contains("aria-describedby=\"wrong\"");
    }

    @Test
    void lobbyShowsTheTable() {
        String table = tableAtMyTurn();

        assertThat(browser.get("/").body()).contains("href=\"" + table + "\"");
    }

    @Test
    void namesAreTextAndNotMarkup() {
        String table = browser.submit("/play", Map.of("name", "<b>Bob</b>")).uri().getPath();
        browser.post(table + "/say", Map.of("text", "<img src=x onerror=alert(1)>"));

        String page = browser.get(table).body();

        assertThat(page)
                .contains("&lt;b&gt;Bob")
                .doesNotContain("<b>Bob")
                .doesNotContain("<img src=x");
    }

    @Test
    void streamBringsWhatHasChangedWithItsNumber() {
        String table = tableAtMyTurn();
        try (var lines = browser.lines(table + "/stream")) {
            var reading = lines.iterator();
            assertThat(next(reading, "data: "))
                    .contains("id=\"auction\"")
                    .contains("id=\"place-S\"");

            browser.post(table + "/call", Map.of("call", "7N"));

            String id = next(reading, "id: ");
            String news = next(reading, "data: ");
            assertThat(Long.parseLong(id.substring(4))).isPositive();
            assertThat(news).contains("id=\"auction\"").contains("7 notrump");
            assertThat(news).contains("id=\"live\"");
            assertThat(news).doesNotContain("id=\"chat\"");
        }
    }

    private static String next(java.util.Iterator<String> lines, String start) {
        while (true) {
            String line = lines.next();
            if (line.startsWith(start)) {
                return line;
            }
        }
    }

    @Test
    void readerWhoIsUpToDateIsSentNothingOld() {
        String table = browser.submit("/tables", Map.of("robots", "no")).uri().getPath();
        String page = browser.get(table).body();
        var number = Pattern.compile("data-number=\"(\\d+)\"").matcher(page);
        assertThat(number.find()).isTrue();
        try (var lines = browser.lines(table + "/stream?last=" + number.group(1))) {
            var reading = lines.iterator();

            browser.post(table + "/say", Map.of("text", "anybody there"));

            assertThat(next(reading, "data: "))
                    .contains("anybody there")
                    .doesNotContain("id=\"board\"");
        }
    }

    @Test
    void fileThatIsNoPbnIsExplained() {
        String boundary = "edge";
        String body =
                """
                --edge
                Content-Disposition: form-data; name="pbn"; filename="a.pbn"
                Content-Type: text/plain

                nothing here
                --edge--
                """
                        .replace("\n", "\r\n");
        var request =
                browser.request("/tables")
                        .header("Content-Type", "multipart/form-data; boundary=" + boundary)
                        .POST(java.net.http.HttpRequest.BodyPublishers.ofString(body));

        var answer = browser.send(request);

        assertThat(answer.statusCode()).isEqualTo(422);
        assertThat(answer.body()).startsWith("The file cannot be read");
    }

    @Test
    void finishedBoardHasItsPage() {
        String table = tableAtMyTurn();
        int tries = 0;
        while (!browser.get(table).body().contains("data-phase=\"over\"")) {
            playOn(table);
            assertThat(tries++).isLessThan(2000);
        }

        assertThat(browser.get(table).body()).contains(table + "/boards/1");
        var page = browser.await(table + "/boards/1", "class=\"finished\"");
        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(browser.get("/me/boards").body()).contains(table + "/boards/1");
        assertThat(browser.post(table + "/next", Map.of()).statusCode()).isEqualTo(204);
    }

    private void playOn(String table) {
        String page = browser.get(table).body();
        var card = Pattern.compile("<button id=\"(..)\" class=\"card").matcher(page);
        if (page.contains("data-phase=\"auction\"") && page.contains("data-turn=\"mine\"")) {
            browser.post(table + "/call", Map.of("call", "P"));
        } else if (card.find()) {
            browser.post(table + "/card", Map.of("card", card.group(1)));
        } else if (page.contains("name=\"agree\" value=\"yes\"")) {
            browser.post(table + "/claim-answer", Map.of("agree", "yes"));
        } else {
            Browser.pause();
        }
    }
}

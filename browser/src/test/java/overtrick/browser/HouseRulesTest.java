package overtrick.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Request;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Nothing leaves the house, and little is carried.
class HouseRulesTest {

    @RegisterExtension private static final Evening EVENING = Evening.playing(Boards.GAME);

    /// Time is only written down: it says more about the machine than about the page.
    private static final Path MEASURED = Path.of("target", "first-table-page.txt");

    private static final List<String> DOORS =
            List.of(
                    "/",
                    "/tables",
                    "/look",
                    "/me/boards",
                    "/systems",
                    "/sheet",
                    "/social",
                    "/can",
                    "/events",
                    "/laws");

    private static final int TABLE_BYTES = 150_000;

    /// That nothing was asked of other houses is checked after every test.
    @Test
    void noPageMayLoadAnythingFromElsewhere() {
        var ann = EVENING.visitor();
        ann.playNow();
        String table = "/tables/" + ann.table().code();

        for (var path : Stream.concat(DOORS.stream(), Stream.of(table)).toList()) {
            assertThat(ann.open(path).headerValue("content-security-policy"))
                    .as(path)
                    .contains("default-src 'self'")
                    .doesNotContain("unsafe");
        }
    }

    @Test
    void pageOfATableAsksForOneScriptOfOurs() {
        var ann = EVENING.visitor();
        ann.playNow();

        var scripts =
                ann.requests().stream()
                        .filter(request -> request.resourceType().equals("script"))
                        .map(request -> Path.of(URI.create(request.url()).getPath()).getFileName())
                        .map(Path::toString)
                        .collect(Collectors.toSet());

        assertThat(scripts).containsExactlyInAnyOrder("htmx.js", "overtrick.js");
    }

    @Test
    void firstTablePageIsLight() throws IOException {
        var ann = EVENING.visitor();
        ann.playNow();
        ann.awaitMyTurn();
        ann.letAllIn();
        var eve = EVENING.visitor();

        eve.open("/tables/" + ann.table().code());
        eve.at("#board").waitFor();

        int carried =
                eve.requests().stream()
                        .filter(request -> !request.resourceType().equals("eventsource"))
                        .mapToInt(HouseRulesTest::carried)
                        .sum();
        int streamed = eve.messages().stream().mapToInt(news -> news.text().length()).sum();
        Files.writeString(
                MEASURED,
                "first table page: %d bytes, first paint after %s ms%n"
                        .formatted(carried + streamed, firstPaint(eve)));
        assertThat(carried + streamed).isLessThan(TABLE_BYTES);
    }

    private static int carried(Request request) {
        var sizes = request.sizes();
        return sizes.responseBodySize + sizes.responseHeadersSize;
    }

    private static String firstPaint(Visitor visitor) {
        return String.valueOf(
                visitor.page()
                        .evaluate(
                                "() => performance.getEntriesByName('first-paint')[0]?.startTime"));
    }
}

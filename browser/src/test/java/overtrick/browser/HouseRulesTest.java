package overtrick.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Request;
import com.microsoft.playwright.Response;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Nothing leaves the house, and little is carried.
class HouseRulesTest {

    @RegisterExtension private static final Evening EVENING = Evening.playing(Boards.GAME);

    /// Time is only written down: it says more about the machine than about the page.
    private static final Path MEASURED = Path.of("target", "first-table-page.txt");

    private static final int TABLE_BYTES = 150_000;
    private static final int SCRIPTS = 15;
    private static final int SCRIPT_LINES = 150;

    @Test
    void nothingLeavesTheHouseAndNothingGoesWrong() {
        var ann = EVENING.visitor();
        var pages = new ArrayList<String>();

        Walk.through(ann, () -> {}, pages::add);

        assertThat(pages).hasSize(15);
        assertThat(ann.errors()).isEmpty();
        assertThat(ann.requests())
                .extracting(request -> URI.create(request.url()).getAuthority())
                .containsOnly(EVENING.house().authority());
        assertThat(documents(ann))
                .hasSizeGreaterThanOrEqualTo(9)
                .allSatisfy(answer ->
                        assertThat(answer.headerValue("content-security-policy"))
                                .contains("default-src 'self'")
                                .doesNotContain("unsafe"));
    }

    private static List<Response> documents(Visitor visitor) {
        return visitor.responses().stream()
                .filter(answer -> answer.request().resourceType().equals("document"))
                .toList();
    }

    /// One script in parts, each of which does one thing.
    @Test
    void partsOfTheScriptAreFewAndShort() {
        var ann = EVENING.visitor();
        ann.playNow();

        var scripts =
                ann.requests().stream()
                        .filter(request -> request.resourceType().equals("script"))
                        .map(request -> URI.create(request.url()))
                        .filter(script -> !script.getPath().contains("htmx"))
                        .collect(Collectors.toSet());

        assertThat(scripts).hasSizeBetween(1, SCRIPTS);
        for (var script : scripts) {
            assertThat(ann.fetch(script.getPath()).text().lines()).hasSizeLessThan(SCRIPT_LINES);
        }
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

package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import overtrick.dealing.script.Phrase;
import overtrick.page.Words;

/// Scripts that deal, on their page.
class DealingTest {

    @RegisterExtension private static final House HOUSE = House.dealing();

    private final Browser ann = HOUSE.visitor();

    private String begin(String script) {
        var page = ann.submit("/dealing", Map.of("script", script));
        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.uri().getPath()).startsWith("/dealing/");
        return page.uri().getPath();
    }

    private String whenOver(String path) {
        await().atMost(Duration.ofSeconds(60))
                .until(() -> ann.get(path).body().contains("aria-busy=\"false\""));
        return ann.get(path).body();
    }

    @Test
    void dealsAreFoundShownAndTakenAlong() {
        String path = begin("condition hcp(south) >= 20\nproduce 5\naction printall");
        String page = whenOver(path);

        assertThat(page).contains("Done.", "of which 5 fit", "Board 5", "One deal in");
        String pbn = ann.get(path + "/deals.pbn").body();
        assertThat(pbn.split("\\[Deal ")).hasSize(6);
        assertThat(ann.get(path + "/deals.lin").body()).contains("md|");
        assertThat(ann.submit("/look", Map.of("text", pbn)).body()).contains("/look/");
    }

    /// Line breaks count in scripts, and in PBN, and a page is written without the breaks of its
    /// template.
    @Test
    void whatAPageHoldsReadyIsSentAsItWasWritten() {
        var samples = held(ann.get("/dealing").body(), "script");

        assertThat(samples).hasSize(3).allSatisfy(text -> assertThat(text).startsWith("# "));
        assertThat(whenOver(begin(samples.getFirst())))
                .contains("of which 12 fit", "tricks in notrump");

        String path = begin("condition hcp(south) >= 20\nproduce 5\naction printall");
        var boards = held(whenOver(path), "text");
        assertThat(boards).containsExactly(ann.get(path + "/deals.pbn").body().replace("\r", ""));
    }

    /// The values of the hidden fields of this name, as a browser reads them.
    private static List<String> held(String page, String field) {
        return Pattern.compile("name=\"%s\" value=\"([^\"]*)\"".formatted(field))
                .matcher(page)
                .results()
                .map(found -> found.group(1))
                .map(DealingTest::read)
                .toList();
    }

    private static String read(String value) {
        return Pattern.compile("&#(\\d+);")
                .matcher(value)
                .replaceAll(sign ->
                        Matcher.quoteReplacement(
                                Character.toString(Integer.parseInt(sign.group(1)))))
                .replace("&lt;", "<")
                .replace("&gt;", ">")
                .replace("&amp;", "&");
    }

    @Test
    void figuresStandInTables() {
        String page =
                whenOver(
                        begin(
                                "condition spades(south) == 5 produce 2000 action"
                                        + " average \"together\" spades(north) + spades(south),"
                                        + " frequency \"alone\" (spades(north), 0, 8),"
                                        + " frequency \"two\" (hcp(north), 0, 9, hearts(east), 0, 3)"));

        assertThat(page)
                .contains("together", "alone", "two", "of which 2,000 fit")
                .containsPattern("<td>\\d\\.\\d{3} ± 0\\.0\\d\\d</td>");
        assertThat(page).contains("<th scope=\"col\">&gt; 3</th>");
    }

    @Test
    void whatIsWrongIsToldWithItsPlaceInBothLanguages() {
        var page = ann.submit("/dealing", Map.of("script", "produce 3\nhcp(norht) > <b>"));
        assertThat(page.statusCode()).isEqualTo(422);
        assertThat(page.body()).contains("Line 2, column 5: norht").doesNotContain("<b>\n</text");

        ann.post("/preferences", Map.of("lang", "vi"));
        assertThat(ann.submit("/dealing", Map.of("script", "hcp(")).body())
                .contains("Dòng 1, cột 5", "north, east, south hoặc west");
        assertThat(whenOver(begin("condition 1 / (hcp(north) - hcp(north)) > 0")))
                .contains("phép chia có số chia là 0");
        for (var phrase : Phrase.values()) {
            assertThat(Words.in(Locale.of("vi")).has("lib.deal.phrase." + phrase)).isTrue();
        }
    }

    @Test
    void ofManyDealsIsToldHowManyAreShown() {
        String few = whenOver(begin("produce 12 action printall"));
        String many = whenOver(begin("produce 20 action printall"));

        assertThat(few).contains("Board 12").doesNotContain("are shown here");
        assertThat(many).contains("12 of 20 are shown here").doesNotContain("Board 13");
    }

    @Test
    void whatTakesTooLongIsStoppedByItsOwner() {
        String path = begin("generate 2000000000 condition hcp(north) * rnd(2) > 90");
        ann.post(path + "/stop", Map.of());

        assertThat(whenOver(path)).contains("Stopped.");
    }

    @Test
    void aNewScriptOfTheSameVisitorStopsTheOld() {
        String first = begin("generate 2000000000 condition hcp(north) * rnd(2) > 90");
        String second = begin("produce 1");

        assertThat(whenOver(second)).contains("Done.");
        assertThat(whenOver(first)).contains("Stopped.");
    }

    @Test
    void aScriptThatIsNotKeptIsNotThere() {
        assertThat(ann.get("/dealing/nothing").statusCode()).isEqualTo(404);
    }
}

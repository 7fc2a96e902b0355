package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import overtrick.library.Exhibit;
import overtrick.library.Story;

/// The library of one shelf and the page of odds behind a true server.
@Timeout(value = 60, unit = TimeUnit.SECONDS)
@Tag("library")
class LibraryTest {

    @RegisterExtension private static final House HOUSE = House.dealing();

    private final Browser ann = HOUSE.visitor();

    @Test
    void theShelfHasEveryGameAndIsReachedFromTheFrontPage() {
        assertThat(ann.get("/").body()).contains("href=\"/library\"");
        var shelf = ann.get("/library").body();

        for (var story : Story.values()) {
            assertThat(shelf).contains("href=\"/library/" + story.code() + "\"");
        }
        assertThat(shelf).contains("href=\"/odds\"");
    }

    @ParameterizedTest
    @EnumSource
    void everyGameHasItsStoryItsScoresAndAButton(Story story) {
        var page = ann.get("/library/" + story.code()).body();

        assertThat(page).contains("<caption>").contains("All games");
        ann.post("/preferences", Map.of("lang", "vi"));
        assertThat(ann.get("/library/" + story.code()).body()).contains("Tất cả các trò");
    }

    @ParameterizedTest
    @EnumSource
    void oneClickStartsTheGame(Story story) {
        assertThat(story.start().isPresent()).isEqualTo(story != Story.DUPLICATE);
        var table =
                story.start().isPresent()
                        ? ann.submit(
                                "/social/tables",
                                Map.of("form", story.start().get(), "robots", "yes"))
                        : ann.submit("/play", Map.of());

        assertThat(table.statusCode()).isEqualTo(200);
        assertThat(table.uri().getPath()).startsWith("/tables/");
    }

    /// Figures that only the rules can have put there.
    @ParameterizedTest
    @CsvSource({
        "whist, <td>2</td>",
        "bridge-whist, <td>12</td>",
        "auction, <td>30 + 10</td>",
        "plafond, <td>200</td>",
        "rubber, <td>700</td>",
        "chicago, <td>500</td>",
        "party, <td>1090</td>",
        "duplicate, <td>1400</td>",
    })
    void theTablesAreThoseOfTheRules(String story, String cell) {
        assertThat(ann.get("/library/" + story).body()).contains(cell);
    }

    /// Every room hangs full in both languages, and each of its tables starts a game.
    @ParameterizedTest
    @EnumSource
    void everyRoomHasItsThingsAndTheirTables(Exhibit room) {
        var page = ann.get("/library/" + room.code()).body();

        assertThat(ann.get("/library").body()).contains("href=\"/library/" + room.code() + "\"");
        assertThat(page).doesNotContain("lib.room").contains("<h2 id=\"of-", "class=\"drawing\"");
        int things = page.split("<article").length - 1;
        assertThat(page.split("name=\"robots\"|action=\"/play\"")).hasSize(things + 1);
        assertThat(page.split("<svg class=\"drawing\"[^>]*>\\s*<(path|circle)"))
                .as("a picture for each")
                .hasSize(things + 1);
        ann.post("/preferences", Map.of("lang", "vi"));
        assertThat(ann.get("/library/" + room.code()).body())
                .doesNotContain("lib.room", "A table of")
                .contains("Mở bàn");
    }

    @Test
    void theTreeLeadsToEveryGame() {
        var page = ann.get("/library/rules").body();

        for (var story : Story.values()) {
            assertThat(page).contains("<a href=\"/library/" + story.code() + "\">");
        }
    }

    @Test
    void aRoomStartsBaiCan() {
        assertThat(ann.submit("/can/tables", Map.of("robots", "yes")).uri().getPath())
                .startsWith("/tables/");
    }

    @Test
    void aSuitIsDealtByHand() {
        assertThat(ann.get("/odds?missing=5&left=8&right=13").body())
                .contains("5 missing, 8 and 13 places", "On average 1.9 on the left");
        assertThat(ann.get("/odds?missing=50&left=&right=1").body())
                .contains("role=\"alert\"", "5 missing, 13 and 13 places");
    }

    @Test
    void anUnknownGameIsNotThere() {
        var answer = ann.get("/library/towie");

        assertThat(answer.statusCode()).isEqualTo(404);
        assertThat(answer.body()).contains("no such game here: towie");
    }

    @Test
    void theOddsAreWorkedOut() {
        assertThat(ann.get("/odds").body())
                .contains("not vulnerable: from 45.5% on; 6 to win, 5 to lose") // 4♥
                .contains("from 56.7% on; 13 to win, 17 to lose") // 7♥ vulnerable
                .contains("4–1</th>")
                .contains("28.3%");
    }

    @Test
    void aHandIsCountedOldAndNew() {
        var page = ann.get("/odds?hand=AK432.AQ5.KQ6.32").body();

        assertThat(page).contains("<b>4½</b>").contains("<b>18</b>").contains("of 40");
        assertThat(ann.get("/odds?hand=AK432+AQ5+KQ6+32").body()).contains("<b>4½</b>");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    AKQ.AKQ.AKQ.AK            | A hand has thirteen cards; these are 11.
                    hello                     | That is no hand.
                    %3Cscript%3E              | value="&lt;script>"
                    """)
    void whatIsNoHandIsSaid(String typed, String said) {
        assertThat(ann.get("/odds?hand=" + typed).body()).contains(said).doesNotContain("<script>");
    }
}

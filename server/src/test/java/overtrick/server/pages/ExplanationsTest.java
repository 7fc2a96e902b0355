package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;

/// What calls show, at the table and afterwards. North, a robot, opens 1NT; Ann sits South.
@Timeout(value = 60, unit = TimeUnit.SECONDS)
@Tag("bridgetable")
class ExplanationsTest {

    @RegisterExtension
    private static final House HOUSE = House.dealing().playing(Boards.ONE_NOTRUMP);

    /// A new visitor each time: nobody is dealt a board that they have seen.
    private final Browser ann = HOUSE.visitor();

    /// After North's 1NT and East's pass.
    private String tableAtMyTurn() {
        String table = ann.submit("/play", Map.of("name", "Ann")).uri().getPath();
        ann.await(table, "data-turn=\"mine\"");
        return table;
    }

    /// What is told of a call, as it is heard.
    private static String why(String page, int place) {
        int from = page.indexOf("id=\"why-" + place + "\"");
        String told = page.substring(page.indexOf("<p>", from) + 3, page.indexOf("</p>", from));
        return told.replaceFirst("(?s)<b aria-hidden=\"true\">.*?</b>", "")
                .replaceAll("<[^>]*>", "")
                .replaceAll("\\s+", " ")
                .strip();
    }

    @Test
    void aRobotsCallIsExplainedToEverybodyItsPartnerToo() {
        String page = ann.get(tableAtMyTurn()).body();

        assertThat(why(page, 0)).isEqualTo("North, 1 notrump. 15–17 points, balanced");
        assertThat(page)
                .contains("Notrump opening: 15–17 HCP, balanced")
                .contains("announced: 15 to 17")
                .containsPattern(">\\s*15–17\\s*</small>");
    }

    @Test
    void aPersonsCallIsExplainedByTheSystemOfHisSide() {
        String table = tableAtMyTurn();
        ann.post(table + "/call", Map.of("call", "2D"));

        String page = ann.await(table, "id=\"why-4\"").body();

        assertThat(why(page, 2))
                .startsWith("South, 2 diamonds. In Standard American it would show: Transfer");
        assertThat(page).contains("aria-label=\"2 diamonds, announced: hearts\"");
        assertThat(why(page, 4)).startsWith("North, 2 hearts. Completes the transfer");
    }

    @Test
    void anAlertIsSeenAndHeard() {
        String table = tableAtMyTurn();
        ann.post(table + "/call", Map.of("call", "2C"));

        String page = ann.await(table, "id=\"why-3\"").body();

        assertThat(page)
                .contains("aria-label=\"2 clubs, alerted\"")
                .contains("<small class=\"alert\"");
    }

    @Test
    void ownWordsStandBeforeTheSystem() {
        String table = tableAtMyTurn();
        ann.post(table + "/call", Map.of("call", "3C", "said", "long clubs"));

        String page = ann.await(table, "id=\"why-3\"").body();

        assertThat(why(page, 2))
                .startsWith("South, 3 clubs. “long clubs” in the caller’s own words. In Standard");
    }

    @Test
    void explanationsAreInTheReadersLanguage() {
        String table = tableAtMyTurn();
        ann.post(table + "/let-in", Map.of("access", "FRIENDS"));
        try (var minh = new Browser(HOUSE.port())) {
            minh.submit("/preferences", Map.of("lang", "vi"));

            assertThat(why(minh.get(table).body(), 0))
                    .isEqualTo("Bắc, 1 không chủ. 15–17 điểm, phân bố đều");
        }
    }

    @Test
    void aFinishedBoardExplainsItsCalls() {
        String table = PlayedBoard.by(ann);

        String page = ann.get(table + "/boards/1").body();

        assertThat(page)
                .contains("Notrump opening: 15–17 HCP, balanced")
                .contains("href=\"/systems/standard-american\"")
                .doesNotContain("Nothing more to say");
    }

    @Test
    void everySystemHasItsCard() {
        assertThat(ann.get("/systems").body()).contains("href=\"/systems/standard-american\"");
        assertThat(ann.get("/systems/standard-american").body())
                .contains("<h1>Standard American</h1>")
                .contains("Opening bids")
                .contains("Responses to 1NT")
                .contains("Notrump opening: 15–17 HCP, balanced");
        try (var minh = new Browser(HOUSE.port())) {
            minh.submit("/preferences", Map.of("lang", "vi"));
            assertThat(minh.get("/systems/standard-american").body())
                    .contains("Giá mở bài")
                    .contains("Trả lời cho 1NT");
        }
    }

    @Test
    void whoOpensATableChoosesTheSystems() {
        var asked = Map.of("ns", "standard-american", "ew", "standard-american", "robots", "yes");
        String table = ann.submit("/tables", asked).uri().getPath();

        assertThat(ann.await(table, "class=\"agreed\"").body()).contains("Card of East–West");
    }

    /// What they chose is chosen for them when they come again.
    @Test
    void whoPlaysNowChoosesTheSystems() {
        try (var ben = new Browser(HOUSE.port())) {
            var asked = Map.of("ns", "acol", "ew", "precision");
            String first = ben.submit("/play", asked).uri().getPath();
            String front = ben.get("/").body();
            String second = ben.submit("/play", Map.of()).uri().getPath();

            assertThat(front)
                    .contains("Bidding: Acol against Precision")
                    .contains("<option value=\"acol\" selected>")
                    .contains("<option value=\"precision\" selected>");
            for (String table : List.of(first, second)) {
                assertThat(ben.await(table, "class=\"agreed\"").body())
                        .contains("href=\"/systems/acol\"")
                        .contains("href=\"/systems/precision\"");
            }
        }
    }

    @Test
    void aSystemThatIsNotThereIsRefused() {
        assertThat(ann.get("/systems/blue-moon").statusCode()).isEqualTo(404);
        var answer = ann.submit("/tables", Map.of("ns", "blue-moon"));
        assertThat(answer.statusCode()).isEqualTo(422);
        assertThat(answer.body()).contains("no bidding system blue-moon");
    }
}

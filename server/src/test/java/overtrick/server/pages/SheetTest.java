package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.cards.Side;
import overtrick.house.codes.TableId;
import overtrick.page.WebSettings;
import overtrick.page.Words;
import overtrick.page.server.Web;
import overtrick.server.Club;
import overtrick.server.ClubSettings;
import overtrick.server.front.ClubPages;

/// Score sheets and slips, and the picture of a table's link.
@Timeout(value = 60, unit = TimeUnit.SECONDS)
@Tag("boards")
class SheetTest {

    @TempDir private static Path data;

    private static Club club;
    private static Web web;

    /// Somebody who has played the first board of the set at the table, and the table's path.
    private static Browser ann;

    private static String table;

    @BeforeAll
    static void playABoard() throws Exception {
        club = Club.open(ClubSettings.in(data).withRobotPace(Duration.ofMillis(1)));
        club.boardSets()
                .offerToAll(
                        club.boardSets()
                                .add(
                                        "evening.pbn",
                                        PlayedBoard.SET.getBytes(StandardCharsets.US_ASCII)));
        web = ClubPages.open(club, new WebSettings("127.0.0.1", 0));
        ann = new Browser(web.port());
        table = PlayedBoard.by(ann);
    }

    @AfterAll
    static void close() {
        ann.close();
        web.stop();
        club.close();
    }

    private static FinishedBoard board() {
        var id = new TableId(table.substring("/tables/".length()));
        return club.history().board(id, 1).orElseThrow();
    }

    @Test
    void aBoardIsALineWithAllThatAScoreSlipHas() {
        var page = ann.get(table + "/sheet");
        var board = board();
        var contract = board.auction().contract().orElseThrow();

        assertThat(page.statusCode()).isEqualTo(200);
        String row = page.body().replaceAll("(?s).*<tbody>(.*)</tbody>.*", "$1");
        assertThat(row)
                .contains("href=\"" + table + "/boards/1\">1</a>")
                .contains("<td>N</td> <td>–</td>")
                .contains("<td>" + contract.declarer().letter() + "</td>")
                .contains("<td>" + Words.in(Locale.ENGLISH).symbols(board.cards().getFirst()))
                .contains("<td class=\"figure\">" + Math.abs(points(board)) + "</td>");
        assertThat(page.body()).contains("<dd>Ann</dd>").contains("data-print");
    }

    private static int points(FinishedBoard board) {
        return board.points(Side.NORTH_SOUTH);
    }

    @Test
    void theRobotsTableIsComparedWhenItHasPlayed() throws InterruptedException {
        while (club.comparisons().of(board()).robots().isEmpty()) {
            Thread.sleep(10);
        }

        assertThat(ann.get(table + "/sheet").body())
                .contains("IMPs NS")
                .contains("North–South against the robots’ table: ");
    }

    /// The set may still have to be played elsewhere.
    @Test
    void aStrangerDoesNotSeeIt() {
        try (var eve = new Browser(web.port())) {
            assertThat(eve.get(table + "/sheet").statusCode()).isEqualTo(403);
            assertThat(eve.get("/tables/ZZZZZ/sheet").statusCode()).isEqualTo(404);
        }
    }

    @Test
    void emptySheetsSayWhoDealsAndWhoIsVulnerable() {
        assertThat(ann.get("/sheet?first=7&boards=2").body())
                .contains("<th scope=\"row\">7</th> <td>S</td> <td>All</td>")
                .contains("<th scope=\"row\">8</th> <td>W</td> <td>–</td>")
                .doesNotContain("<th scope=\"row\">9</th>");
        assertThat(ann.get("/sheet?kind=slips&first=6&boards=1").body())
                .contains("Board 6 <small>dealer E · ")
                .contains("class=\"score-slip\"")
                .contains("Score EW");
    }

    @ParameterizedTest
    @ValueSource(strings = {"boards=0", "boards=33", "first=0", "first=129", "boards=many"})
    void paperHasItsLimits(String query) {
        assertThat(ann.get("/sheet?" + query).statusCode()).isEqualTo(422);
    }

    @Test
    void aSheetIsInTheVisitorsLanguage() {
        try (var lan = new Browser(web.port())) {
            lan.post("/preferences", Map.of("lang", "vi"));
            assertThat(lan.get("/sheet").body()).contains("Biên bản điểm").contains("Hiệp ước");
        }
    }

    @ParameterizedTest
    @CsvSource({"true, 200", "false, 404"})
    void theLinkOfATableIsAPicture(boolean known, int status) {
        var picture = ann.get((known ? table : "/tables/ZZZZZ") + "/qr.svg");

        assertThat(picture.statusCode()).isEqualTo(status);
        if (known) {
            assertThat(picture.headers().firstValue("Content-Type").orElseThrow())
                    .startsWith("image/svg+xml");
            assertThat(picture.body()).startsWith("<svg xmlns").contains("<path d=\"M");
        }
    }
}

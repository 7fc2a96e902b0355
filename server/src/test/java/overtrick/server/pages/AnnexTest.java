package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import overtrick.page.WebSettings;
import overtrick.page.server.Web;
import overtrick.server.Club;
import overtrick.server.ClubSettings;
import overtrick.server.front.ClubPages;
import overtrick.testkit.TemporaryDirectory;
import overtrick.toy.ToyRoom;

/// A room joins a club by one registration: its game, pages, words, styles and door come with it.
@Timeout(60)
@Tag("toy")
@Tag("house")
@Tag("page")
class AnnexTest {

    private final TemporaryDirectory data = new TemporaryDirectory();
    private Club club;
    private Web web;
    private final Browser ann = new Browser(() -> web.port());

    @BeforeEach
    void open() {
        var settings = ClubSettings.in(data.path()).withRobotPace(Duration.ofMillis(1));
        club = Club.open(settings, ToyRoom::open);
        web = ClubPages.open(club, new WebSettings("127.0.0.1", 0));
    }

    @AfterEach
    void close() throws Exception {
        web.stop();
        club.close();
        data.close();
    }

    @Test
    void itsDoorStandsOnTheFrontPageInEveryLanguage() {
        assertThat(ann.get("/").body()).contains("High spade", "Turn up a spade");
        ann.post("/preferences", Map.of("lang", "vi"));
        assertThat(ann.get("/").body()).contains("Pích cao nhất", "Lật một lá pích");
        assertThat(ann.get("/toy").body()).contains("<h1>Pích cao nhất</h1>");
    }

    @Test
    void itsGameIsPlayedAtATableLikeAnyOther() {
        var page = ann.submit("/toy", Map.of());
        String table = page.uri().getPath();
        assertThat(page.body()).contains("id=\"spades\"", "/toy.css\"");
        await().untilAsserted(() -> assertThat(ann.get(table).body()).contains("/turn-up\""));

        ann.post(table + "/turn-up", Map.of("card", "SA"));

        await().untilAsserted(() ->
                assertThat(ann.get(table).body()).contains("South has the highest spade."));
    }

    @Test
    void itsStylesAreServed() {
        String page = ann.submit("/toy", Map.of()).body();
        var sheet = Pattern.compile("/[^\"]*/toy\\.css").matcher(page);
        assertThat(sheet.find()).isTrue();

        assertThat(ann.get(sheet.group()).body()).contains(".spades");
    }

    @Test
    void itsRefusalsAreSentences() {
        String table = ann.submit("/toy", Map.of()).uri().getPath();
        await().untilAsserted(() -> assertThat(ann.get(table).body()).contains("/turn-up\""));

        var again = ann.post(table + "/turn-up", Map.of("card", "S2")); // North's

        assertThat(again.body()).contains("That spade is on the table already.");
    }

    @Test
    void itsTablesAreThereAfterARestart() throws Exception {
        String table = ann.submit("/toy", Map.of()).uri().getPath();
        web.stop();
        club.close();
        open();

        assertThat(ann.get(table).body()).contains("id=\"spades\"");
    }
}

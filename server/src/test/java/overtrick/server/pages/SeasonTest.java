package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.server.pages.Status.CONFLICT;
import static overtrick.server.pages.Status.FORBIDDEN;
import static overtrick.server.pages.Status.NOT_FOUND;
import static overtrick.server.pages.Status.UNCLEAR;

import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import overtrick.house.codes.TournamentId;

/// What a club keeps from evening to evening: its usual events and its series.
@Timeout(value = 60, unit = TimeUnit.SECONDS)
@Tag("evening")
class SeasonTest {

    @RegisterExtension private final House house = House.dealing();
    private final Browser director = house.visitor();
    private final Browser stranger = house.visitor();

    // Usual events

    @Test
    void aUsualEventIsAnnouncedWithOnePress() {
        var desk =
                Desk.of(
                        director,
                        Map.of(
                                "kind",
                                "swiss-pairs",
                                "boards",
                                "6",
                                "rounds",
                                "4",
                                "minutes",
                                "7"));
        desk.does("/console/template", Map.of("name", "Thứ Ba"));
        assertThat(director.get("/events").body()).contains("Thứ Ba", "Swiss pairs · 6 boards");

        var next = director.submit("/events/templates", Map.of("template", "Thứ Ba"));

        assertThat(next.uri().getPath()).endsWith("/console").doesNotContain(desk.event());
        assertThat(next.body()).contains("Thứ Ba ·");
        var code = next.uri().getPath().split("/")[2];
        var id = new TournamentId(code);
        assertThat(house.club().tournaments().plan(id))
                .isEqualTo(
                        house.club()
                                .tournaments()
                                .plan(new TournamentId(desk.event().split("/")[2])));
    }

    @Test
    void aUsualEventBelongsToWhoeverHasKeptIt() {
        Desk.of(director, Map.of()).does("/console/template", Map.of("name", "Tuesday"));
        var other = Desk.of(stranger, Map.of("boards", "12"));

        assertThat(other.post("/console/template", Map.of("name", "Tuesday")).statusCode())
                .isEqualTo(CONFLICT);
        assertThat(other.post("/console/template", Map.of("name", " ")).statusCode())
                .isEqualTo(UNCLEAR);
        var forget = Map.of("template", "Tuesday");
        assertThat(stranger.post("/events/templates/forget", forget).statusCode())
                .isEqualTo(NOT_FOUND);
        director.submit("/events/templates/forget", forget);
        assertThat(director.get("/events").body()).doesNotContain("Tuesday");
        assertThat(director.post("/events/templates", forget).statusCode()).isEqualTo(NOT_FOUND);
    }

    // Series

    private String series(Map<String, String> fields) {
        var page = director.submit("/series", fields);
        assertThat(page.statusCode()).as(page.body()).isEqualTo(200);
        assertThat(page.uri().getPath()).matches("/series/[A-Z0-9]{6}");
        return page.uri().getPath();
    }

    /// Two tables, three rounds of a board; North–South of table 1 win everything when they are to.
    private Desk evening(String series, String title, String names, boolean firstWins) {
        var desk =
                Desk.of(
                        director,
                        Map.of(
                                "title",
                                title,
                                "boards",
                                "3",
                                "movement",
                                "howell",
                                "series",
                                series.replace("/series/", "")));
        desk.does("/entries", Map.of("names", names)).seat();
        for (int round = 1; round <= 3; round++) {
            desk.begin(round)
                    .fill(round, "1", 1, firstWins ? "4SN=" : "P")
                    .fill(round, "2", 1, "P");
        }
        return desk.does("/console/clock", Map.of("deed", "close"));
    }

    @Test
    void aLadderCountsTheBestEveningsAndGivesMasterpoints() {
        String series =
                series(
                        Map.of(
                                "title",
                                "Mùa thu",
                                "counting",
                                "SUM",
                                "best",
                                "1",
                                "scheme",
                                "acbl-club"));
        evening(series, "One", "A – B\nC – D\nE – F\nG – H", true);
        evening(series, "Two", "A – X\nC – D\nE – F\nG – H", false);

        String page = stranger.get(series).body();

        assertThat(page).contains("Mùa thu", "the best evening counts", "ACBL club game", "<s>");
        assertThat(Browser.plain(page)).contains(" A 66.67 2 0.20 ", " X 50.00 1 0.09 ");
        assertThat(stranger.get("/series").body()).contains("Mùa thu");
        assertThat(stranger.get("/series/AAAAAA").statusCode()).isEqualTo(NOT_FOUND);
    }

    @Test
    void anEveningIsAddedAfterwardsByWhoeverHasOpenedTheSeries() {
        String series = series(Map.of("title", "Cup", "least", "2", "counting", "BOARDS"));
        var desk = evening("", "Alone", "A – B\nC – D\nE – F\nG – H", true);
        String code = desk.event().replace("/events/", "");
        assertThat(director.get(series).body()).contains("Add an evening", code);
        assertThat(stranger.post(series + "/events", Map.of("event", code)).statusCode())
                .isEqualTo(FORBIDDEN);

        director.submit(series + "/events", Map.of("event", code));

        assertThat(stranger.get(series).body())
                .contains("Alone", "8 players", "a place after 2 evenings")
                .contains("The mean of the percentages, each as heavy as it has boards");
        assertThat(stranger.get(desk.event()).body()).contains("Series: Cup");
        director.submit(series + "/events/remove", Map.of("event", code));
        assertThat(stranger.get(series).body()).doesNotContain("Alone");
    }

    @Test
    void aLeagueRanksTeamsByTheirVictoryPoints() {
        String series = series(Map.of("title", "League", "who", "teams", "counting", "TOTAL"));
        var fields = Map.of("kind", "round-robin", "boards", "2", "series", series.substring(8));
        var desk = Desk.of(director, fields).enterTeams(4).seat();
        for (int round = 1; round <= 3; round++) {
            desk.homeWins(round, 4, 2);
        }
        assertThat(stranger.get(series).body()).contains("counts when its ranking is final");
        desk.does("/console/clock", Map.of("deed", "close"));

        String page = Browser.plain(stranger.get(series).body());

        assertThat(page).containsPattern("1=? Team \\d [\\d.]+ 1 ").contains("4 teams");
    }

    @Test
    void aSeriesThatIsUnclearIsNotOpened() {
        assertThat(director.post("/series", Map.of("title", "")).statusCode()).isEqualTo(UNCLEAR);
        var wrong = Map.of("title", "X", "counting", "GUESS");
        assertThat(director.post("/series", wrong).statusCode()).isEqualTo(UNCLEAR);
        var points = Map.of("title", "X", "scheme", "gold");
        assertThat(director.post("/series", points).statusCode()).isEqualTo(UNCLEAR);
    }
}

package overtrick.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.club.Club;
import overtrick.club.ClubSettings;
import overtrick.web.server.Web;

/// Events that are not pairs by a movement, on their pages.
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class TeamEventsTest {

    private static final int NOT_FOUND = 404;
    private static final int CONFLICT = 409;
    private static final int UNCLEAR = 422;

    private static final Pattern DRAWN = Pattern.compile("name=\"drawn\" value=\"([^\"]+)\"");

    private static final Pattern HTML = Pattern.compile("(?:<[^>]*>|\\s)+");

    @TempDir private Path data;

    private Club club;
    private Web web;
    private Browser director;
    private Browser stranger;

    @BeforeEach
    void open() {
        club = Club.open(ClubSettings.in(data).withRobotPace(Duration.ofMillis(1)));
        web = Web.start(club, new WebSettings("127.0.0.1", 0));
        director = new Browser(web.port());
        stranger = new Browser(web.port());
    }

    @AfterEach
    void close() {
        director.close();
        stranger.close();
        web.stop();
        club.close();
    }

    private Desk announced(String kind, int boards, int rounds) {
        return Desk.of(
                director,
                Map.of("title", "Cup", "kind", kind, "boards", "" + boards, "rounds", "" + rounds));
    }

    /// Team 1 with players A1, B1, C1 and D1, and so on.
    private Desk teams(String kind, int teams, int boards, int rounds) {
        var names = new StringBuilder();
        for (int team = 1; team <= teams; team++) {
            names.append("Team %d: A%d, B%d, C%d, D%d\n".formatted(team, team, team, team, team));
        }
        var desk = announced(kind, boards, rounds);
        return desk.does("/entries", Map.of("names", names.toString()));
    }

    /// In every match the team that sits North–South at its first table wins an IMP a board.
    private static void homeWins(Desk desk, int round, int tables, int boards) {
        desk.begin(round);
        for (int table = 1; table <= tables; table++) {
            desk.fill(round, "" + table, boards, table % 2 == 1 ? "4SN+1" : "4SN=");
        }
    }

    private static String drawn(String page) {
        return DRAWN.matcher(page)
                .results()
                .map(found -> found.group(1))
                .findFirst()
                .orElseThrow(() -> new AssertionError(page));
    }

    /// Looks at the draw of a round and takes it.
    private static String draw(Desk desk, int round, String query) {
        String page = desk.get("/console/draw" + query).body();
        var fields = new HashMap<String, String>();
        for (String one : query.replace("?", "").split("&", -1)) {
            if (!one.isEmpty()) {
                fields.put(one.split("=", 2)[0], one.split("=", 2)[1]);
            }
        }
        fields.put("round", "" + round);
        fields.put("drawn", drawn(page));
        fields.put("why", "as they say");
        desk.does("/console/draw", fields);
        return page;
    }

    // Run an event

    @ParameterizedTest
    @CsvSource({
        "individual, 12, 22, '', For 12 players, 11 rounds of 2 boards",
        "individual, 20, 20, '', For 20 players, Rainbow",
        "teams, 7, 24, '', For 7 teams, American Whist",
        "teams, 2, 24, '', For 2 teams, Match of two teams",
        "swiss-teams, 8, 8, 3, For 8 teams, 3 rounds of 8 boards",
        "round-robin, 6, 6, '', For 6 teams, 5 rounds of 6 boards",
        "knock-out, 5, 12, '', For 5 teams, 3 rounds of 12 boards",
        "swiss-pairs, 9, 6, 4, For 9 pairs, 4 rounds of 6 boards",
    })
    void everyKindHasASensibleProposal(
            String kind, int entries, int boards, String rounds, String who, String what) {
        String offers =
                director.get(
                                "/events/offers?kind=%s&tables=%d&boards=%d&rounds=%s&minutes=8"
                                        .formatted(kind, entries, boards, rounds))
                        .body();

        assertThat(offers).contains(who, what, "minutes, over at");
        assertThat(director.get("/events?kind=" + kind).body()).contains("value=\"" + kind + "\"");
        var desk = announced(kind, boards, rounds.isEmpty() ? 1 : Integer.parseInt(rounds));
        assertThat(desk.get("/console").statusCode()).isEqualTo(200);
    }

    @ParameterizedTest
    @CsvSource({
        "roulette, 8, 8, 3, victory-points, '', no kind of event called “roulette”",
        "swiss-teams, 4, 8, 5, victory-points, '', 4 can play 3 rounds without a rematch",
        "swiss-teams, 3, 8, 2, victory-points, '', fewer play a round robin",
        "round-robin, 2, 8, '', victory-points, '', two play a match",
        "individual, 10, 20, '', matchpoints, '', '4, 5, 8, 12'",
        "swiss-teams, 8, 8, 3, matchpoints, '', Swiss teams cannot be scored by matchpoints",
        "swiss-teams, 8, 8, 3, victory-points, moon, no scale of victory points called “moon”",
        "swiss-teams, 8, 8, 3, victory-points, seed20, 16",
        "knock-out, 99, 12, '', team-imps, '', 99",
    })
    void whatDoesNotFitIsToldWithWhatWould(
            String kind,
            String entries,
            String boards,
            String rounds,
            String scoring,
            String scale,
            String told) {
        var answer =
                director.post(
                        "/events",
                        Map.of(
                                "kind", kind, "tables", entries, "boards", boards, "rounds", rounds,
                                "scoring", scoring, "scale", scale));

        assertThat(answer.statusCode()).isEqualTo(UNCLEAR);
        assertThat(answer.body()).contains(told);
        assertThat(club.tournaments().latest(10)).isEmpty();
    }

    // Entries

    @ParameterizedTest
    @CsvSource({
        "'Red: A, B, C', four,4 to 6 names",
        "'Red: A, B, C, D, E, F, G', seven,4 to 6 names",
        "'Red: A, B, C, A', twice,the same name twice",
        "'Red: A, B, C, D\nred: E, F, G, H', team twice,entered already",
        "'Blue: A1, F, G, H', in another team,plays for Team 1 already",
        "'team 1: E, F, G, H', known team,Team 1 have entered already",
        "' ', nobody,at least one team",
    })
    void aTeamIsItsNameAndItsPlayers(String typed, String what, String told) {
        var desk = teams("swiss-teams", 1, 4, 2);

        var answer = desk.post("/entries", Map.of("names", typed));

        assertThat(answer.statusCode()).as(what).isEqualTo(UNCLEAR);
        assertThat(answer.body()).as(what).contains(told);
        assertThat(desk.get("/console").body()).contains("1 team has entered");
        desk.does("/entries", Map.of("names", "2. An, Bình, Chi, Dũng, Em"));
        assertThat(desk.get("/console").body()).contains("An <small>An – Bình – Chi – Dũng – Em");
    }

    @Test
    void aTeamEntersByTelephoneAndSeesItsTwoTables() {
        var desk = teams("swiss-teams", 3, 4, 2);
        String wall = desk.wall();
        assertThat(stranger.get(wall).body()).contains("Name of the team");
        assertThat(stranger.submit(wall, Map.of("team", "Late", "one", "X")).body())
                .contains("A team has 4 to 6 players");
        var four = Map.of("team", "Late", "one", "W", "other", "X", "third", "Y", "fourth", "Z");
        assertThat(stranger.submit(wall, four).body()).contains("You are in: Late: W – X – Y – Z");
        assertThat(stranger.submit(wall, four).statusCode()).isEqualTo(CONFLICT);

        desk.seat();

        String places = stranger.get(wall).body();
        assertThat(places)
                .contains("Round 1 · table 3", "Round 1 · table 4", "against Team 2")
                .contains("boards 3–4, 1–2", desk.tables().getOrDefault("3", "?"));
    }

    // A match of teams

    @Test
    void aTelephoneKnowsTheOtherRoomAndWhichBoardsComeFirst() {
        var desk = teams("teams", 2, 12, 1).seat().begin(1);
        var tables = desk.tables();

        assertThat(stranger.get(tables.getOrDefault("1", "")).body())
                .contains("Team 1", "Team 2", "Other room: table 2. Here boards 1–12");
        assertThat(stranger.get(tables.getOrDefault("2", "")).body())
                .contains("Other room: table 1. Here boards 7–12, 1–6");
    }

    @Test
    void aMatchIsShownToEverybodyBoardByBoardWhenBothRoomsHavePlayedIt() {
        var desk = teams("teams", 2, 4, 1).seat().begin(1);
        desk.type("t1 b1 4SN=", "");
        String match = desk.event() + "/matches/1/1";
        assertThat(stranger.get(match).body()).contains("0 of 4 boards").doesNotContain("4♠ N =");
        assertThat(desk.get("/matches/1/1").body()).contains("4♠ N =");

        desk.type("t2 b1 2SN+2", "");

        assertThat(stranger.get(match).body())
                .contains("Open room, NS Team 1", "Closed room, NS Team 2", "1 of 4 boards")
                .contains("4♠ N =", "2♠ N +2", "A1 – B1 – C1 – D1")
                .containsPattern("escore\">6 – 0");
        assertThat(stranger.get(desk.event() + "/matches/1/9").statusCode()).isEqualTo(NOT_FOUND);
        assertThat(stranger.get(desk.event() + "/rounds/7").statusCode()).isEqualTo(NOT_FOUND);
        assertThat(stranger.get(desk.event() + "/bracket").statusCode()).isEqualTo(NOT_FOUND);
    }

    // Round robin

    @Test
    void aRoundRobinEndsInATableOfEverybodyAgainstEverybody() {
        var desk = teams("round-robin", 4, 2, 1).seat();
        for (int round = 1; round <= 3; round++) {
            homeWins(desk, round, 4, 2);
        }
        desk.does("/console/clock", Map.of("deed", "close"));

        // Berger: 1-4 2-3, 4-3 1-2, 2-4 3-1; home wins 2 IMPs in 2 boards: 11.60 – 8.40 VP
        String cross = HTML.matcher(stranger.get(desk.event() + "/cross").body()).replaceAll(" ");
        assertThat(cross)
                .containsPattern("1 +Team 1 +– +1\\d\\.\\d+ +\\d\\.\\d+ +1\\d\\.\\d+ ")
                .containsPattern("2 +Team 2 +\\d\\.\\d+ +– +1\\d\\.\\d+ +1\\d\\.\\d+ ");
        assertThat(stranger.get(desk.event()).body()).contains("Everybody against everybody");
    }

    // Knock-out

    @Test
    void aKnockOutGoesOnToItsWinner() {
        var desk = teams("knock-out", 5, 2, 1).seat();
        assertThat(desk.get("/bracket").body()).contains("Quarter-finals", "Bye", "Team 5");
        assertThat(desk.post("/console/draw", Map.of("round", "2", "drawn", "x")).body())
                .contains("Some matches have no winner yet");
        homeWins(desk, 1, 2, 2); // 4 beats 5

        String semi = draw(desk, 2, "");
        assertThat(semi).contains("Team 1 – Team 4", "Team 2 – Team 3");
        desk.begin(2);
        for (int table = 1; table <= 4; table++) {
            desk.fill(2, "" + table, 2, table == 2 ? "4SN-1" : "4SN="); // 1 beats 4; 2 and 3 tie
        }
        assertThat(stranger.get(desk.event() + "/bracket").body()).contains("Tied");
        assertThat(desk.get("/console/draw").body()).contains("Play the tied matches on");

        String extra = draw(desk, 3, "?extra=yes");
        assertThat(extra).contains("Team 2 – Team 3").doesNotContain("Team 1 – Team");
        homeWins(desk, 3, 2, 2); // 2 beats 3
        assertThat(draw(desk, 4, "")).contains("Team 1 – Team 2");
        desk.begin(4);
        desk.fill(4, "1", 2, "4SN-1").fill(4, "2", 2, "4SN="); // 2 beats 1
        desk.does("/console/clock", Map.of("deed", "close"));

        String bracket = stranger.get(desk.event() + "/bracket").body();
        assertThat(bracket).contains("Winner: Team 2");
        String ranking = HTML.matcher(stranger.get(desk.event()).body()).replaceAll(" ");
        assertThat(ranking)
                .containsPattern("1 2 Team 2 Winner 6 .*2 1 Team 1 Final 4 ")
                .containsPattern("3= 3 Team 3 Semi-finals .*3= 4 Team 4 Semi-finals")
                .containsPattern("5 5 Team 5 Quarter-finals");
        assertThat(desk.get("/hall").body()).contains("Winner");
    }

    /// Who goes on although the boards say nothing, or something else, goes on for a reason.
    @Test
    void theDirectorSaysWhoGoesOnWhenTheOthersDoNotCome() {
        var desk = teams("knock-out", 4, 2, 1).seat();
        homeWins(desk, 1, 2, 2); // 1 beats 4; the other match is not played
        String query = "?w1-2=3";
        String page = desk.get("/console/draw" + query).body();
        var fields = Map.of("round", "2", "drawn", drawn(page), "w1-2", "3");
        assertThat(desk.post("/console/draw", fields).body()).contains("Say why");
        assertThat(desk.get("/console/draw?w1-2=1").statusCode()).isEqualTo(NOT_FOUND);

        draw(desk, 2, query);

        assertThat(desk.get("/bracket").body()).containsPattern("won\"><span class=\"seed\">3");
        assertThat(desk.get("/console/trail").body()).contains("as they say");
    }

    // Swiss

    @Test
    void aSwissRoundIsDrawnWithReasonsAndTheByeIsWorthTwelve() {
        var desk = teams("swiss-teams", 5, 2, 3).seat();
        homeWins(desk, 1, 4, 2); // 1 beats 3, 4 beats 2, 5 has a bye
        String ranking = HTML.matcher(desk.get("").body()).replaceAll(" ");
        assertThat(ranking).contains("1 5 Team 5 12.00 (12.00)");

        String page = draw(desk, 2, "");
        assertThat(page)
                .contains("Team 5 – Team 4", "places 1 and 3; Team 1 meets Team 2")
                .contains("Bye: Team 3.", "It is worth 12 VP.");
        assertThat(desk.get("/console").body()).contains("Begin round 2");
        assertThat(desk.get("/console/trail").body()).contains("bye in round 2");

        desk.does("/console/undraw", Map.of());
        assertThat(desk.get("/console").body()).contains("Draw round 2");
        assertThat(HTML.matcher(desk.get("").body()).replaceAll(" ")).contains("Team 3 8.33 2");
        String danish = draw(desk, 2, "?way=DANISH");
        assertThat(danish).contains("places 1 and 2");
    }

    @Test
    void aDrawThatHasChangedSinceItWasSeenIsNotTaken() {
        var desk = teams("swiss-teams", 4, 2, 3).seat();
        homeWins(desk, 1, 4, 2);
        String seen = drawn(desk.get("/console/draw").body());
        desk.type("t1 b1 4SN-1 # mistyped", "");
        desk.type("t1 b2 4SN-1 # mistyped", "");

        var answer = desk.post("/console/draw", Map.of("round", "2", "drawn", seen));

        assertThat(answer.statusCode()).isEqualTo(CONFLICT);
        assertThat(answer.body()).contains("look at the draw again");
        draw(desk, 2, "");
        assertThat(desk.post("/console/draw", Map.of("round", "2", "drawn", seen)).statusCode())
                .as("a second press")
                .isLessThan(400);
        assertThat(desk.get("/console").body()).doesNotContain("Begin round 3");
    }

    @Test
    void anOddFieldCanPlayATriangleInsteadOfABye() {
        var desk = teams("swiss-teams", 5, 2, 3).seat();
        homeWins(desk, 1, 4, 2);

        String page = draw(desk, 2, "?way=TRIANGLE");
        assertThat(page).contains("Triangle over two rounds:").doesNotContain("Bye:");
        homeWins(desk, 2, 5, 2);
        String second = draw(desk, 3, "?way=TRIANGLE");
        assertThat(second).contains("Triangle over two rounds:");
        homeWins(desk, 3, 5, 2);
        desk.does("/console/clock", Map.of("deed", "close"));

        assertThat(stranger.get(desk.event()).body()).contains("Final");
        assertThat(stranger.get(desk.event() + "/rounds/3").body())
                .contains("Team 1")
                .doesNotContain("of 2 boards");
    }

    @Test
    void whoLeavesIsLeftOutOfTheDraw() {
        var desk = teams("swiss-teams", 4, 2, 3).seat();
        homeWins(desk, 1, 4, 2);

        String page = desk.get("/console/draw?out=1").body();

        assertThat(page).contains("Bye: ").doesNotContain("Team 1 – Team", "– Team 1<");
        assertThat(desk.get("/console/draw?out=x").statusCode()).isEqualTo(NOT_FOUND);
        assertThat(desk.get("/console/draw?way=SIDEWAYS").statusCode()).isEqualTo(UNCLEAR);
    }

    @Test
    void pairsPlayASwissToo() {
        var desk = announced("swiss-pairs", 2, 2).enter(6).seat();
        homeWins(desk, 1, 3, 2);
        assertThat(draw(desk, 2, "")).contains("places 1 and");
        homeWins(desk, 2, 3, 2);
        desk.does("/console/clock", Map.of("deed", "close"));

        assertThat(stranger.get(desk.event()).body()).contains("Final", "VP");
        assertThat(stranger.get(desk.event() + "/matches/1/1").body())
                .contains("N1 – S1")
                .doesNotContain("Closed room");
    }

    // Individual

    @Test
    void anIndividualEndsWithEverybodyRankedAlone() {
        var desk = announced("individual", 7, 1);
        desk.does("/entries", Map.of("names", "P1, P2, P3, P4\nP5\nP6\nP7\nP8"));
        assertThat(desk.post("/entries", Map.of("names", "p3")).body())
                .contains("P3 have entered already");
        desk.seat();
        for (int round = 1; round <= 7; round++) {
            homeWins(desk, round, 2, 1);
        }
        desk.does("/console/clock", Map.of("deed", "close"));

        String ranking = stranger.get(desk.event()).body();
        for (int player = 1; player <= 8; player++) {
            assertThat(ranking).contains(">P" + player + "</a>");
        }
        assertThat(stranger.get(desk.event() + "/pairs/1").body()).contains("P1", "Round");
        assertThat(desk.get("/console/draw").body()).contains("Nothing is drawn");
    }

    // Sections

    @Test
    void manyPairsPlayInSectionsAndAreRankedTogether() {
        var desk = Desk.of(director, Map.of("boards", "6", "movement", "mitchell")).enter(12);
        assertThat(desk.get("/console").body()).doesNotContain("name=\"sections\"");
        desk = desk.enter("T", 4);
        assertThat(desk.get("/console").body()).contains("2, of up to 8 pairs");
        assertThat(desk.post("/seat", Map.of("sections", "7")).body())
                .contains("There are movements for 4 to 80 pairs");

        desk.does("/seat", Map.of("sections", "2", "movement", "howell")).begin(1);

        assertThat(desk.get("/console").body()).contains("Table A1", "Table B4", "A1</b>");
        assertThat(desk.tables()).hasSize(8).containsKeys("A1", "B4");
        assertThat(desk.type("tB2 4SN=", "").body()).contains("Table B2");
        for (String table : List.of("A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4")) {
            while (desk.type("t%s 4SN=".formatted(table), "").statusCode() == 200) {
                assertThat(table).isNotEmpty();
            }
        }
        assertThat(desk.get("/console").body()).contains("0 results missing");
        assertThat(desk.get("").body()).contains("Section A", "Section B", ">A1<", ">B1<");
        assertThat(desk.get("/console/mishaps?kind=left&section=B").body())
                .contains("Section A", "name=\"section\" value=\"B\"");
    }

    // What there is not

    /// A Bowman wants an odd number of tables; ten get what they could play instead.
    @Test
    void aBowmanForAnEvenNumberOfTablesSaysWhatFits() {
        var answer = director.get("/events/movements/bowman?pairs=20&boards=24");

        assertThat(answer.statusCode()).isEqualTo(NOT_FOUND);
        assertThat(answer.body()).contains("bowman", "odd", "web");
        var rounds = director.get("/events/offers?tables=7&boards=24&rounds=40&minutes=8");
        assertThat(rounds.body()).contains("No movement for 14 pairs has 40 rounds");
    }

    // Everything of it

    @Test
    void thePagesOfMatchesAreInTheFolderToo() {
        var desk = teams("knock-out", 2, 2, 1).seat();
        homeWins(desk, 1, 2, 2);
        var bytes =
                director.sendForBytes(director.request(desk.event() + "/files/results.zip")).body();

        String names = new String(bytes, StandardCharsets.ISO_8859_1);
        assertThat(names).contains("bracket.html", "round-1.html", "match-1-1.html");
    }

    @ParameterizedTest
    @CsvSource({"/console/draw", "/console/undraw"})
    void onlyTheDirectorDraws(String deed) {
        var desk = teams("swiss-teams", 4, 2, 3).seat();

        assertThat(stranger.post(desk.event() + deed, Map.of("round", "2")).statusCode())
                .isEqualTo(403);
        assertThat(stranger.get(desk.event() + "/console/draw").statusCode()).isEqualTo(403);
    }
}

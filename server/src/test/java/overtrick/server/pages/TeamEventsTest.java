package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.server.pages.Status.CONFLICT;
import static overtrick.server.pages.Status.NOT_FOUND;
import static overtrick.server.pages.Status.UNCLEAR;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Events that are not pairs by a movement, on their pages.
@Timeout(value = 60, unit = TimeUnit.SECONDS)
@Tag("evening")
class TeamEventsTest {

    /// Each test has a club of its own.
    @RegisterExtension private final House house = House.dealing();

    private final Browser director = house.visitor();
    private final Browser stranger = house.visitor();

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
        var desk =
                Desk.ofCup(director, kind, boards, rounds.isEmpty() ? 1 : Integer.parseInt(rounds));
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
        assertThat(house.club().tournaments().latest(10)).isEmpty();
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
        var desk = Desk.ofCup(director, "swiss-teams", 4, 2).enterTeams(1);

        var answer = desk.post("/entries", Map.of("names", typed));

        assertThat(answer.statusCode()).as(what).isEqualTo(UNCLEAR);
        assertThat(answer.body()).as(what).contains(told);
        assertThat(desk.get("/console").body()).contains("1 team has entered");
        desk.does("/entries", Map.of("names", "2. An, Bình, Chi, Dũng, Em"));
        assertThat(desk.get("/console").body()).contains("An <small>An – Bình – Chi – Dũng – Em");
    }

    @Test
    void aTeamEntersByTelephoneAndSeesItsTwoTables() {
        var desk = Desk.ofCup(director, "swiss-teams", 4, 2).enterTeams(3);
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
        var desk = Desk.ofCup(director, "teams", 12, 1).enterTeams(2).seat().begin(1);
        var tables = desk.tables();

        Desk.says(stranger, tables.getOrDefault("1", ""), "NS");
        assertThat(stranger.get(tables.getOrDefault("1", "")).body())
                .contains("Team 1", "Team 2", "Other room: table 2. Here boards 1–12");
        Desk.says(stranger, tables.getOrDefault("2", ""), "EW");
        assertThat(stranger.get(tables.getOrDefault("2", "")).body())
                .contains("Other room: table 1. Here boards 7–12, 1–6");
    }

    @Test
    void aMatchIsShownToEverybodyBoardByBoardWhenBothRoomsHavePlayedIt() {
        var desk = Desk.ofCup(director, "teams", 4, 1).enterTeams(2).seat().begin(1);
        desk.type("t1 b1 4SN=", "");
        String match = desk.event() + "/matches/1/1";
        assertThat(stranger.get(match).body()).contains("0 of 4 boards").doesNotContain("4♠ N =");
        assertThat(desk.get("/matches/1/1").body()).contains("4♠ N =");

        desk.type("t2 b1 2SN+2", "");

        assertThat(stranger.get(match).body())
                .contains("Open room, NS Team 1", "Closed room, NS Team 2", "1 of 4 boards")
                .contains("4♠ N =", "2♠ N +2", "A1 – B1 – C1 – D1")
                .containsPattern("escore\">\\s*6 – 0");
        assertThat(stranger.get(desk.event() + "/matches/1/9").statusCode()).isEqualTo(NOT_FOUND);
        assertThat(stranger.get(desk.event() + "/rounds/7").statusCode()).isEqualTo(NOT_FOUND);
        assertThat(stranger.get(desk.event() + "/bracket").statusCode()).isEqualTo(NOT_FOUND);
    }

    // Round robin

    @Test
    void aRoundRobinEndsInATableOfEverybodyAgainstEverybody() {
        var desk = Desk.ofCup(director, "round-robin", 2, 1).enterTeams(4).seat();
        for (int round = 1; round <= 3; round++) {
            desk.homeWins(round, 4, 2);
        }
        desk.does("/console/clock", Map.of("deed", "close"));

        // Berger: 1-4 2-3, 4-3 1-2, 2-4 3-1; home wins 2 IMPs in 2 boards: 11.60 – 8.40 VP
        String cross = Browser.plain(stranger.get(desk.event() + "/cross").body());
        assertThat(cross)
                .containsPattern("1 +Team 1 +– +1\\d\\.\\d+ +\\d\\.\\d+ +1\\d\\.\\d+ ")
                .containsPattern("2 +Team 2 +\\d\\.\\d+ +– +1\\d\\.\\d+ +1\\d\\.\\d+ ");
        assertThat(stranger.get(desk.event()).body()).contains("Everybody against everybody");
    }

    // Individual

    @Test
    void anIndividualEndsWithEverybodyRankedAlone() {
        var desk = Desk.ofCup(director, "individual", 7, 1);
        desk.does("/entries", Map.of("names", "P1, P2, P3, P4\nP5\nP6\nP7\nP8"));
        assertThat(desk.post("/entries", Map.of("names", "p3")).body())
                .contains("P3 have entered already");
        desk.seat();
        for (int round = 1; round <= 7; round++) {
            desk.homeWins(round, 2, 1);
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
    void whoAreTooManyForOneSectionAreDealtIntoTwo() {
        var desk = Desk.of(director, Map.of("boards", "26")).enter(90);
        var tooMany = new StringBuilder();
        for (int pair = 0; pair < 3_000; pair++) {
            tooMany.append("A%d – B%d\n".formatted(pair, pair));
        }
        assertThat(desk.post("/entries", Map.of("names", tooMany.toString())).statusCode())
                .isEqualTo(422);
        assertThat(desk.get("/console").body())
                .containsPattern("name=\"sections\">\\s*<option value=\"2\"");

        desk.does("/seat", Map.of("sections", "2"));

        assertThat(desk.get("/hall").body()).contains("A1", "B1");
    }

    @Test
    void manyPairsPlayInSectionsAndAreRankedTogether() {
        var desk = Desk.of(director, Map.of("boards", "6", "movement", "mitchell")).enter(12);
        assertThat(desk.get("/console").body()).doesNotContain("name=\"sections\"");
        desk = desk.enter("T", 4);
        assertThat(desk.get("/console").body()).contains("2, of up to 8 pairs");
        assertThat(desk.post("/seat", Map.of("sections", "7")).body())
                .contains("There are movements for 4 to 80 pairs");

        desk.does("/seat", Map.of("sections", "2", "movement", "howell")).begin(1);

        assertThat(desk.get("/console").body())
                .contains(">A1</span></h3>", ">B4</span></h3>", "A1</b>");
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
        var desk = Desk.ofCup(director, "knock-out", 2, 1).enterTeams(2).seat();
        desk.homeWins(1, 2, 2);
        var bytes =
                director.sendForBytes(director.request(desk.event() + "/files/results.zip")).body();

        String names = new String(bytes, StandardCharsets.ISO_8859_1);
        assertThat(names).contains("bracket.html", "round-1.html", "match-1-1.html");
    }
}

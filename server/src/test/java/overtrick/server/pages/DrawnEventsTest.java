package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.server.pages.Status.CONFLICT;
import static overtrick.server.pages.Status.NOT_FOUND;
import static overtrick.server.pages.Status.UNCLEAR;

import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Rounds that are drawn when the one before has been played: of a knock-out and of a Swiss.
@Timeout(value = 60, unit = TimeUnit.SECONDS)
@Tag("evening")
class DrawnEventsTest {

    /// Each test has a club of its own.
    @RegisterExtension private final House house = House.dealing();

    private final Browser director = house.visitor();
    private final Browser stranger = house.visitor();

    // Knock-out

    @Test
    void aKnockOutGoesOnToItsWinner() {
        var desk = Desk.ofCup(director, "knock-out", 2, 1).enterTeams(5).seat();
        assertThat(desk.get("/bracket").body()).contains("Quarter-finals", "Bye", "Team 5");
        assertThat(desk.post("/console/draw", Map.of("round", "2", "drawn", "x")).body())
                .contains("Some matches have no winner yet");
        desk.homeWins(1, 2, 2); // 4 beats 5

        String semi = desk.draw(2, "");
        assertThat(semi).contains("Team 1 – Team 4", "Team 2 – Team 3");
        desk.begin(2);
        for (int table = 1; table <= 4; table++) {
            desk.fill(2, "" + table, 2, table == 2 ? "4SN-1" : "4SN="); // 1 beats 4; 2 and 3 tie
        }
        assertThat(stranger.get(desk.event() + "/bracket").body()).contains("Tied");
        assertThat(desk.get("/console/draw").body()).contains("Play the tied matches on");

        String extra = desk.draw(3, "?extra=yes");
        assertThat(extra).contains("Team 2 – Team 3").doesNotContain("Team 1 – Team");
        desk.homeWins(3, 2, 2); // 2 beats 3
        assertThat(desk.draw(4, "")).contains("Team 1 – Team 2");
        desk.begin(4);
        desk.fill(4, "1", 2, "4SN-1").fill(4, "2", 2, "4SN="); // 2 beats 1
        desk.does("/console/clock", Map.of("deed", "close"));

        String bracket = stranger.get(desk.event() + "/bracket").body();
        assertThat(bracket).contains("Winner: Team 2");
        String ranking = Browser.plain(stranger.get(desk.event()).body());
        assertThat(ranking)
                .containsPattern("1 2 Team 2 Winner 6 .*2 1 Team 1 Final 4 ")
                .containsPattern("3= 3 Team 3 Semi-finals .*3= 4 Team 4 Semi-finals")
                .containsPattern("5 5 Team 5 Quarter-finals");
        assertThat(desk.get("/hall").body()).contains("Winner");
    }

    /// Who goes on although the boards say nothing, or something else, goes on for a reason.
    @Test
    void theDirectorSaysWhoGoesOnWhenTheOthersDoNotCome() {
        var desk = Desk.ofCup(director, "knock-out", 2, 1).enterTeams(4).seat();
        desk.homeWins(1, 2, 2); // 1 beats 4; the other match is not played
        String query = "?w1-2=3";
        String page = desk.get("/console/draw" + query).body();
        var fields = Map.of("round", "2", "drawn", Desk.drawn(page), "w1-2", "3");
        assertThat(desk.post("/console/draw", fields).body()).contains("Say why");
        assertThat(desk.get("/console/draw?w1-2=1").statusCode()).isEqualTo(NOT_FOUND);

        desk.draw(2, query);

        assertThat(desk.get("/bracket").body()).containsPattern("won\">\\s*<span class=\"seed\">3");
        assertThat(desk.get("/console/trail").body()).contains("as they say");
    }

    // Swiss

    @Test
    void aSwissRoundIsDrawnWithReasonsAndTheByeIsWorthTwelve() {
        var desk = Desk.ofCup(director, "swiss-teams", 2, 3).enterTeams(5).seat();
        desk.homeWins(1, 4, 2); // 1 beats 3, 4 beats 2, 5 has a bye
        String ranking = Browser.plain(desk.get("").body());
        assertThat(ranking).contains("1 5 Team 5 12.00 (12.00)");

        String page = desk.draw(2, "");
        assertThat(page)
                .contains("Team 5 – Team 4", "places 1 and 3; Team 1 meets Team 2")
                .contains("Bye: Team 3.", "It is worth 12 VP.");
        assertThat(desk.get("/console").body()).contains("Begin round 2");
        assertThat(desk.get("/console/trail").body()).contains("bye in round 2");

        desk.does("/console/undraw", Map.of());
        assertThat(desk.get("/console").body()).contains("Draw round 2");
        assertThat(Browser.plain(desk.get("").body())).contains("Team 3 8.33 2");
        String danish = desk.draw(2, "?way=DANISH");
        assertThat(danish).contains("places 1 and 2");
    }

    @Test
    void aDrawThatHasChangedSinceItWasSeenIsNotTaken() {
        var desk = Desk.ofCup(director, "swiss-teams", 2, 3).enterTeams(4).seat();
        desk.homeWins(1, 4, 2);
        String seen = Desk.drawn(desk.get("/console/draw").body());
        desk.type("t1 b1 4SN-1 # mistyped", "");
        desk.type("t1 b2 4SN-1 # mistyped", "");

        var answer = desk.post("/console/draw", Map.of("round", "2", "drawn", seen));

        assertThat(answer.statusCode()).isEqualTo(CONFLICT);
        assertThat(answer.body()).contains("look at the draw again");
        desk.draw(2, "");
        assertThat(desk.post("/console/draw", Map.of("round", "2", "drawn", seen)).statusCode())
                .as("a second press")
                .isLessThan(400);
        assertThat(desk.get("/console").body()).doesNotContain("Begin round 3");
    }

    @Test
    void anOddFieldCanPlayATriangleInsteadOfABye() {
        var desk = Desk.ofCup(director, "swiss-teams", 2, 3).enterTeams(5).seat();
        desk.homeWins(1, 4, 2);

        String page = desk.draw(2, "?way=TRIANGLE");
        assertThat(page).contains("Triangle over two rounds:").doesNotContain("Bye:");
        desk.homeWins(2, 5, 2);
        String second = desk.draw(3, "?way=TRIANGLE");
        assertThat(second).contains("Triangle over two rounds:");
        desk.homeWins(3, 5, 2);
        desk.does("/console/clock", Map.of("deed", "close"));

        assertThat(stranger.get(desk.event()).body()).contains("Final");
        assertThat(stranger.get(desk.event() + "/rounds/3").body())
                .contains("Team 1")
                .doesNotContain("of 2 boards");
    }

    @Test
    void whoLeavesIsLeftOutOfTheDraw() {
        var desk = Desk.ofCup(director, "swiss-teams", 2, 3).enterTeams(4).seat();
        desk.homeWins(1, 4, 2);

        String page = desk.get("/console/draw?out=1").body();

        assertThat(page).contains("Bye: ").doesNotContain("Team 1 – Team", "– Team 1<");
        assertThat(desk.get("/console/draw?out=x").statusCode()).isEqualTo(NOT_FOUND);
        assertThat(desk.get("/console/draw?way=SIDEWAYS").statusCode()).isEqualTo(UNCLEAR);
    }

    @Test
    void pairsPlayASwissToo() {
        var desk = Desk.ofCup(director, "swiss-pairs", 2, 2).enter(6).seat();
        desk.homeWins(1, 3, 2);
        assertThat(desk.draw(2, "")).contains("places 1 and");
        desk.homeWins(2, 3, 2);
        desk.does("/console/clock", Map.of("deed", "close"));

        assertThat(stranger.get(desk.event()).body()).contains("Final", "VP");
        assertThat(stranger.get(desk.event() + "/matches/1/1").body())
                .contains("N1 – S1")
                .doesNotContain("Closed room");
    }

    @ParameterizedTest
    @CsvSource({"/console/draw", "/console/undraw"})
    void onlyTheDirectorDraws(String deed) {
        var desk = Desk.ofCup(director, "swiss-teams", 2, 3).enterTeams(4).seat();

        assertThat(stranger.post(desk.event() + deed, Map.of("round", "2")).statusCode())
                .isEqualTo(403);
        assertThat(stranger.get(desk.event() + "/console/draw").statusCode()).isEqualTo(403);
    }
}

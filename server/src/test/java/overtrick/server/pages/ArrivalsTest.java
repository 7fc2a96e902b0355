package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.server.pages.Status.CONFLICT;
import static overtrick.server.pages.Status.FORBIDDEN;
import static overtrick.server.pages.Status.UNCLEAR;

import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;

/// How people come to an evening: alone, from a list, known from before, wanting to sit still, and
/// late.
@Timeout(value = 60, unit = TimeUnit.SECONDS)
@Tag("evening")
class ArrivalsTest {

    private static final Pattern SEEKER = Pattern.compile("name=\"who\" value=\"(\\d+)\"");

    @RegisterExtension private final House house = House.dealing();
    private final Browser director = house.visitor();
    private final Browser phone = house.visitor();

    private Desk announced(String kind) {
        return Desk.of(director, Map.of("title", "Friday", "kind", kind, "boards", "6"));
    }

    // Alone

    @Test
    void whoComesAloneFindsAPartnerByTelephone() {
        var desk = announced("pairs");
        String wall = desk.wall();
        assertThat(phone.submit(wall + "/alone", Map.of("one", "Lan")).body())
                .contains("You look for a partner");
        assertThat(desk.get("/console").body()).contains("1 player looks for a partner", "Lan");

        var other = house.visitor();
        assertThat(other.get(wall).body()).contains("Play with Lan");
        assertThat(other.submit(wall + "/alone", Map.of("one", "Lan")).statusCode())
                .isEqualTo(CONFLICT);
        assertThat(other.submit(wall, Map.of("one", "Minh", "with", "Lan")).body())
                .contains("You are in: Minh – Lan");

        assertThat(phone.get(wall).body()).contains("You are in: Minh – Lan");
        assertThat(desk.get("/console").body())
                .contains("1 pair has entered")
                .doesNotContain("looks for a partner");
    }

    @Test
    void theDirectorPairsThoseWhoCameAlone() {
        var desk = announced("pairs");
        desk.does("/entries", Map.of("names", "An – Bình\nChi – ?\nDũng ?\nEm – ?\nGiang - ?"));
        String console = desk.get("/console").body();
        assertThat(console).contains("1 pair has entered", "4 players look for a partner");
        var seekers = SEEKER.matcher(console).results().map(found -> found.group(1)).toList();
        assertThat(desk.post("/partners", Map.of("who", seekers.getFirst())).statusCode())
                .isEqualTo(UNCLEAR);

        desk.does("/partners/end", Map.of("search", seekers.getLast()));
        desk.does("/partners", Map.of("all", "yes"));

        assertThat(desk.get("/console").body())
                .contains("Chi – Dũng", "2 pairs have entered", "1 player looks", "Em")
                .doesNotContain("Giang");
        assertThat(phone.post(desk.event() + "/partners", Map.of("all", "yes")).statusCode())
                .isEqualTo(FORBIDDEN);
    }

    // Lists, and names that are known

    @Test
    void aFileOfNamesIsTaken() {
        var desk = announced("pairs");
        String csv = "\uFEFFNo;Player 1;Player 2\n1;\"Lê Ánh\";Bảo\n2;Chi;Dũng\n\n3;Em;?\n";

        var answer = director.upload(desk.event() + "/entries", "list", "names.csv", csv);

        assertThat(answer.statusCode()).as(answer.body()).isLessThan(400);
        assertThat(desk.get("/console").body())
                .contains("Lê Ánh – Bảo", "Chi – Dũng", "2 pairs have entered", "1 player looks");
        var teams = announced("teams");
        director.upload(
                teams.event() + "/entries",
                "list",
                "t.csv",
                "Team,A,B,C,D\nHà Nội,An,Bình,Chi,Dũng");
        assertThat(teams.get("/console").body()).contains("Hà Nội", "An – Bình – Chi – Dũng");
    }

    @Test
    void namesOfPeopleWhoWereHereCompleteThemselvesForDirectors() {
        announced("pairs").does("/entries", Map.of("names", "Lê Thị Ánh – Bảo"));
        var desk = announced("pairs");

        assertThat(desk.get("/console/names?names=an").body()).contains("Lê Thị Ánh");
        assertThat(desk.get("/console/names?names=B%E1%BA%A3o+%E2%80%93+le+th").body())
                .contains("Lê Thị Ánh")
                .doesNotContain("Bảo<");
        assertThat(desk.get("/console/names?names=a").body()).doesNotContain("Ánh");
        assertThat(desk.get("/console/names?names=%25%25").body()).doesNotContain("Ánh");
        assertThat(phone.get(desk.event() + "/console/names?names=an").statusCode())
                .isEqualTo(FORBIDDEN);
    }

    // Sitting still

    @Test
    void whoWantsToSitStillDoes() {
        var desk = announced("pairs").enter(6);

        desk.does("/seat", Map.of("movement", "mitchell", "s6", "yes", "s7", "yes"));

        String hall = desk.get("/hall").body();
        assertThat(hall)
                .containsPattern("<b>1</b> N5 – S5")
                .containsPattern("<b>2</b> N6 – S6")
                .containsPattern("<b>101</b> N1 – S1");
    }

    // Late

    @Test
    void aLateTeamPlaysFromTheNextDrawOn() {
        var desk =
                Desk.of(director, Map.of("kind", "swiss-teams", "boards", "2", "rounds", "3"))
                        .enterTeams(4)
                        .seat()
                        .homeWins(1, 4, 2);
        assertThat(desk.get("/console").body()).contains("Late team");
        assertThat(desk.get("/console/late").body()).contains("from round 2 on");

        desk.does("/console/late", Map.of("names", "Late: E1, E2, E3, E4"));
        desk.draw(2, "");
        desk.begin(2);

        assertThat(desk.get("/console").body()).contains("Late");
        assertThat(desk.get("").body()).contains("Late");
        assertThat(desk.post("/console/late", Map.of("names", "Late: E1, E2, E3, E4")).statusCode())
                .isEqualTo(UNCLEAR);
    }

    @Test
    void aLateTeamOfARoundRobinMeetsWhoeverWouldHaveRested() {
        var desk =
                Desk.of(director, Map.of("kind", "round-robin", "boards", "2"))
                        .enterTeams(5)
                        .seat()
                        .homeWins(1, 4, 2);
        assertThat(desk.get("/console/late").body()).contains("Round 2", "against Team");

        desk.does("/console/late", Map.of("names", "Late: E1, E2, E3, E4")).begin(2);

        assertThat(desk.get("/console").body()).contains("Late</p>", ">Table 6</span>");
        desk.homeWins(2, 6, 2);
        assertThat(desk.get("").body()).contains("Late");
    }

    @Test
    void whereNobodyRestsThereIsNoPlaceForOneMore() {
        var desk =
                Desk.of(director, Map.of("kind", "round-robin", "boards", "2"))
                        .enterTeams(4)
                        .seat()
                        .begin(1);

        assertThat(desk.get("/console/late").body()).contains("there is no place for one more");
        assertThat(desk.post("/console/late", Map.of("names", "Late: E, F, G, H")).statusCode())
                .isEqualTo(UNCLEAR);
        var pairs = announced("pairs").enter(6).seat().begin(1);
        assertThat(pairs.get("/console/late").statusCode()).isEqualTo(UNCLEAR);
    }
}

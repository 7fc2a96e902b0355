package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.server.pages.Status.CONFLICT;

import java.net.http.HttpResponse;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;

/// A director who plays in the event: at tables of the program they do not rule on their own
/// boards, in a room the trail says that they did (Law 10A).
@Timeout(value = 60, unit = TimeUnit.SECONDS)
@Tag("evening")
class OwnRulingsTest {

    @RegisterExtension private static final House HOUSE = House.dealing();

    private final Browser director = HOUSE.visitor();

    private static HttpResponse<String> rules(Desk desk, int table, int board) {
        return desk.post(
                "/console/rule",
                Map.of(
                        "place", "|1|%d|%d".formatted(table, board),
                        "result", "60/40",
                        "why", "it was mine"));
    }

    @Test
    void atATableOfTheProgramAnotherDirectorRules() {
        var desk =
                Desk.of(
                        director,
                        Map.of(
                                "where", "online", "fill", "yes", "hand", "yes", "tables", "2",
                                "boards", "3"));
        director.submit(desk.event() + "/join", Map.of("name", "Chi", "partner", ""));
        desk.seat().begin(1);

        var answers = new int[] {rules(desk, 1, 1).statusCode(), rules(desk, 2, 1).statusCode()};
        assertThat(answers)
                .as("the director plays at one of the two tables")
                .containsOnlyOnce(CONFLICT);
        var colleague = HOUSE.visitor();
        String link = link(desk);
        colleague.submit(link, Map.of("name", "Lan"));
        int table = answers[0] == CONFLICT ? 1 : 2;
        assertThat(
                        colleague
                                .post(
                                        desk.event() + "/console/rule",
                                        Map.of(
                                                "place", "|1|%d|1".formatted(table),
                                                "result", "60/40",
                                                "why", "Law 12C"))
                                .statusCode())
                .isBetween(200, 303);
        String trail = desk.get("/console/trail").body();
        String act = trail.replaceAll("(?s).*?name=\"act\" value=\"(\\d+)\".*", "$1");
        assertThat(desk.post("/console/back", Map.of("act", act, "why", "mine")).statusCode())
                .isEqualTo(CONFLICT);
    }

    private static String link(Desk desk) {
        String page = desk.post("/console/helpers/invite", Map.of("label", "tablet")).body();
        return page.replaceAll("(?s).*?(/events/[A-Z0-9]{6}/direct/[A-Za-z0-9_-]+).*", "$1");
    }

    @Test
    void inARoomTheTrailSaysThatAPlayerOfTheBoardRuled() {
        var desk = Desk.of(director, Map.of("boards", "3", "movement", "mitchell")).enter(6).seat();
        desk.begin(1);
        String card = desk.tables().getOrDefault("1", "");
        Desk.says(director, card, "NS");

        assertThat(rules(desk, 2, 2).statusCode()).isBetween(200, 303);
        assertThat(desk.get("/console/trail").body()).doesNotContain("ruled by a player");
        assertThat(rules(desk, 1, 1).statusCode()).isBetween(200, 303);
        assertThat(desk.get("/console/trail").body())
                .contains("it was mine · ruled by a player of the board");
        desk.post("/console/close", Map.of());
        assertThat(director.get(desk.event() + "/boards/1").body())
                .containsPattern("Ruled by [^<]*: it was mine");
    }
}

package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;

/// An appeal from the board to the decision and the form on paper, and a penalty of the table.
@Timeout(value = 60, unit = TimeUnit.SECONDS)
@Tag("evening")
class AppealPagesTest {

    @RegisterExtension private static final House HOUSE = House.dealing();

    private final Browser director = HOUSE.visitor();

    @Test
    void anAppealGoesIntoTheRecordOfTheEvent() {
        var desk = Desk.of(director, Map.of("boards", "3", "movement", "mitchell")).enter(6).seat();
        desk.begin(1);
        desk.post(
                "/console/rule",
                Map.of("place", "|1|1|1", "result", "4SN-1", "why", "Law 16: pass was possible"));
        var appeal =
                Map.of(
                        "place",
                        "|1|1|1",
                        "side",
                        "NORTH_SOUTH",
                        "against",
                        "JUDGEMENT",
                        "deposit",
                        "50 000 đ",
                        "why",
                        "nobody would pass");
        assertThat(desk.post("/console/appeal", appeal).body())
                .contains("Both of the side must want to appeal");

        var agreed = new HashMap<>(appeal);
        agreed.put("agreed", "yes");
        desk.does("/console/appeal", agreed);
        String open = desk.get("/console/appeals").body();
        String number = open.replaceAll("(?s).*name=\"number\" value=\"(\\d+)\".*", "$1");
        assertThat(open)
                .contains("nobody would pass", "50 000 đ", "Law 16: pass was possible")
                .doesNotContain("late:");
        desk.does(
                "/console/appeals/decide",
                Map.of(
                        "number",
                        number,
                        "decision",
                        "RULING_STANDS",
                        "by",
                        "Lan, Minh, Chi",
                        "kept",
                        "yes",
                        "why",
                        "three in ten passed"));
        assertThat(desk.get("/console/appeals").body())
                .contains("The ruling stands", "three in ten passed", "The deposit is kept.")
                .doesNotContain("/console/appeals/decide\"");
        assertThat(desk.get("/console/appeals/form?number=" + number).body())
                .contains("Lan, Minh, Chi", "Signed by the director");
        assertThat(desk.get("/console/appeals/form").body()).contains("Facts that both sides");
        assertThat(desk.get("/console/appeals/form?number=9999").statusCode()).isEqualTo(404);
        assertThat(desk.get("/console/trail").body()).contains("appeal by", "The ruling stands");
        assertThat(HOUSE.visitor().get(desk.event() + "/console/appeals").statusCode())
                .as("the director's alone")
                .isEqualTo(403);
    }

    @Test
    void aPenaltyOfTheTableNeedsNoAmount() {
        var desk = Desk.of(director, Map.of("boards", "3", "movement", "mitchell")).enter(6).seat();
        String people = desk.get("/console/people").body();
        String entry = people.replaceAll("(?s).*?name=\"entry\" value=\"(\\d+)\".*", "$1");
        desk.does(
                "/console/penalty",
                Map.of("entry", entry, "unit", "%", "offence", "SLOW", "again", "yes"));

        assertThat(desk.get("/console/trail").body())
                .contains("Slow play (Law 90B2)")
                .containsPattern("[−-]20");
        assertThat(desk.post("/console/penalty", Map.of("entry", entry, "unit", "%")).statusCode())
                .as("neither offence nor reason")
                .isEqualTo(409);
    }
}

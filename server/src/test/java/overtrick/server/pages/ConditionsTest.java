package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;

/// What a director may still choose of an event: everything is reckoned anew.
@Timeout(value = 60, unit = TimeUnit.SECONDS)
@Tag("evening")
class ConditionsTest {

    private static final Pattern PERCENT = Pattern.compile("\\d+\\.\\d\\d");

    @RegisterExtension private static final House HOUSE = House.dealing();

    private final Browser director = HOUSE.visitor();

    /// Three tables, one board a round; at table 1 there is an average in round 1.
    private Desk played() {
        var desk =
                Desk.of(director, Map.of("title", "Friday", "boards", "3", "movement", "mitchell"))
                        .enter(6)
                        .seat();
        desk.begin(1);
        desk.type("t1 r1 50/50 # no time", "");
        desk.type("t2 r1 4SN=", "");
        desk.type("t3 r1 3NTE-1", "");
        for (int round = 2; round <= 3; round++) {
            desk.begin(round);
            for (String line : new String[] {"t1 4SN=", "t2 2HW+1", "t3 P"}) {
                desk.type(line.replace(" ", " r" + round + " "), "");
            }
        }
        return desk;
    }

    private static String percents(Desk desk) {
        var text = new StringBuilder();
        PERCENT.matcher(Browser.plain(desk.get("").body()))
                .results()
                .forEach(found -> text.append(found.group()).append(' '));
        return text.toString();
    }

    @Test
    void averagesAreReckonedByTheChosenRule() {
        var desk = played();
        String neuberg = percents(desk);
        assertThat(desk.get("/console").body()).contains("/console/conditions");
        assertThat(desk.get("/console/conditions").body())
                .containsPattern("value=\"neuberg\" checked")
                .containsPattern("name=\"open\" value=\"yes\" checked");

        desk.does("/console/conditions", Map.of("unequal", "factored", "open", "yes"));

        String factored = percents(desk);
        assertThat(factored).isNotBlank().isNotEqualTo(neuberg);
        assertThat(desk.get("/console/conditions").body())
                .containsPattern("value=\"factored\" checked");

        desk.does("/console/conditions", Map.of("unequal", "neuberg"));

        assertThat(percents(desk)).isEqualTo(neuberg);
        assertThat(desk.get("/console/conditions").body())
                .doesNotContainPattern("name=\"open\" value=\"yes\" checked");
    }

    /// Strata and handicaps are rankings beside that of the whole field, on the page and in the
    /// file.
    @Test
    void strataAndHandicaps() {
        var desk = played();
        String json = desk.get("/files/ranking.json").body();
        assertThat(json).doesNotContain("stratum", "handicap");
        assertThat(desk.get("").body()).doesNotContain("Stratum", "With handicaps");

        desk.does(
                "/console/grades",
                Map.of("s2", "1", "s3", "2", "s4", "2", "h4", "6,5", "h5", "12.25"));

        assertThat(desk.get("/console/grades").body()).contains("value=\"6.5\"", "value=\"12.25\"");
        assertThat(Browser.plain(desk.get("").body()))
                .contains("Stratum B", "With handicaps", "(+6.50)");
        assertThat(desk.get("/files/ranking.json").body())
                .contains("\"stratum\":\"B\"", "\"strata\":{\"A\":", "\"handicap\":12.25,\"net\":");
        var wrong = desk.post("/console/grades", Map.of("h4", "-3"));
        assertThat(wrong.statusCode()).isEqualTo(422);
        assertThat(wrong.body()).contains("A handicap is a number");
        assertThat(HOUSE.visitor().get(desk.event() + "/console/grades").statusCode())
                .isEqualTo(403);
    }

    /// What was played when so many pairs last came is proposed first, and the boards to deal are
    /// said; in a Howell pairs are numbered from 1.
    @Test
    void theClubsLastChoiceIsProposedFirst() {
        var fields = Map.of("title", "Before", "boards", "6");
        var before = Desk.of(director, fields).enter(10);
        assertThat(Browser.plain(before.get("/console").body()))
                .contains("Proposed first: ", "boards to deal");
        before.does("/seat", Map.of("movement", "three-quarter-howell"));
        assertThat(Browser.plain(before.get("/hall").body()))
                .contains("10 N")
                .doesNotContain("101 N");

        var again = Desk.of(director, fields).enter(10);

        assertThat(Browser.plain(again.get("/console").body()))
                .contains("Three-quarter Howell: 5 tables")
                .contains("First because the club played it when so many pairs last came.");
    }

    @Test
    void whatIsNoRuleIsRefused() {
        var desk = Desk.of(director, Map.of("title", "Friday", "scoring", "butler"));
        assertThat(desk.get("/console/conditions").body()).doesNotContain("name=\"unequal\"");

        var answer = desk.post("/console/conditions", Map.of("unequal", "neuberg"));

        assertThat(answer.statusCode()).isEqualTo(422);
        assertThat(answer.body()).contains("There is no rule neuberg");
        assertThat(HOUSE.visitor().get(desk.event() + "/console/conditions").statusCode())
                .isEqualTo(403);
    }
}

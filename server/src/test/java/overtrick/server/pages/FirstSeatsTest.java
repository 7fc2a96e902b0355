package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;

/// What a telephone says while people sit down: who meets whom, at which table, with which boards.
@Timeout(value = 60, unit = TimeUnit.SECONDS)
@Tag("evening")
class FirstSeatsTest {

    @RegisterExtension private static final House HOUSE = House.dealing();

    private final Browser phone = HOUSE.visitor();

    @Test
    void theTelephoneSaysWhereItsPairBegins() {
        var desk =
                Desk.of(HOUSE.visitor(), Map.of("boards", "9", "movement", "mitchell"))
                        .enter(6)
                        .seat();
        String two = desk.tables().getOrDefault("2", "");
        Desk.says(phone, two, "EW");

        String page = phone.get(two).body();
        String before = page.substring(0, page.indexOf("id=\"plan\""));
        assertThat(before)
                .contains("data-state=\"before\"", "data-side=\"EW\"")
                .contains("You begin East–West at table 2.", "Your first boards: 4–6.")
                .contains("N3 – S3", "N4 – S4", "The first round has not begun.")
                .doesNotContain("N1 – S1", "data-board=\"4\"");

        desk.begin(1);
        assertThat(phone.get(two).body())
                .contains("data-state=\"play\"", "data-board=\"4\"")
                .doesNotContain("You begin");
    }

    /// While people sit down there is time to ask.
    @Test
    void whoSitsWhereIsAskedBeforeTheFirstRound() {
        var desk =
                Desk.of(HOUSE.visitor(), Map.of("boards", "6", "movement", "mitchell"))
                        .enter(4)
                        .seat()
                        .does("/console/course", Map.of("question", "LINE_UP", "asked", "yes"));
        String one = desk.tables().getOrDefault("1", "");
        Desk.says(phone, one, "NS");
        assertThat(phone.get(one).body()).contains("name=\"first\" value=\"S1\"");

        var told = phone.post(one + "/seats", Map.of("round", "1", "first", "S1"));

        assertThat(told.uri().toString()).endsWith("/t/1");
        var other = HOUSE.visitor();
        Desk.says(other, one, "EW");
        assertThat(other.get(one).body()).contains("N S1, S N1");
    }

    @Test
    void inAnIndividualEverybodyHasTheirChair() {
        var desk = Desk.of(HOUSE.visitor(), Map.of("kind", "individual", "boards", "7"));
        desk.does("/entries", Map.of("names", "A\nB\nC\nD\nE\nF\nG\nH")).seat();
        String one = desk.tables().getOrDefault("1", "");
        Desk.says(phone, one, "NS");

        assertThat(phone.get(one).body())
                .containsPattern("N [A-H], S [A-H]")
                .containsPattern("E [A-H], W [A-H]")
                .contains("You begin North–South at table 1.");
    }

    @Test
    void aTableAtWhichNobodyBeginsWaitsForWhoSitsOut() {
        var desk =
                Desk.of(HOUSE.visitor(), Map.of("boards", "6", "movement", "mitchell"))
                        .enter(5)
                        .seat();
        String unused = desk.tables().getOrDefault("3", "");
        assertThat(phone.get(unused).body())
                .contains("N5 – S5 – sits out this round")
                .doesNotContain("Nobody begins");

        phone.post(unused + "/who", Map.of("number", "3"));

        assertThat(HOUSE.visitor().get(unused).body()).contains("Nobody begins at table 3.");
    }
}

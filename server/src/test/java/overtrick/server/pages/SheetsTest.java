package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Guide cards, travellers and slips of an evening: all that its movement knows is filled in.
@Timeout(value = 60, unit = TimeUnit.SECONDS)
@Tag("evening")
class SheetsTest {

    @RegisterExtension private static final House HOUSE = House.dealing();

    private final Browser director = HOUSE.visitor();

    private static int sheets(String page) {
        return page.split("<article class=\"paper sheet\"", -1).length - 1;
    }

    /// Seven pairs in a Howell of eight: the eighth, which stays at table 1, is missing.
    @Test
    void ofPairs() {
        var desk = Desk.of(director, Map.of("title", "Friday", "boards", "6")).enter(7);
        assertThat(desk.get("/console/guides").statusCode()).isEqualTo(422);

        desk.does("/seat", Map.of("movement", "howell"));

        String guides = desk.get("/console/guides").body();
        assertThat(sheets(guides)).isEqualTo(7);
        assertThat(Browser.plain(guides))
                .contains("sits out", "table 2 NS")
                .containsPattern("7 N\\d – S")
                .doesNotContainPattern("8 N\\d – S");
        String travellers = desk.get("/console/travellers").body();
        assertThat(Browser.plain(travellers)).contains("Board 1", "Dealer North", "NS +");
        String slips = desk.get("/console/slips").body();
        assertThat(Browser.plain(slips)).contains("NS 1 – EW ");
        assertThat(slips).doesNotContain(">Lead</th>");
        desk.does("/console/course", Map.of("question", "LEAD", "asked", "yes"));
        for (var sheet : List.of("/console/slips", "/console/travellers")) {
            assertThat(desk.get(sheet).body()).contains(">Lead</th>");
        }
        assertThat(desk.get("/console/cards").body())
                .contains("/console/guides", "/console/travellers", "/console/slips");
        assertThat(HOUSE.visitor().get(desk.event() + "/console/slips").statusCode())
                .isEqualTo(403);
    }

    /// Six pairs, three tables, three rounds of two boards: all of it can be counted.
    @Test
    void eachBoardAndEachTableHasOne() {
        var desk = Desk.of(director, Map.of("title", "Friday", "boards", "6")).enter(6);
        desk.does("/seat", Map.of("movement", "mitchell"));

        assertThat(sheets(desk.get("/console/guides").body())).isEqualTo(6);
        String travellers = desk.get("/console/travellers").body();
        assertThat(sheets(travellers)).isEqualTo(6);
        assertThat(travellers.split("<tr>", -1)).hasSize(1 + 6 * (1 + 3));
        assertThat(sheets(desk.get("/console/slips").body())).isEqualTo(9);
    }
}

package overtrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;

/// A knock-out of six teams with its bracket, by keyboard, on a page in Vietnamese; and the start
/// pages of all kinds.
@Timeout(value = 300, unit = TimeUnit.SECONDS)
class KnockOutTest {

    @RegisterExtension private static final Evening EVENING = Evening.dealing();

    private static final int TEAMS = 6;

    private final Inspection pages = new Inspection("knock-out");

    @Test
    void aBracketIsPlayedToItsEnd() {
        var director = EVENING.visitor("vi-VN");
        director.open("/events?kind=knock-out");
        pages.lookEverywhere(director, "start");
        Desk.answer(director, Map.of("boards", "2"));
        var desk = Desk.announced(director);
        desk.enter(TEAMS - 1, "Sông Hồng #: A#, B#, C#, D#");
        var captain = enterByTelephone(director);
        desk.seat();
        assertThat(captain.at("#places article")).hasCount(2);
        assertThat(captain.at("#places")).containsText("gặp Sông Hồng 3");
        pages.lookEverywhere(captain, "places");

        for (int round = 1; round <= 3; round++) {
            if (round == 1) {
                desk.begin(round);
            }
            assertThat(director.at("#clock .round")).containsText("Vòng %d/3".formatted(round));
            assertThat(director.at("#tables article")).hasCount(round < 3 ? 4 : 2);
            desk.typeRound((table, _) -> table % 2 == 1 ? "4SN=" : "2SN="); // at home they win
            if (round < 3) {
                if (round == 1) {
                    director.at("#clock a[href$='/console/draw']").click();
                    pages.lookEverywhere(director, "draw");
                    desk.open();
                }
                desk.draw(round + 1);
            }
            if (round == 1) {
                var guest = EVENING.visitor("vi-VN");
                guest.open(desk.event() + "/bracket");
                pages.lookEverywhere(guest, "bracket-under-way");
                var hall = EVENING.visitor("vi-VN");
                hall.open(desk.event() + "/hall");
                pages.lookEverywhere(hall, "hall");
            }
        }
        pages.lookEverywhere(director, "console");
        var guest = EVENING.visitor("vi-VN");
        guest.open(desk.event() + "/bracket");
        assertThat(guest.at("main")).containsText("Vô địch: Sông Hồng 1");
        pages.lookEverywhere(guest, "bracket");
        guest.open(desk.event());
        pages.lookEverywhere(guest, "ranking");
        assertThat(pages.faults()).isEmpty();
    }

    /// The last team; its telephone will know where it plays.
    private Visitor enterByTelephone(Visitor director) {
        String link = director.at(".wall a").getAttribute("href");
        var captain = EVENING.visitor("vi-VN");
        captain.open(URI.create(link).getPath());
        captain.at("input[name=team]").fill("Sông Hồng " + TEAMS);
        var fields = List.of("one", "other", "third", "fourth");
        for (String field : fields) {
            captain.at("input[name=%s]".formatted(field)).fill("Người " + fields.indexOf(field));
        }
        pages.lookEverywhere(captain, "enter");
        captain.at("main button.big").click();
        captain.at(".done").waitFor();
        assertThat(director.at(".entries li")).hasCount(TEAMS);
        return captain;
    }

    @Test
    void everyKindHasItsPage() {
        var director = EVENING.visitor();
        for (String kind : List.of("pairs", "individual", "teams", "round-robin", "swiss-pairs")) {
            director.open("/events?kind=" + kind);
            assertThat(director.at(".formats a[aria-current]")).hasCount(1);
            assertThat(director.at("#offers .offer").first()).isVisible();
            pages.look(director, kind);
        }
        director.at("input[name=tables]").fill("3");
        director.at("input[name=tables]").press("Tab");
        assertThat(director.at("#offers [role=alert]")).containsText("A Swiss is for 4");
        assertThat(pages.faults()).isEmpty();
    }
}

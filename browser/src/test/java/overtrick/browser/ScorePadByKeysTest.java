package overtrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;

/// An evening on the telephone of a table, by the keyboard alone.
@Timeout(300)
class ScorePadByKeysTest {

    @RegisterExtension private static final Evening EVENING = Evening.dealing();

    private static final int MOST_TABS = 40;

    /// How much of the page has moved by itself.
    private static final String SHIFTED =
            """
            () => new Promise((told) => {
              let sum = 0;
              const watch = (list) => list.getEntries().forEach((one) => (sum += one.hadRecentInput ? 0 : one.value));
              new PerformanceObserver(watch).observe({ type: "layout-shift", buffered: true });
              setTimeout(() => told(sum), 300);
            })
            """;

    /// Every key is reached without being pressed on the way to it, what is asked next has the
    /// focus, and the opponents answer by the same keys.
    @Test
    void aRoundIsScored() {
        var director = EVENING.visitor();
        var desk = Desk.announce(director, "pairs", Map.of("title", "Keys", "boards", "6"));
        desk.enter(6, "N# – S#");
        desk.seat("mitchell");
        desk.begin(1);
        assertThat(director.at("#tables .ns").first()).containsText("NS 1"); // not by colour alone
        director.at("#coursing summary").click();
        director.at("form:has(input[value=LEAD]) button").click();
        var lan = EVENING.visitor();
        Size.PHONES.getFirst().of(lan);
        lan.open(desk.phone(1));
        theMenuOfCallsLiesOnNothing(lan);
        tab(lan, "#who button");
        press(lan, "Enter");
        lan.at("#head[data-lead=true]").waitFor();

        tab(lan, "[name=level]");
        arrowTo(lan, "level", "4");
        tab(lan, "[name=strain]");
        arrowTo(lan, "strain", "H");
        tab(lan, "[name=declarer]");
        arrowTo(lan, "declarer", "S");
        assertThat(lan.at("main[data-step=result] [name=margin]:focus")).hasCount(1);
        arrowTo(lan, "margin", "+1");
        assertThat(lan.at("#sum")).containsText("4♥ S +1");
        tab(lan, "#send");
        press(lan, "Enter");
        assertThat(lan.at("main[data-step=lead] [name=leadsuit]:focus")).hasCount(1);
        arrowTo(lan, "leadsuit", "S");
        tab(lan, "[name=leadrank]");
        arrowTo(lan, "leadrank", "Q");
        assertThat(lan.at("#told article")).hasCount(1);
        assertThat(lan.at("main[data-step=told] #told button.main:focus")).hasCount(1);
        press(lan, "Enter");
        assertThat(lan.at("#told .is-agreed")).hasCount(1);
        assertThat(lan.at("main[data-step=contract] [name=level]:focus")).hasCount(1);
        director.open(desk.event() + "/console/boards/1");
        assertThat(director.at("main")).containsText("♠Q");
        nothingMovesInTheHall(desk);
    }

    /// Before it is known whose telephone it is.
    private static void theMenuOfCallsLiesOnNothing(Visitor visitor) {
        tab(visitor, ".trouble summary");
        press(visitor, "Enter");
        assertThat(visitor.at(".trouble button.main")).isVisible();
        assertThat(Cut.faults(visitor)).isEmpty();
        assertThat(Covered.faults(visitor)).isEmpty();
        press(visitor, "Enter");
    }

    /// The clock of the hall is written by a script, on the page of a telephone too.
    private static void nothingMovesInTheHall(Desk desk) {
        var hall = EVENING.visitor();
        Size.PHONES.get(1).of(hall);
        hall.open(desk.event() + "/hall");
        hall.at(".big-clock[data-shown]").waitFor();
        assertThat(((Number) hall.page().evaluate(SHIFTED)).doubleValue()).isLessThan(0.001);
    }

    private static void tab(Visitor visitor, String where) {
        for (int tabs = 0; tabs < MOST_TABS; tabs++) {
            press(visitor, "Tab");
            if (visitor.at(where + ":focus").count() == 1) {
                assertThat(visitor.at(":focus-visible")).hasCount(1);
                return;
            }
        }
        throw new AssertionError("no way by Tab to " + where);
    }

    /// Leads from key to key, none of which is pressed but the last.
    private static void arrowTo(Visitor visitor, String name, String value) {
        var key = "[name=%s][value='%s']".formatted(name, value);
        var before = checked(visitor, name);
        for (int steps = 0; visitor.at(key + ":focus").count() == 0; steps++) {
            assertThat(steps).as("arrows to %s", value).isLessThan(MOST_TABS);
            press(visitor, "ArrowRight");
            assertThat(checked(visitor, name)).isEqualTo(before);
        }
        press(visitor, "Space");
    }

    private static List<String> checked(Visitor visitor, String name) {
        return visitor.at("[name=%s]:checked".formatted(name)).all().stream()
                .map(key -> key.getAttribute("value"))
                .toList();
    }

    private static void press(Visitor visitor, String key) {
        visitor.page().keyboard().press(key);
    }
}

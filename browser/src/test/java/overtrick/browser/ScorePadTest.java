package overtrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;

/// The score pad on telephones, in every step of a round, while it is told something. With
/// `-Dovertrick.gallery=true` pictures are kept.
@Timeout(300)
class ScorePadTest {

    @RegisterExtension private static final Evening EVENING = Evening.dealing();

    /// All that can be tapped.
    private static final String KEYS = "main :is(a, button, label, summary)";

    private static final List<Size> ACROSS = List.of(new Size(844, 390), new Size(640, 360));

    private static final String HIDDEN =
            """
            () => [...document.querySelectorAll("#entry .pad :is(button, label)")]
              .filter((key) => key.offsetParent !== null)
              .filter((key) => { const box = key.getBoundingClientRect();
                return box.bottom > innerHeight || box.right > innerWidth || box.top < 0; })
              .map((key) => key.id || key.textContent.trim())
            """;

    /// What a notice lies on.
    private static final String UNDER_THE_NOTICE =
            """
            () => {
              const over = document.getElementById("notice").getBoundingClientRect();
              return [...document.querySelectorAll("#head :is(.ns, .ew), .bchip, #ahead")]
                .filter((part) => {
                  const box = part.getBoundingClientRect();
                  return box.top < over.bottom - 1 && box.bottom > over.top + 1
                    && box.left < over.right - 1 && box.right > over.left + 1;
                }).map((part) => part.textContent.trim());
            }
            """;

    /// Names of as many letters as there may be.
    private static final String LONGEST =
            "Nguyễn Phúc Hoàng Anh Thư Vy # – Trần Thị Ánh Tuyết Mai Hương #";

    private static final String CUT =
            """
            () => [...document.querySelectorAll("main *")]
              .filter((one) => one.offsetParent !== null && !one.matches(".unseen, .unseen *"))
              .filter((one) => ["hidden", "clip"].includes(getComputedStyle(one).overflowX))
              .filter((one) => one.scrollWidth > one.clientWidth + 1)
              .map((one) => one.textContent.trim())
            """;

    private final List<String> faults = new ArrayList<>();

    @Test
    void noKeyMovesWhateverThePadIsTold() {
        stepsOfARound("en-GB", "light");
    }

    @Test
    void noKeyMovesInVietnamese() {
        stepsOfARound("vi-VN", "dark");
    }

    private void stepsOfARound(String locale, String theme) {
        var director = EVENING.visitor();
        var desk = Desk.announce(director, "pairs", Map.of("title", "Pad", "boards", "6"));
        desk.enter(6, LONGEST);
        desk.seat("mitchell");
        var lan = EVENING.visitor(locale);
        lan.open(desk.phone(1));
        lan.prefer("theme", theme);
        lan.page().reload();
        look(lan, "before");
        desk.open();
        desk.begin(1);
        var mine = lan.at("#who button").first();
        mine.waitFor();
        look(lan, "whose");
        mine.click();
        lan.at("#entry").waitFor();
        look(lan, "open");
        acrossAllCanBeReached(lan, "open");
        var pad = new TablePhone(lan);
        pad.enter("4", "S", "N", "=");
        look(lan, "tapped");
        acrossAllCanBeReached(lan, "tapped");
        pad.send();
        assertThat(lan.at("#notice")).not().isEmpty();
        assertThat(lan.at("#told article")).hasCount(1);
        look(lan, "told");
        nothingIsCut(director, desk.event() + "/console", new Size(1366, 768));
        nothingIsCut(director, desk.event() + "/hall", new Size(1920, 1080));
        director.open(desk.event() + "/console");
        director.at("#coursing summary").click();
        director.at("form:has(input[value=LEAD]) button").click();
        lan.at("#head[data-lead=true]").waitFor();
        pad.enter("1", "C", "W", "=");
        lan.at("#rare").click();
        look(lan, "every key");
        acrossAllCanBeReached(lan, "every key");
        pad.send();
        assertThat(lan.at("#nolead")).isVisible();
        assertThat(lan.at("#told article")).hasCount(2); // told before the lead is tapped
        look(lan, "lead");
        acrossAllCanBeReached(lan, "lead");
        pad.tap("leadsuit", "S");
        pad.tap("leadrank", "Q");
        assertThat(lan.at("#queue")).isHidden();
        director.open(desk.event() + "/console/boards/2");
        assertThat(director.at("main")).containsText("♠Q");
        lan.page().context().setOffline(true);
        lan.at("#told button.main").first().click();
        assertThat(lan.at("#queue")).isVisible();
        look(lan, "waiting");
        lan.page().context().setOffline(false);
        assertThat(lan.at("#queue")).isHidden();
        toldElsewhere(desk, lan);
        lan.expectErrors();

        assertThat(faults).isEmpty();
    }

    /// The laptop has a board before its keys were touched: the pad goes on to the next one. What
    /// is said of a broken line hides neither who plays nor where they go.
    private void toldElsewhere(Desk desk, Visitor visitor) {
        desk.open();
        desk.begin(2);
        assertThat(visitor.at("#head")).hasAttribute("data-round", "2");
        assertThat(visitor.at(".bchip").first()).hasAttribute("aria-pressed", "true");
        desk.type("t1 3NN=");
        assertThat(visitor.at(".bchip").nth(1)).hasAttribute("aria-pressed", "true");
        desk.type("t1 2SN=");
        assertThat(visitor.at("#vul")).isHidden();
        Interruption.LOST_LINE.tell(visitor);
        visitor.at("#ahead").waitFor();
        for (var phone : Size.PHONES) {
            phone.of(visitor);
            var hidden = (List<?>) visitor.page().evaluate(UNDER_THE_NOTICE);
            if (!hidden.isEmpty()) {
                faults.add("lost at %s: %s".formatted(phone, hidden));
            }
            keep(visitor, "lost-and-done", phone);
        }
    }

    private void look(Visitor visitor, String step) {
        for (var phone : Size.PHONES) {
            phone.of(visitor);
            String here = "%s at %s".formatted(step, phone);
            faults.addAll(AccessibilityTest.told(Interruption.faults(visitor), here));
            for (var one : Interruption.values()) {
                if (one.moves(visitor, KEYS)) {
                    faults.add("%s, %s: keys move".formatted(here, one));
                }
                one.tell(visitor);
                keep(visitor, "%s-%s".formatted(step, one), phone);
            }
            Interruption.NONE.tell(visitor);
        }
    }

    /// Neither on the laptop nor on the wall, however long names are.
    private void nothingIsCut(Visitor director, String page, Size size) {
        size.of(director);
        director.open(page);
        var cut = (List<?>) director.page().evaluate(CUT);
        if (!cut.isEmpty()) {
            faults.add("%s at %s: cut %s".formatted(page, size, cut));
        }
        keep(director, page.substring(page.lastIndexOf('/') + 1), size);
    }

    /// Held across no key lies below the screen or beside it.
    private void acrossAllCanBeReached(Visitor visitor, String step) {
        for (var phone : ACROSS) {
            phone.of(visitor);
            var hidden = (List<?>) visitor.page().evaluate(HIDDEN);
            if (!hidden.isEmpty()) {
                faults.add("%s at %s: out of reach %s".formatted(step, phone, hidden));
            }
            keep(visitor, step + "-across", phone);
        }
    }

    private static void keep(Visitor visitor, String name, Size phone) {
        if (!GalleryTest.isOpen()) {
            return;
        }
        String language = String.valueOf(visitor.at("html").getAttribute("lang"));
        String file = "%s-%s-%s.png".formatted(name, phone, language).replace(' ', '-');
        visitor.keepPicture(Path.of("target", "pad", file));
    }
}

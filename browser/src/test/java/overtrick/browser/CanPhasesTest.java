package overtrick.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Page.ScreenshotOptions;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import overtrick.testkit.Seeds;

/// Every phase of a match of Bài Càn, on small screens and large ones: nothing is cut off, nothing
/// is in anybody's way. With `-Dovertrick.phases=true` a picture of each is kept in
/// `target/phases`.
@Timeout(400)
class CanPhasesTest {

    @RegisterExtension private static final Evening EVENING = Evening.hurrying();

    private static final boolean WANTED = Boolean.getBoolean("overtrick.phases");

    private static final Path PICTURES = Path.of("target", "phases");

    private static final Set<String> GRAVE = Set.of("serious", "critical");

    private static final List<String> TAGS =
            List.of("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa");

    private record Screen(String name, int width, int height) {}

    private static final List<Screen> SCREENS =
            List.of(
                    new Screen("small", 360, 640),
                    new Screen("phone", 390, 844),
                    new Screen("across", 844, 390),
                    new Screen("tablet", 820, 1180),
                    new Screen("desk", 1440, 900));

    @Test
    void aMatchByHandIsFitToBeSeenInEveryPhase() throws Exception {
        walk("players", System.getProperty("overtrick.language", "vi"));
    }

    private static void walk(String ceremony, String language) throws Exception {
        Files.createDirectories(PICTURES);
        var ann = EVENING.visitor(language);
        ann.open("/can");
        ann.at("input[name='robots'][value='yes']").check();
        ann.at("input[name='ceremony'][value='%s']".formatted(ceremony)).check();
        ann.at("input[name='strength'][value='rules']").check();
        var name = ann.at("form[action='/can/tables'] input[name='name']");
        if (name.count() > 0) {
            name.fill("Lan");
        }
        ann.at("input[name='practice']").check();
        if (WANTED) {
            ann.page()
                    .screenshot(
                            new ScreenshotOptions()
                                    .setPath(PICTURES.resolve("door.png"))
                                    .setFullPage(true));
        }
        ann.at("form[action='/can/tables'] > button.main").click();
        ann.at("main.table").waitFor();
        CanTables.hurry(ann);
        var guest = new CanGuest(EVENING.house(), ann, Seeds.chance(7));
        var seen = new HashSet<String>();
        var faults = new ArrayList<String>();
        int deals = 0;
        while (guest.awaitOffer() && !guest.isOver()) {
            String moment = moment(guest);
            if (seen.add(moment)) {
                look(guest, moment, faults);
            }
            guest.act();
            deals = guest.now().story().deals().size();
            if (deals >= 6) {
                break;
            }
        }
        assertThat(faults).isEmpty();
        assertThat(seen).contains("auction", "play-0", "over", "kitty-6");
    }

    /// What there is to see: the phase, and how far it has come.
    private static String moment(CanGuest guest) {
        var view = guest.now().match().orElseThrow();
        String phase = guest.visitor().phase();
        return switch (phase) {
            case "kitty" -> "kitty-" + guest.visitor().at(".buried button").count();
            case "play" -> "play-" + (view.play().map(play -> play.tricks().size()).orElse(0) / 5);
            case "tribute" ->
                    guest.visitor().at(".hand.picking[action$='pay']").count() > 0
                            ? "tribute-pay"
                            : "tribute-back";
            case "over" -> guest.offers().isEmpty() ? "over-end" : "over";
            default -> phase + (guest.visitor().at("#box .spread").count() > 0 ? "-cards" : "");
        };
    }

    private static void look(CanGuest guest, String moment, List<String> faults) {
        for (var screen : SCREENS) {
            guest.page().setViewportSize(screen.width(), screen.height());
            if (WANTED) {
                guest.picture(PICTURES.resolve(moment + "-" + screen.name() + ".png"));
            }
            int wide =
                    ((Number) guest.page().evaluate("() => document.documentElement.scrollWidth"))
                            .intValue();
            if (wide > screen.width()) {
                faults.add("%s at %s is %d wide".formatted(moment, screen.name(), wide));
            }
            var hidden =
                    (List<?>)
                            guest.page()
                                    .evaluate(
                                            """
                                            () => [...document.querySelectorAll(".at-bottom .card, #box.open button")]
                                                .filter(e => { const r = e.getBoundingClientRect(); return r.left < -1 || r.left > innerWidth - 12; })
                                                .map(e => e.id || e.textContent)
                                            """);
            if (!hidden.isEmpty()) {
                faults.add(
                        "%s at %s: beside the screen %s".formatted(moment, screen.name(), hidden));
            }
        }
        guest.page().setViewportSize(1280, 800);
        new AxeBuilder(guest.page())
                .withTags(TAGS).setLegacyMode(true).analyze().getViolations().stream()
                        .filter(rule -> GRAVE.contains(rule.getImpact()))
                        .forEach(rule ->
                                faults.add(
                                        moment
                                                + ": "
                                                + rule.getHelp()
                                                + " "
                                                + rule.getNodes().get(0).getTarget()
                                                + rule.getNodes().get(0).getFailureSummary()));
    }
}

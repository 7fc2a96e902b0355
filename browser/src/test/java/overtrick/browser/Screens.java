package overtrick.browser;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.ScreenshotOptions;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// Small screens and large ones, on which a page is looked at: nothing is cut off, and axe finds
/// nothing grave. With `-Dovertrick.phases=true` a picture of each is kept in `target/phases`.
final class Screens {

    private static final boolean WANTED = Boolean.getBoolean("overtrick.phases");

    private static final Path PICTURES = Path.of("target", "phases");

    private static final Set<String> GRAVE = Set.of("serious", "critical");

    private static final List<String> TAGS =
            List.of("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa");

    private static final String BESIDE =
            """
            () => [...document.querySelectorAll(".at-bottom .card, #box.open button, main button")]
                .filter(e => e.offsetParent !== null && !e.closest(".scroll"))
                .filter(e => { const r = e.getBoundingClientRect(); return r.left < -1 || r.left > innerWidth - 12; })
                .map(e => e.id || e.textContent)
            """;

    private record Screen(String name, int width, int height) {}

    private static final List<Screen> ALL =
            List.of(
                    new Screen("small", 360, 640),
                    new Screen("phone", 390, 844),
                    new Screen("across", 844, 390),
                    new Screen("tablet", 820, 1180),
                    new Screen("desk", 1440, 900));

    private final List<String> faults = new ArrayList<>();

    /// What was wrong with all that was looked at.
    List<String> faults() {
        return List.copyOf(faults);
    }

    /// @param moment for the names of pictures and the sentences of faults
    void look(Page page, String moment) {
        for (var screen : ALL) {
            page.setViewportSize(screen.width(), screen.height());
            if (WANTED) {
                page.screenshot(
                        new ScreenshotOptions()
                                .setPath(PICTURES.resolve(moment + "-" + screen.name() + ".png")));
            }
            int wide =
                    ((Number) page.evaluate("() => document.documentElement.scrollWidth"))
                            .intValue();
            if (wide > screen.width()) {
                faults.add("%s at %s is %d wide".formatted(moment, screen.name(), wide));
            }
            var beside = (List<?>) page.evaluate(BESIDE);
            if (!beside.isEmpty()) {
                faults.add(
                        "%s at %s: beside the screen %s".formatted(moment, screen.name(), beside));
            }
        }
        page.setViewportSize(1280, 800);
        new AxeBuilder(page)
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

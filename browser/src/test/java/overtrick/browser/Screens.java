package overtrick.browser;

import com.microsoft.playwright.Page.ScreenshotOptions;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// Small screens and large ones, on which a page is looked at: nothing is cut off, and axe finds
/// nothing. With `-Dovertrick.gallery=true` a picture of each is kept in `target/phases`.
final class Screens {

    private static final Path PICTURES = Path.of("target", "phases");

    /// How wide the page is, and what of it lies beside the screen.
    private static final String MEASURE =
            """
            () => [String(document.documentElement.scrollWidth),
              ...[...document.querySelectorAll(".at-bottom .card, #box.open button, main button")]
                .filter(e => e.offsetParent !== null && !e.closest(".scroll"))
                .filter(e => { const r = e.getBoundingClientRect(); return r.left < -1 || r.left > innerWidth - 12; })
                .map(e => e.id || e.textContent)]
            """;

    private record Screen(String name, int width, int height) {}

    private static final List<Screen> ALL =
            GalleryTest.worth(
                    List.of(
                            new Screen("small", 360, 640),
                            new Screen("phone", 390, 844),
                            new Screen("across", 844, 390),
                            new Screen("tablet", 820, 1180),
                            new Screen("desk", 1440, 900)),
                    List.of(
                            new Screen("small", 360, 640),
                            new Screen("across", 844, 390),
                            new Screen("desk", 1440, 900)));

    private final List<String> faults = new ArrayList<>();
    private final boolean whole;

    /// @param whole whether pictures are of whole pages, which are read to their end, or of what a
    ///   screen shows of them
    Screens(boolean whole) {
        this.whole = whole;
    }

    /// What was wrong with all that was looked at.
    List<String> faults() {
        return List.copyOf(faults);
    }

    /// Looks closely: with axe, at every size where pictures are taken.
    void look(Visitor visitor, String moment) {
        for (var screen : ALL) {
            glance(visitor, moment, screen);
            if (GalleryTest.isOpen() || screen.equals(ALL.getFirst())) {
                faults.addAll(AccessibilityTest.faults(visitor, moment + " at " + screen.name()));
            }
        }
        Size.DESK.of(visitor);
    }

    /// Looks at every size.
    void glance(Visitor visitor, String moment) {
        ALL.forEach(screen -> glance(visitor, moment, screen));
        Size.DESK.of(visitor);
    }

    /// @param moment for the names of pictures and the sentences of faults
    private void glance(Visitor visitor, String moment, Screen screen) {
        var page = visitor.page();
        page.setViewportSize(screen.width(), screen.height());
        if (GalleryTest.isOpen()) {
            page.screenshot(
                    new ScreenshotOptions()
                            .setFullPage(whole)
                            .setPath(PICTURES.resolve(moment + "-" + screen.name() + ".png")));
        }
        var measured = (List<?>) page.evaluate(MEASURE);
        if (Integer.parseInt(String.valueOf(measured.getFirst())) > screen.width()) {
            faults.add("%s at %s is %s wide".formatted(moment, screen.name(), measured.getFirst()));
        }
        faults.addAll(
                AccessibilityTest.told(
                        Interruption.faults(visitor), moment + " at " + screen.name()));
        if (measured.size() > 1) {
            faults.add(
                    "%s at %s: beside the screen %s"
                            .formatted(
                                    moment, screen.name(), measured.subList(1, measured.size())));
        }
    }
}

package overtrick.browser;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// Moments of a table or a page, kept in `target` in every window, light and dark, and looked at
/// there: axe finds nothing, nothing is wider than its window, and no button lies under anything.
final class Album {

    private final Path pictures;
    private final List<String> faults = new ArrayList<>();

    /// @param name of the folder below `target` for the pictures
    Album(String name) {
        pictures = Path.of("target", name);
    }

    /// What was wrong with all that was looked at.
    List<String> faults() {
        return List.copyOf(faults);
    }

    /// A table as its window shows it, any other page from its head to its foot.
    void keep(Visitor visitor, String moment) {
        boolean whole = visitor.at("main.table").count() == 0;
        for (var size : Size.ALL) {
            String here = moment + " at " + size;
            size.of(visitor);
            visitor.page().waitForTimeout(100); // hands are laid out anew
            for (var theme : List.of("light", "dark")) {
                AccessibilityTest.dress(visitor, "theme", theme);
                String name = "%s-%s-%s".formatted(moment, size, theme);
                var file = pictures.resolve(name + ".jpg");
                visitor.page().screenshot(GalleryTest.picture(file).setFullPage(whole));
            }
            faults.addAll(
                    AccessibilityTest.told(Axe.faults(visitor, Axe.OF_COLOURS), here + ", dark"));
            AccessibilityTest.dress(visitor, "theme", "light");
            faults.addAll(AccessibilityTest.faults(visitor, here));
            int over = Fit.overhang(visitor);
            if (over > 0) {
                faults.add("%s is %d px too wide".formatted(here, over));
            }
            Covered.faults(visitor).forEach(button -> faults.add(here + ": " + button));
        }
        Size.DESK.of(visitor);
    }
}

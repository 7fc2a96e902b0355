package overtrick.browser;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// Looks closely at the pages of an event: axe finds nothing, and nothing is wider than its window.
/// With `-Dovertrick.gallery=true` axe looks in every window, and a picture of each is kept.
final class Inspection {

    private static final List<Size> SIZES =
            List.of(new Size(390, 844), new Size(820, 1180), new Size(1440, 900));

    private final Path pictures;
    private final List<String> faults = new ArrayList<>();

    /// @param name of the folder below `target` for the pictures
    Inspection(String name) {
        pictures = Path.of("target", name);
    }

    /// What was wrong with all that was looked at.
    List<String> faults() {
        return List.copyOf(faults);
    }

    /// In the window as it is.
    void look(Visitor visitor, String stage) {
        if (GalleryTest.isOpen()) {
            visitor.keepPicture(pictures.resolve(stage + ".png"));
        }
        faults.addAll(AccessibilityTest.faults(visitor, stage));
    }

    /// On a telephone, a tablet and a desk; closely on the telephone.
    void lookEverywhere(Visitor visitor, String stage) {
        for (var size : SIZES) {
            size.of(visitor);
            if (GalleryTest.isOpen() || size.equals(SIZES.getFirst())) {
                look(visitor, stage + "-" + size.width());
            }
            int wide = (int) visitor.page().evaluate("document.documentElement.scrollWidth");
            if (wide > size.width()) {
                faults.add("%s is %d wide at %s".formatted(stage, wide, size));
            }
        }
        Size.DESK.of(visitor);
    }
}

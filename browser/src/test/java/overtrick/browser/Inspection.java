package overtrick.browser;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// Looks closely at pages: axe finds nothing, and nothing is wider than its window. With
/// `-Dovertrick.gallery=true` axe looks in every window, and a picture of each is kept.
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

    /// Pages that are read, in both languages and every window; axe looks at the words of one.
    /// Where pictures are taken, in every theme and closely in both.
    void read(Evening evening, List<String> paths) {
        for (var locale : List.of("en-GB", "vi-VN")) {
            var reader = evening.visitor(locale);
            for (var path : paths) {
                reader.open(path);
                String stage = locale + path.replaceAll("[^a-zA-Z0-9]", "-");
                for (var theme : AccessibilityTest.themes().toList()) {
                    AccessibilityTest.dress(reader, "theme", theme);
                    if (GalleryTest.isOpen() || locale.equals("en-GB")) {
                        faults.addAll(AccessibilityTest.faults(reader, stage + "-" + theme));
                    }
                    Size.ALL.forEach(size -> leaf(reader, stage + "-" + theme, size));
                }
            }
            reader.leave();
        }
    }

    /// A whole page in one window.
    private void leaf(Visitor reader, String stage, Size size) {
        size.of(reader);
        isNotWider(reader, stage, size);
        if (GalleryTest.isOpen()) {
            var file = pictures.resolve(stage + "-" + size.width() + ".jpg");
            reader.page().screenshot(GalleryTest.picture(file).setFullPage(true));
        }
    }

    private void isNotWider(Visitor visitor, String stage, Size size) {
        int over = Fit.overhang(visitor);
        if (over > 0) {
            faults.add("%s is %d px too wide at %s".formatted(stage, over, size));
        }
    }

    /// On a telephone, a tablet and a desk; closely on the telephone.
    void lookEverywhere(Visitor visitor, String stage) {
        for (var size : SIZES) {
            size.of(visitor);
            if (GalleryTest.isOpen() || size.equals(SIZES.getFirst())) {
                look(visitor, stage + "-" + size.width());
            }
            isNotWider(visitor, stage, size);
        }
        Size.DESK.of(visitor);
    }
}

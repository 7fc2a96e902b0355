package overtrick.browser;

import com.microsoft.playwright.Page.ScreenshotOptions;
import com.microsoft.playwright.options.ScreenshotType;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Pictures of every kind of page, to be looked at: every window, pack, size of cards, theme and
/// language. `-Dovertrick.gallery=true` puts them into `target/gallery`.
@Timeout(1200)
@EnabledIfSystemProperty(named = "overtrick.gallery", matches = "true")
class GalleryTest {

    @RegisterExtension private static final Evening EVENING = Evening.playing(Boards.GAME);

    private static final Path GALLERY = Path.of("target", "gallery");
    private static final int QUALITY = 75;

    /// Whether pictures are asked for.
    static boolean isOpen() {
        return Boolean.getBoolean("overtrick.gallery");
    }

    @ParameterizedTest
    @ValueSource(strings = {"en-GB", "vi-VN"})
    void isHung(String locale) {
        var stops = new ArrayList<String>();
        var ann = EVENING.visitor(locale);
        ann.prefer("theme", "light"); // else the page offers what the device has
        Walk.through(
                ann,
                stage -> {
                    stops.add(stage);
                    String name = "%02d-%s".formatted(stops.size(), stage).replace(' ', '-');
                    hangInEveryLook(ann, GALLERY.resolve(locale), name);
                    hangWhole(ann, GALLERY.resolve(locale), name);
                    Size.DESK.of(ann);
                });
    }

    private static void hangInEveryLook(Visitor visitor, Path wall, String name) {
        boolean cards = visitor.at(".card").count() > 0;
        for (var size : Size.ALL) {
            size.of(visitor);
            visitor.page().waitForTimeout(100); // hands are laid out anew
            for (var theme : AccessibilityTest.THEMES) {
                AccessibilityTest.dress(visitor, "theme", theme);
                for (var pack : cards ? List.of("two", "four") : List.of("four")) {
                    AccessibilityTest.dress(visitor, "pack", pack);
                    for (var cardSize : cards ? List.of("s", "l", "m") : List.of("m")) {
                        AccessibilityTest.dress(visitor, "size", cardSize);
                        visitor.page().waitForTimeout(30);
                        String look = "%s-%s-%s-%s-%s".formatted(name, size, theme, pack, cardSize);
                        visitor.page().screenshot(picture(wall.resolve(look + ".jpg")));
                    }
                }
            }
            AccessibilityTest.dress(visitor, "theme", "light");
        }
    }

    /// A page that is read, from its head to its foot.
    private static void hangWhole(Visitor visitor, Path wall, String name) {
        if (visitor.at("main.table").count() > 0) {
            return;
        }
        for (int width : List.of(390, 1440)) {
            visitor.page().setViewportSize(width, 900);
            var file = wall.resolve("whole-%s-%d.jpg".formatted(name, width));
            visitor.page().screenshot(picture(file).setFullPage(true));
        }
    }

    private static ScreenshotOptions picture(Path file) {
        return new ScreenshotOptions()
                .setType(ScreenshotType.JPEG)
                .setQuality(QUALITY)
                .setPath(file);
    }
}

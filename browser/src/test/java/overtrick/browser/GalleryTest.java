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

    /// @param cards their size
    private record Look(String theme, String pack, String cards) {}

    private static final List<Look> WITHOUT =
            AccessibilityTest.THEMES.stream().map(theme -> new Look(theme, "four", "m")).toList();

    /// Each pack and each size of cards somewhere in each theme.
    private static final List<Look> WITH_CARDS =
            List.of(
                    new Look("light", "four", "m"),
                    new Look("light", "two", "s"),
                    new Look("light", "four", "l"),
                    new Look("dark", "four", "m"),
                    new Look("dark", "two", "l"),
                    new Look("contrast", "four", "s"),
                    new Look("contrast", "two", "m"));

    /// Whether pictures are asked for.
    static boolean isOpen() {
        return Boolean.getBoolean("overtrick.gallery");
    }

    /// All of it where pictures are taken, else what is worth its time in every run.
    static <T> List<T> worth(List<T> all, List<T> most) {
        return isOpen() ? all : most;
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
            for (var look : cards ? WITH_CARDS : WITHOUT) {
                AccessibilityTest.dress(visitor, "theme", look.theme());
                AccessibilityTest.dress(visitor, "pack", look.pack());
                AccessibilityTest.dress(visitor, "size", look.cards());
                visitor.page().waitForTimeout(30);
                String worn = "%s-%s-%s".formatted(look.theme(), look.pack(), look.cards());
                String file = "%s-%s-%s.jpg".formatted(name, size, worn);
                visitor.page().screenshot(picture(wall.resolve(file)));
            }
            AccessibilityTest.dress(visitor, "pack", "four");
            AccessibilityTest.dress(visitor, "size", "m");
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

    static ScreenshotOptions picture(Path file) {
        return new ScreenshotOptions()
                .setType(ScreenshotType.JPEG)
                .setQuality(QUALITY)
                .setPath(file);
    }
}

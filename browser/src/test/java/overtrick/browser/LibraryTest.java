package overtrick.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page.ScreenshotOptions;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;

/// The library and the page of odds: nothing for axe, nothing wider than the screen, and a game in
/// one click. With `-Dovertrick.gallery=true` every page is looked at, in every theme, and kept.
@Timeout(240)
class LibraryTest {

    @RegisterExtension private static final Evening EVENING = Evening.dealing();

    private static final Path PICTURES = Path.of("target", "library");

    private static List<String> pages() {
        var some = List.of("library", "library/auction", "odds?hand=AK432.AQ5.KQ6.32");
        if (!GalleryTest.isOpen()) {
            return some;
        }
        var all = new ArrayList<>(some);
        for (var game :
                "whist dummy-whist bridge-whist plafond contract rubber chicago party cut-throat duplicate"
                        .split(" ")) {
            all.add("library/" + game);
        }
        return all;
    }

    @Test
    void everyPageFitsAndAxeFindsNothing() {
        var faults = new ArrayList<String>();
        for (var theme : AccessibilityTest.themes().toList()) {
            for (var locale : List.of("en-GB", "vi-VN")) {
                var ann = EVENING.visitor(locale);
                ann.open("/");
                ann.prefer("theme", theme);
                for (var page : pages()) {
                    ann.open("/" + page);
                    faults.addAll(AccessibilityTest.faults(ann, page));
                    for (var size : Size.worthAxe()) {
                        size.of(ann);
                        int width =
                                (Integer)
                                        ann.page()
                                                .evaluate(
                                                        "() => document.documentElement.scrollWidth");
                        if (width > size.width()) {
                            faults.add("%s %s %s: %d".formatted(locale, page, size, width));
                        }
                        keep(ann, "%s-%s-%s-%s".formatted(theme, locale, page, size));
                    }
                }
                ann.leave();
            }
        }

        assertThat(faults).isEmpty();
    }

    private static void keep(Visitor visitor, String name) {
        if (GalleryTest.isOpen()) {
            var file = PICTURES.resolve(name.replaceAll("[^a-zA-Z0-9-]", "-") + ".png");
            visitor.page().screenshot(new ScreenshotOptions().setFullPage(true).setPath(file));
        }
    }

    @Test
    void aStoryIsPlayedInOneClick() {
        var ann = EVENING.visitor();
        ann.go("/", "a[href='/library']", "a[href='/library/rubber']", ".start form button");

        ann.at("#sheet").waitFor();
        assertThat(ann.at("#sheet h2").textContent()).contains("Rubber");
    }
}

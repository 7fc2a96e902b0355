package overtrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page.ScreenshotOptions;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Rubber bridge with three robots, to its end.
class RubberTest {

    @RegisterExtension private static final Evening EVENING = Evening.ofQuickRobots();

    /// Some calls and two tricks or three.
    private static final int OWN_MOVES = 8;

    private static final Path PICTURES = Path.of("target", "social");
    private static final int[][] SIZES = {
        {360, 640}, {390, 844}, {844, 390}, {820, 1180}, {1440, 900}
    };

    /// The person begins the first deal; the others a robot plays for them, who only goes on.
    @Test
    void aRubberIsPlayedToItsEndAndTheNextBegins() {
        var ann = EVENING.visitor();
        ann.go("/", "a[href='/social']", "#rubber ~ form button");
        assertThat(ann.at("#sheet")).containsText("games 0 : 0");
        ann.moveAndSitOut(OWN_MOVES);
        keep(ann, "over");

        ann.at("#verdict .go").waitFor();
        comeBack(ann);
        while (ann.at("#verdict button:text-is('Next deal')").count() > 0) {
            ann.sitOut();
            ann.nextDeal();
            comeBack(ann);
        }

        assertThat(ann.at("#verdict h2 small")).containsText("units");
        assertThat(ann.at("#sheet .evening tbody tr")).hasCount(1);
        keep(ann, "rubber");
        assertThat(Axe.faults(ann)).isEmpty();
        ann.at("#verdict button:text-is('Next rubber')").click();
        assertThat(ann.at("#sheet h2 small")).hasText("games 0 : 0");
    }

    /// Before the house goes on: it waits for nobody where robots play for all.
    private static void comeBack(Visitor visitor) {
        visitor.press("form[action$='/come-back'] button");
        assertThat(visitor.at("form[action$='/come-back'] button")).hasCount(0);
    }

    @Test
    void theDoorFitsEveryScreenAndAxeFindsNothing() {
        var wide = new ArrayList<String>();
        for (var locale : List.of("en-GB", "vi-VN")) {
            var ann = EVENING.visitor(locale);
            ann.open("/social");
            for (int[] size : SIZES) {
                ann.page().setViewportSize(size[0], size[1]);
                int width =
                        (Integer) ann.page().evaluate("() => document.documentElement.scrollWidth");
                if (width > size[0]) {
                    wide.add("%s %d: %d".formatted(locale, size[0], width));
                }
            }
            assertThat(Axe.faults(ann)).isEmpty();
            picture(ann, "door-" + locale, 390, 844);
            picture(ann, "door-" + locale, 1440, 900);
        }
        assertThat(wide).isEmpty();
    }

    private static void keep(Visitor visitor, String name) {
        for (int[] size : SIZES) {
            picture(visitor, name, size[0], size[1]);
        }
        visitor.page().setViewportSize(1280, 800);
    }

    private static void picture(Visitor visitor, String name, int width, int height) {
        if (!GalleryTest.isOpen()) {
            return;
        }
        visitor.page().setViewportSize(width, height);
        var file = PICTURES.resolve("%s-%dx%d.png".formatted(name, width, height));
        visitor.page().screenshot(new ScreenshotOptions().setPath(file));
    }
}

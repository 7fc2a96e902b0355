package overtrick.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Every kind of page that links lead to, in a club in which something of everything has happened:
/// axe finds nothing in any theme on a small phone, nor on one held across and on a desk, and
/// nothing is wider than its window. It takes minutes, and is done with `-Dovertrick.gallery=true`.
@Timeout(1300)
@EnabledIfSystemProperty(named = "overtrick.gallery", matches = "true")
class EveryLinkTest {

    @RegisterExtension private static final Evening EVENING = Evening.ofQuickRobots();

    /// The walk in every theme at every size is that of [AccessibilityTest].
    private static final List<Size> IN_EVERY_THEME = List.of(new Size(360, 640));

    private static final List<Size> AS_IT_IS = List.of(new Size(844, 390), new Size(1440, 900));

    @Test
    void everyKindOfPageIsFitToBeSeen() {
        var ann = EVENING.visitor();
        var pages = LivelyClub.pages(ann);
        var crawl = new Crawl(ann, "every-link.txt", EveryLinkTest::faults);

        crawl.from(pages);

        assertThat(crawl.seen()).hasSizeGreaterThan(60);
        assertThat(crawl.faults()).isEmpty();
    }

    private static List<String> faults(Visitor ann, String path) {
        var looks = AccessibilityTest.faultsInEveryLook(ann, path, IN_EVERY_THEME);
        var faults = new ArrayList<>(looks);
        for (var size : AS_IT_IS) {
            size.of(ann);
            faults.addAll(AccessibilityTest.faults(ann, path + " at " + size));
        }
        faults.addAll(Fit.faults(ann, path));
        return faults;
    }
}

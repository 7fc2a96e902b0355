package overtrick.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;

/// The same as [EveryLinkTest] in Vietnamese and in the dark, on a phone: words are longer, and
/// must be called Vietnamese.
@Timeout(1300)
@EnabledIfSystemProperty(named = "overtrick.gallery", matches = "true")
class EveryLinkInVietnameseTest {

    @RegisterExtension private static final Evening EVENING = Evening.ofQuickRobots();

    private static final Size PHONE = new Size(390, 844);

    @Test
    void everyKindOfPageIsFitToBeSeen() {
        var ann = EVENING.visitor();
        var pages = LivelyClub.pages(ann);
        ann.prefer("lang", "vi");
        ann.prefer("theme", "dark");
        var crawl = new Crawl(ann, "every-link-vi.txt", EveryLinkInVietnameseTest::faults);

        crawl.from(pages);

        assertThat(crawl.seen()).hasSizeGreaterThan(60);
        assertThat(crawl.faults()).isEmpty();
    }

    private static List<String> faults(Visitor ann, String path) {
        var faults = new ArrayList<String>();
        if (!"vi".equals(ann.at("html").getAttribute("lang"))) {
            faults.add(path + " is not in Vietnamese");
        }
        PHONE.of(ann);
        faults.addAll(AccessibilityTest.faults(ann, path));
        faults.addAll(Fit.faults(ann, path));
        return faults;
    }
}

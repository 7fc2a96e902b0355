package overtrick.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The same as [EveryLinkTest] in the other languages and in the dark, on a phone: words are
/// longer, or without blanks, and must be called what they are.
@Timeout(2600)
@EnabledIfSystemProperty(named = "overtrick.gallery", matches = "true")
class EveryLinkInLanguagesTest {

    @RegisterExtension private static final Evening EVENING = Evening.ofQuickRobots();

    private static final Size PHONE = new Size(390, 844);

    @ParameterizedTest
    @CsvSource({"vi, vi", "it, it", "zh, zh-Hans"})
    void everyKindOfPageIsFitToBeSeen(String code, String tag) {
        var ann = EVENING.visitor();
        var pages = LivelyClub.pages(ann);
        ann.prefer("lang", code);
        ann.prefer("theme", "dark");
        var crawl =
                new Crawl(
                        ann, "every-link-" + code + ".txt", (who, path) -> faults(who, path, tag));

        crawl.from(pages);

        assertThat(crawl.seen()).hasSizeGreaterThan(60);
        assertThat(crawl.faults()).isEmpty();
    }

    private static List<String> faults(Visitor ann, String path, String tag) {
        var faults = new ArrayList<String>();
        if (!tag.equals(ann.at("html").getAttribute("lang"))) {
            faults.add(path + " is not in " + tag);
        }
        PHONE.of(ann);
        faults.addAll(AccessibilityTest.faults(ann, path));
        faults.addAll(Fit.faults(ann, path));
        return faults;
    }
}

package overtrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Situations are practised with every screen and without a mouse.
@Timeout(240)
class PracticeTest {

    @RegisterExtension private static final Evening EVENING = Evening.dealing();

    @Test
    void everyPageFitsAndAxeFindsNothing() {
        var inspection = new Inspection("practice");
        inspection.read(
                EVENING,
                List.of(
                        "/practice",
                        "/practice/transfers?n=1",
                        "/practice/transfers?n=1&said=7N",
                        "/practice/transfers?n=1&said=7N&on=yes"));

        assertThat(inspection.faults()).isEmpty();
    }

    /// From the list to the next deal by Tab and Enter alone.
    @Test
    void aDealIsPractisedByTheKeyboardAlone() {
        var ann = EVENING.visitor();
        ann.open("/practice");
        tabTo(ann, ".groups a[href^='/practice/what-to-open']");
        ann.page().keyboard().press("Enter");
        ann.at(".box").waitFor();
        tabTo(ann, ".box .bids [value='7N']");
        ann.page().keyboard().press("Enter");
        ann.at(".judged.wrong").waitFor();
        tabTo(ann, ".judged .term");
        ann.page().keyboard().press("Enter");
        assertThat(ann.at(".meant:popover-open")).isVisible();
        ann.page().keyboard().press("Escape");
        tabTo(ann, ".judged .choices .main");
        ann.page().keyboard().press("Enter");
        ann.page().waitForURL("**on=yes*");
        tabTo(ann, ".onward .main");
        ann.page().keyboard().press("Enter");
        ann.page().waitForURL("**n=1*");
        assertThat(ann.at(".box")).isVisible();
    }

    private static void tabTo(Visitor visitor, String where) {
        for (int tabs = 0; tabs < 90; tabs++) {
            visitor.page().keyboard().press("Tab");
            if (visitor.at(where + ":focus").count() == 1) {
                return;
            }
        }
        throw new AssertionError("no way by Tab to " + where);
    }
}

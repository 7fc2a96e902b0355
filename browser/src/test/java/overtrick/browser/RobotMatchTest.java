package overtrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Robots against robots, looked at in the browser.
class RobotMatchTest {

    @RegisterExtension private static final Evening EVENING = Evening.dealing();

    private static final double PATIENCE_MILLIS = 30_000;

    @Test
    void aMatchIsBegunWatchedAndReplayed() {
        var ann = EVENING.visitor();
        ann.open("/");
        ann.at("a[href='/matches']").click();
        ann.at("select[name='one']").selectOption("acol");
        ann.at("select[name='one.level']").selectOption("THUMB");
        ann.at("select[name='other.level']").selectOption("THUMB");
        ann.at("input[name='boards']").fill("1");
        ann.at("form[action='/matches'] button").click();

        assertThat(ann.at("h1")).containsText("Acol");
        ann.at("#score td a")
                .first()
                .waitFor(new Locator.WaitForOptions().setTimeout(PATIENCE_MILLIS));
        String match = ann.page().url();
        ann.at("#score td a").first().click();
        assertThat(ann.at("main")).containsText("thumb");

        ann.page().navigate(match);
        ann.at(".gorow a").last().click();
        assertThat(ann.at("main.table")).isVisible();
        ann.at("#event a").click();
        assertThat(ann.at("h1")).containsText("Acol");
        assertThat(ann.at("#score tbody tr")).hasCount(1);
    }
}

package overtrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator.FilterOptions;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// A director with a phone in his hand beside a table.
class DirectorTest {

    @RegisterExtension private static final Evening EVENING = Evening.dealing();

    private static final int[][] SIZES = {
        {360, 640}, {390, 844}, {844, 390}, {820, 1180}, {1440, 900}
    };

    @Test
    void anInsufficientBidIsRuledWithSixTaps() {
        var director = EVENING.visitor();
        director.page().setViewportSize(390, 844);
        director.open("/");

        director.at("a[href='/laws']").click();
        director.at("a[href^='/rulings/insufficient-bid']").click();
        tap(director, "No");
        assertThat(director.at(".lawhead")).containsText("chooses");
        tap(director, "I do not accept");
        tap(director, "No");
        tap(director, "Any other sufficient bid");

        assertThat(director.at(".lawruling")).containsText("must pass for the rest");
        assertThat(director.at(".lawruling")).containsText("72C");
        director.at(".lawanswers li:nth-child(2) a").click();
        tap(director, "I accept");
        assertThat(director.at(".lawruling")).isVisible();
    }

    private static void tap(Visitor director, String option) {
        director.at(".options a")
                .filter(new FilterOptions().setHasText(Pattern.compile("^" + option)))
                .first()
                .click();
    }

    @Test
    void theAuctionToldAsksLess() {
        var director = EVENING.visitor();
        director.open("/laws");
        director.at(".told summary").click();
        director.at("[name=auction]").fill("1N P 2C P");
        director.at(".told [name=who]").selectOption("N");
        director.at("[name=call]").fill("1S");
        director.at(".told button").click();

        assertThat(director.at("h1")).hasText("Insufficient bid");
        assertThat(director.at("#question")).containsText("1♠");
        assertThat(director.at("#question")).containsText("East");
    }

    @ParameterizedTest
    @MethodSource("overtrick.browser.AccessibilityTest#themes")
    void axeFindsNothing(String theme) {
        var director = EVENING.visitor();
        for (String path :
                new String[] {
                    "/laws",
                    "/laws/64",
                    "/rulings/revoke?who=S",
                    "/rulings/insufficient-bid?who=S&what=1S&unintended=no&accepted=no&replaced-early=no",
                    "/rulings/insufficient-bid?unintended=no&accepted=no&replaced-early=no&replacement=other"
                }) {
            director.open(path);
            director.page()
                    .evaluate("theme => document.documentElement.dataset.theme = theme", theme);
            assertThat(Axe.faults(director)).as(path).isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource({"en-GB", "vi-VN"})
    void nothingIsWiderThanItsWindow(String locale) {
        var director = EVENING.visitor(locale);
        for (int[] size : SIZES) {
            director.page().setViewportSize(size[0], size[1]);
            for (String path :
                    new String[] {
                        "/laws", "/rulings/opening-lead-out-of-turn?who=W&led=yes&face-up=yes"
                    }) {
                director.open(path);
                assertThat(
                                (Integer)
                                        director.page()
                                                .evaluate(
                                                        "() => document.documentElement.scrollWidth"))
                        .isLessThanOrEqualTo(size[0]);
            }
        }
    }
}

package overtrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator.FilterOptions;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// A director with a phone in their hand beside a table.
class DirectorTest {

    @RegisterExtension private static final Evening EVENING = Evening.dealing();

    private static final List<String> PAGES =
            List.of(
                    "/laws",
                    "/laws/64",
                    "/rulings/revoke?who=S",
                    "/rulings/opening-lead-out-of-turn?who=W&led=yes&face-up=yes",
                    "/rulings/insufficient-bid?who=S&what=1S&unintended=no&accepted=no&replaced-early=no",
                    "/rulings/insufficient-bid?unintended=no&accepted=no&replaced-early=no&replacement=pass&comparable=no");

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
        tap(director, "A pass");
        tap(director, "No, it is not comparable");

        assertThat(director.at(".lawruling")).containsText("must pass for the rest");
        assertThat(director.at(".lawruling")).containsText("72C");
        director.at(".lawanswers li:nth-child(2) a").click();
        tap(director, "I accept");
        assertThat(director.at(".lawruling")).isVisible();
    }

    private static void tap(Visitor director, String option) {
        director.at(".options a")
                .filter(new FilterOptions().setHasText(Pattern.compile("^\\s*" + option)))
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
        assertThat(director.at("#question")).containsText("Ask North: was the call");
        tap(director, "No");
        assertThat(director.at("#question")).containsText("1♠");
        assertThat(director.at("#question")).containsText("East");
    }

    @Test
    void itsPagesFitAndAxeFindsNothing() {
        var inspection = new Inspection("director");
        inspection.read(EVENING, PAGES);

        assertThat(inspection.faults()).isEmpty();
    }
}

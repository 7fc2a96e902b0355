package overtrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Somebody counts a board on the telephone, with keys alone, and sees how they get on.
class CountingWalkTest {

    @RegisterExtension private static final Evening EVENING = Evening.dealing();

    @Test
    void aBoardIsCountedWithKeysAndAnsweredAtOnce() {
        var learner = EVENING.visitor();
        learner.page().setViewportSize(360, 740);
        learner.open("/learn");
        learner.at("a[href='/practice/count']").first().click();
        assertThat(Axe.faults(learner)).isEmpty();
        learner.open("/practice/count/1?n=9");
        assertThat(Axe.faults(learner)).isEmpty();
        while (learner.at(".laid").count() > 0) {
            String trick = learner.at("#trick").innerText();
            learner.page().keyboard().press("Enter"); // the next trick has the focus
            assertThat(learner.at("main")).not().containsText(trick);
        }
        assertThat(learner.at("#question")).containsText("How many trumps");
        assertThat(Axe.faults(learner)).isEmpty();

        learner.at(".answers button[value='1']").press("Enter");

        assertThat(learner.at("#said h2")).hasText("Right.");
        assertThat(learner.at("#said li").first()).containsText("Of 13 diamonds");
        assertThat(Axe.faults(learner)).isEmpty();
        learner.open("/practice/progress");
        assertThat(learner.at(".themes li")).containsText("1 of 1");
        assertThat(Axe.faults(learner)).isEmpty();
        learner.open("/practice/today");
        assertThat(learner.at(".now h2")).containsText("Nothing");
        assertThat(Axe.faults(learner)).isEmpty();
    }
}

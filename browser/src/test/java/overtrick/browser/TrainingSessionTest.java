package overtrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator.FilterOptions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Somebody learns to direct, on the telephone.
class TrainingSessionTest {

    @RegisterExtension private static final Evening EVENING = Evening.dealing();

    private static final List<String> PAGES =
            List.of(
                    "/laws/training",
                    "/laws/training/2",
                    "/laws/training/8?picks=0.3.0", // one heading and one fact missed
                    "/laws/training/55");

    @Test
    void aCaseIsSolvedWithOneMistakeAndIsThereOnReturn() {
        var learner = EVENING.visitor();
        learner.page().setViewportSize(390, 844);
        learner.open("/laws");
        learner.at("a[href='/laws/training']").click();
        assertThat(learner.at(".standing span")).containsText("0 of");
        learner.at(".course a[href='/laws/training/2']").last().click();

        tap(learner, "Pass out of turn");
        assertThat(learner.at(".correction")).containsText("Law 30");
        assertThat(learner.at(".options button:disabled")).hasText("Pass out of turn");
        tap(learner, "Insufficient bid");
        tap(learner, "No");
        tap(learner, "West");
        tap(learner, "I do not accept");
        tap(learner, "No");
        tap(learner, "South");
        learner.at(".options button")
                .filter(
                        new FilterOptions()
                                .setHasText("A double or redouble: only")
                                .setHasNotText("denomination named"))
                .click();
        tap(learner, "A sufficient bid");
        tap(learner, "Yes");
        learner.at(".options button")
                .filter(
                        new FilterOptions()
                                .setHasText("The call in its place stands")
                                .setHasNotText("must pass"))
                .click();

        assertThat(learner.at("#marks")).hasText("Ruled, with one mistake");
        assertThat(learner.at(".marks dl div.part")).hasCount(1);
        assertThat(learner.at(".marks .lawanswers > li").last()).containsText("27B1(a)");
        assertThat(Axe.faults(learner)).isEmpty();

        learner.open("/laws/training");
        assertThat(learner.at(".standing span")).containsText("1 of");
        assertThat(learner.at("a[href='/laws/training/2']")).containsText("one mistake");
        learner.at("header .button").click();
        assertThat(learner.at("h1")).containsText("1.");
    }

    @Test
    void theAssistantHasTheSameCase() {
        var learner = EVENING.visitor();
        learner.open("/laws/training/1");
        for (String answer :
                new String[] {"Insufficient bid", "No", "West", "I accept", "2♦ by South stands"}) {
            tap(learner, answer);
        }
        learner.at("a[href^='/rulings/insufficient-bid']").click();

        assertThat(learner.at(".lawruling")).containsText("2♦ by South stands");
    }

    private static void tap(Visitor learner, String answer) {
        learner.at(".options button")
                .filter(new FilterOptions().setHasText(answer))
                .first()
                .click();
    }

    @Test
    void itsPagesFitAndAxeFindsNothing() {
        var inspection = new Inspection("training");
        inspection.read(EVENING, PAGES);

        assertThat(inspection.faults()).isEmpty();
    }
}

package overtrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// A robot that has all the tricks left says so.
class RobotClaimTest {

    @RegisterExtension private static final Evening EVENING = Evening.searching(Boards.ALL_THEIRS);

    @Test
    void aRobotClaimsAndTheBoardIsOverWhenItIsAgreedTo() {
        var ann = EVENING.visitor();
        ann.playNow();
        while (ann.awaitTurnOrEnd() && !ann.isAsked()) {
            ann.move();
        }

        assertThat(ann.at("#asks")).containsText("claims all 12 tricks left. All high cards");
        ann.agree();
        ann.awaitPhase("over");
        var history = EVENING.house().club().history();
        Patience.await("the board", () -> history.board(ann.table(), 1).isPresent());
        assertThat(history.board(ann.table(), 1).orElseThrow().cards()).hasSizeLessThan(16);
    }
}

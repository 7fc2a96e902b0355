package overtrick.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;

/// What moves tells something, and stops when it is asked to.
@Timeout(300)
class MotionTest {

    @RegisterExtension private static final Evening EVENING = Evening.ofQuickRobots();

    /// Keeps every text that the headline of the result has.
    private static final String WATCH =
            """
            () => {
              window.told = [];
              new MutationObserver(() => {
                const headline = document.querySelector("#verdict h2")?.firstChild?.textContent?.trim();
                if (headline && window.told.at(-1) !== headline) window.told.push(headline);
              }).observe(document.body, { subtree: true, childList: true, characterData: true });
            }
            """;

    private static List<?> toldBy(Visitor ann) {
        ann.playDealt();
        ann.page().evaluate(WATCH);
        ann.declare("7N");
        ann.concede();
        ann.at("#compared .imps, #compared p").first().waitFor();
        ann.page().waitForFunction("() => !document.querySelector('#verdict [data-count]')");
        ann.page()
                .waitForFunction(
                        "() => /^You: (−\\d+|0|\\+\\d+)$/.test(window.told.at(-1)) && window.told.at(-1)"
                                + " === document.querySelector('#verdict h2').firstChild.textContent.trim()");
        return (List<?>) ann.page().evaluate("() => window.told");
    }

    @Test
    void theScoreIsCountedUp() {
        var told = toldBy(EVENING.visitorWithMovement());
        while (isTheLeast(told.getLast())) {
            told = toldBy(EVENING.visitorWithMovement());
        }

        assertThat(told).hasSizeGreaterThan(1);
        assertThat(told.stream().map(text -> String.valueOf(text).length()).distinct()).hasSize(1);
    }

    /// Whether a score is where counting begins, so that there is nothing to count: 0, 10.
    private static boolean isTheLeast(Object headline) {
        return String.valueOf(headline).matches("\\D*(0|10)");
    }

    @Test
    void nothingIsCountedForThoseWhoWantItStill() {
        assertThat(toldBy(EVENING.visitor())).hasSize(1);
    }
}

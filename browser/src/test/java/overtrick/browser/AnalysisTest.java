package overtrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Route;
import com.microsoft.playwright.Route.FulfillOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The analysis comes by itself, follows the replay, and fits on every screen.
class AnalysisTest {

    @RegisterExtension private static final Evening EVENING = Evening.playing(Boards.GAME);

    private static final int[][] SIZES = {{360, 640}, {640, 360}, {768, 1024}, {1280, 800}};

    @ParameterizedTest
    @CsvSource({"en-GB, tricks", "vi-VN, nước"})
    void analysisFollowsTheReplayAndFitsOnEveryScreen(String locale, String tricks) {
        var ann = EVENING.visitor(locale);
        ann.playNow();
        ann.declare("1N");
        ann.sitOut();
        ann.awaitPhase("over");
        var table = ann.table();
        ann.at("#verdict a[href$='/boards/1']").click();
        ann.page().waitForURL("**/boards/1");

        assertThat(ann.at("#analysis .makes td")).hasCount(20);
        assertThat(ann.at(".turn .worth .unseen").first()).containsText(tricks);
        assertThat(ann.at(".turn .worth")).hasCount(13);
        ann.page().keyboard().press("ArrowRight");
        assertThat(ann.at("#worths[data-shown='1']")).containsText(tricks);
        assertThat(ann.at(".place:not(.turn) .worth")).hasCount(0);
        ann.page().keyboard().press("End");
        assertThat(ann.at("#worths[data-shown='52']")).isEmpty();
        assertThat(ann.at(".worth")).hasCount(0);

        var wide = new ArrayList<String>();
        for (int card : List.of(0, 6, 25)) {
            ann.open("/tables/%s/boards/1?card=%d".formatted(table.code(), card));
            for (int[] size : SIZES) {
                ann.page().setViewportSize(size[0], size[1]);
                for (var part : outside(ann)) {
                    wide.add("%d x %d, card %d: %s".formatted(size[0], size[1], card, part));
                }
            }
        }
        assertThat(wide).isEmpty();
    }

    /// The analysis is held up until the board shows other cards than it was asked for.
    @Test
    void anAnalysisThatComesLateBelongsToTheCardThatIsShownByThen() {
        var ann = EVENING.visitor();
        ann.page()
                .route(
                        "**/decided", // nobody asks for the analysis before the board's page
                        route -> route.fulfill(new FulfillOptions().setBody("")));
        ann.playNow();
        ann.declare("1N");
        ann.awaitMyTurn();
        ann.move();
        ann.awaitMyTurn();
        ann.concede();
        var asked = new AtomicReference<Route>();
        ann.page()
                .route(
                        "**/analysis*",
                        route -> {
                            if (!asked.compareAndSet(null, route)) {
                                route.resume();
                            }
                        });
        ann.at("#verdict a[href$='/boards/1']").click();
        ann.page().waitForURL("**/boards/1");
        ann.page().waitForCondition(() -> asked.get() != null);

        ann.page().keyboard().press("ArrowRight");
        assertThat(ann.at("#worths[data-shown='1']")).hasCount(1);
        asked.get().resume();

        assertThat(ann.at("#analysis .makes td")).hasCount(20);
        assertThat(ann.at("#worths[data-shown='1']")).containsText("tricks");
        assertThat(ann.at(".turn .worth").first()).isVisible();
    }

    /// Parts that reach beyond the window, or beyond the felt they lie on.
    private static List<?> outside(Visitor visitor) {
        return (List<?>)
                visitor.page()
                        .evaluate(
                                """
                                () => {
                                  const root = document.documentElement;
                                  const over = root.scrollWidth - root.clientWidth;
                                  const felt = document.querySelector(".felt").getBoundingClientRect();
                                  const parts = [...document.querySelectorAll(".slip, .rank, .findings > *, .cost")]
                                    .filter((part) => {
                                      const box = part.getBoundingClientRect();
                                      const room = part.closest(".felt") ? felt : { left: 0, right: root.clientWidth };
                                      return box.left < room.left - 1 || box.right > room.right + 1;
                                    })
                                    .map((part) => part.className + " " + part.textContent.trim());
                                  return over > 0 ? [...parts, `page by ${over} px`] : parts;
                                }
                                """);
    }
}

package overtrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.page.Words;

/// What calls show: for those who tap, who use the keyboard, and who listen.
class ExplanationTest {

    @RegisterExtension private static final Evening EVENING = Evening.playing(Boards.GAME);

    @Test
    void aTapOnACallExplainsIt() {
        var ann = EVENING.visitor();
        ann.playNow();
        ann.awaitMyTurn();
        ann.call("1N");

        ann.at("#auction button.call").first().click();

        assertThat(ann.at("#why-0 > p"))
                .containsText(
                        "South, 1 notrump. In Standard American it would show:"
                                + " 15–17 points, balanced");
        assertThat(ann.at("#why-0 details p")).isHidden();
        ann.at("#why-0 summary").click();
        assertThat(ann.at("#why-0 details p")).containsText("Notrump opening: 15–17 HCP, balanced");
        assertThat(ann.at("#auction small.announced").first()).hasText("15–17");
        assertThat(ann.labels("#auction button.call"))
                .first()
                .isEqualTo("1 notrump, announced: 15 to 17");
    }

    /// The auction is drawn anew with every call.
    @Test
    void anExplanationThatWasAskedForStaysBelowTheCalls() {
        var ann = EVENING.visitor();
        ann.playNow();
        ann.awaitMyTurn();
        ann.call("1N");
        ann.at("#auction button.call").first().click();

        ann.awaitMyTurn();

        assertThat(ann.at("#why-0")).isVisible();
        var why = ann.at("#why-0").boundingBox();
        var calls = ann.at("#auction table").boundingBox();
        assertThat(why.y).isGreaterThan(calls.y + calls.height - 1);
    }

    @Test
    void theKeyboardAsksForAnExplanationAndPutsItAway() {
        var ann = EVENING.visitor();
        ann.playNow();
        ann.awaitMyTurn();
        ann.call("1N");
        ann.awaitMyTurn();

        var pass = ann.at("#auction button.call").nth(1);
        pass.focus();
        ann.page().keyboard().press("Enter");
        assertThat(ann.at("#why-1")).isVisible();
        ann.page().keyboard().press("Enter");
        assertThat(ann.at("#why-1")).isHidden();
    }

    @Test
    void whatARobotCallsIsReadOutWithItsMeaning() {
        var ann = EVENING.visitor();
        ann.playNow();
        ann.awaitMyTurn();
        ann.listenToPage();
        ann.call("1N");
        ann.awaitMyTurn();

        var meanings =
                ann.at("#auction .meanings li > p").all().stream()
                        .map(why -> why.textContent().replaceAll("\\s+", " ").strip())
                        .toList();
        assertThat(meanings).hasSizeGreaterThanOrEqualTo(4);
        for (var told : meanings.subList(1, 4)) {
            String meaning = told.substring(told.indexOf(". ") + 2);
            if (!told.contains(", pass.")) { // who passes says little
                assertThat(ann.heard()).contains(aloud(meaning));
            }
        }
        assertThat(ann.heard()).doesNotContain("In Standard American");
    }

    private static String aloud(String text) {
        return Words.in(Locale.ENGLISH).aloud(text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"en-GB", "vi-VN"})
    void theCardOfEachSideLiesOpen(String locale) {
        var ann = EVENING.visitor(locale);
        ann.playNow();
        ann.awaitMyTurn();

        var links = ann.at("#auction .agreed a").all();
        assertThat(links).hasSize(2);
        for (var link : links) {
            ann.open(link.getAttribute("href"));
            assertThat(ann.at("main h1")).hasText("Standard American");
            var chapters = ann.at("main h2").allTextContents();
            assertThat(chapters).hasSizeGreaterThan(10).doesNotHaveDuplicates();
            var parts = ann.at("main h3").allTextContents();
            assertThat(parts).hasSizeGreaterThan(40).doesNotHaveDuplicates();
            ann.page().goBack();
            ann.awaitMyTurn();
        }
    }

    /// On a phone held upright and on a laptop, below the calls and in sight.
    @Test
    void anExplanationStaysInTheWindow() {
        var ann = EVENING.visitor();
        ann.playNow();
        ann.awaitMyTurn();
        ann.call("1N");
        ann.awaitMyTurn();
        for (var size : List.of(List.of(360, 640), List.of(1280, 800))) {
            ann.page().setViewportSize(size.getFirst(), size.getLast());
            int place = 0;
            for (var call : ann.at("#auction button.call").all()) {
                call.click();
                var box = ann.at("#why-" + place++ + " > p").boundingBox();
                assertThat(box.x).isGreaterThanOrEqualTo(0);
                assertThat(box.x + box.width).isLessThanOrEqualTo(size.getFirst());
                assertThat(box.y + box.height).isLessThanOrEqualTo(size.getLast());
            }
        }
    }
}

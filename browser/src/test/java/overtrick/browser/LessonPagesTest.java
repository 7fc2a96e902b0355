package overtrick.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Lessons in a real browser: in both languages and every theme, and with the keys alone.
@Timeout(600)
class LessonPagesTest {

    @RegisterExtension private static final Evening EVENING = Evening.playing(Boards.GAME);

    /// Each kind of step: a hand alone, cards struck through, a card of dummy, the bidding box, and
    /// what is said to a right and to a wrong answer.
    private static final List<String> PAGES =
            List.of(
                    "/lessons",
                    "/lessons/own/trick",
                    "/lessons/own/trick/1/2?tried=D3",
                    "/lessons/own/plan/1/2",
                    "/lessons/own/finesse/1/2",
                    "/lessons/own/bidding/4/1?tried=2S",
                    "/lessons/own/stayman/2/3?was=4S",
                    "/lessons/write");

    @ParameterizedTest
    @ValueSource(strings = {"en-GB", "vi-VN"})
    void everyKindOfPageIsFitToBeSeen(String locale) {
        var faults = new ArrayList<String>();
        var ann = EVENING.visitor(locale);
        for (var page : PAGES) {
            ann.open(page);
            ann.page()
                    .evaluate(
                            "() => document.querySelectorAll('main details')"
                                    + ".forEach(one => { one.open = true; })");
            boolean vietnamese = locale.equals("vi-VN"); // the same templates, longer words
            if (!vietnamese || GalleryTest.isOpen()) {
                faults.addAll(AccessibilityTest.faultsInEveryLook(ann, page));
            }
            if (vietnamese || GalleryTest.isOpen()) {
                faults.addAll(Fit.faults(ann, page));
                faults.addAll(Fit.inLargeLetters(ann, page));
            }
            Size.DESK.of(ann);
        }

        assertThat(faults).isEmpty();
    }

    /// From the shelf through the first board, and no mouse anywhere.
    @Test
    void aBoardIsLearntByTheKeyboardAlone() {
        var ann = EVENING.visitor();
        ann.open("/lessons");
        pressAt(ann, ".goon a");
        pressAt(ann, "main p a.main");
        pressAt(ann, ".lesson-steps button.main");
        pressAt(ann, "button[value='D3']");
        PlaywrightAssertions.assertThat(ann.at("#verdict")).containsText("not this time");
        pressAt(ann, "button[value='DK']");
        PlaywrightAssertions.assertThat(ann.at("#verdict")).containsText("right");
        for (int steps = 0; steps < 3 && !ann.page().url().contains("/trick/2/"); steps++) {
            String before = ann.page().url();
            pressAt(ann, ".lesson-steps button.main");
            ann.page().waitForURL(url -> !url.equals(before));
        }
        assertThat(ann.at("h1").innerText()).contains("Board 2");
    }

    private static void pressAt(Visitor visitor, String where) {
        visitor.at(where).first().waitFor();
        for (int tabs = 0; tabs < 60; tabs++) {
            visitor.page().keyboard().press("Tab");
            if (visitor.at(where + ":focus").count() == 1) {
                visitor.page().keyboard().press("Enter");
                visitor.page().waitForLoadState();
                return;
            }
        }
        throw new AssertionError("no way by Tab to " + where);
    }
}

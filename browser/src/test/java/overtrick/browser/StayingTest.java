package overtrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Whoever goes by keyboard or by ear stays where they are while parts of the page are put in anew,
/// and what somebody likes is so without a button.
@Timeout(120)
class StayingTest {

    @RegisterExtension private static final Evening EVENING = Evening.playing(Boards.GAME);

    /// Where the focus is: the nearest part that has a name.
    private static final String WHERE =
            "() => document.activeElement.closest('[id]:not(body, main)')?.id ?? document.activeElement.tagName";

    private static Object where(Visitor visitor) {
        return visitor.page().evaluate(WHERE);
    }

    @Test
    void aCallOfTheAuctionKeepsTheFocusWhileOthersCall() {
        var ann = EVENING.visitor();
        ann.playNow();
        ann.call("1N");
        ann.awaitMyTurn();
        int calls = ann.calls().size();
        var first = ann.at("#auction button.call").first();
        first.focus();

        ann.page().evaluate("() => document.querySelector(\"#box button[value='P']\").click()");
        ann.awaitMore(calls);

        assertThat(ann.at("#auction button.call").first()).isFocused();
    }

    /// The card is gone; the hand is still there.
    @Test
    void whoPlaysACardStaysAtTheHand() {
        var ann = EVENING.visitor();
        ann.playNow();
        ann.declare("1N");
        ann.awaitMyTurn();
        while (ann.at("#place-S button.card").count() == 0) {
            ann.play(ann.playable().lowest());
            ann.awaitMyTurn();
        }
        var card = ann.at("#place-S button.card").first();
        String code = card.getAttribute("id");
        card.focus();

        ann.page().keyboard().press("Enter");

        assertThat(ann.at("#place-S button[id='%s']".formatted(code))).hasCount(0);
        Patience.await(
                "the focus at a hand", () -> String.valueOf(where(ann)).startsWith("place-"));
    }

    /// After the last card there is no next one.
    @Test
    void theReplayKeepsTheFocusAtItsEnd() {
        var ann = EVENING.visitor();
        ann.playNow();
        ann.declare("1N");
        ann.sitOut();
        ann.awaitPhase("over");
        ann.at("#verdict a[href*='/boards/']").first().click();
        ann.at("#step-next").waitFor();
        ann.page().keyboard().press("End");
        ann.at("#steps .at b:text-is('52')").waitFor();
        ann.at("#step-back").focus();
        ann.page().keyboard().press("Enter");
        ann.at("#steps .at b:text-is('51')").waitFor();
        ann.at("#step-next").focus();
        ann.page().keyboard().press("Enter");
        ann.at("#steps .at b:text-is('52')").waitFor();

        assertThat(where(ann)).isEqualTo("steps");
    }

    @Test
    void whatSomebodyLikesIsSoAtOnce() {
        var ann = EVENING.visitor();
        ann.open("/");
        ann.page().evaluate("() => { document.body.dataset.marker = 'here'; }");
        ann.at("button[popovertarget='likes']").click();
        var theme = ann.at("#likes select[name='theme']");
        theme.focus();

        theme.selectOption("dark");

        assertThat(ann.at("html")).hasAttribute("data-theme", "dark");
        assertThat(ann.at("#sizes .to-light")).hasCount(1);
        assertThat(ann.at("#sizes .to-dark")).hasCount(0);
        assertThat(theme).isFocused();
        ann.at("#likes input[name='confirm'][type='checkbox']").check();
        assertThat(ann.at("html")).hasAttribute("data-confirm", "yes");
        assertThat(ann.at("body")).hasAttribute("data-marker", "here");
        assertThat(ann.at("#likes button:text-is('Save')")).hasCount(0);

        ann.page().keyboard().press("Escape");
        assertThat(ann.at("#likes")).isHidden();
        ann.page().reload();
        assertThat(ann.at("html")).hasAttribute("data-theme", "dark");
        assertThat(ann.at("html")).hasAttribute("data-confirm", "yes");
    }

    /// The buttons in the head of the page change what they say in place, and stay under the hand.
    @Test
    void sizeAndThemeChangeWithoutAnotherPage() {
        var ann = EVENING.visitor();
        ann.open("/learn");
        ann.page().evaluate("() => { document.body.dataset.marker = 'here'; }");

        ann.at("#sizes button[name='size']").press("Enter");
        assertThat(ann.at("html")).hasAttribute("data-size", "l");
        assertThat(ann.at("#sizes button[name='size']")).hasAttribute("value", "s");
        assertThat(ann.at("#sizes button[name='size']")).isFocused();
        ann.at("#sizes .to-dark").press("Enter");
        assertThat(ann.at("html")).hasAttribute("data-theme", "dark");
        assertThat(ann.at("#sizes .to-light")).isFocused();

        assertThat(ann.at("body")).hasAttribute("data-marker", "here");
        assertThat(ann.at("#likes select[name='theme']")).hasValue("dark");
        ann.page().reload();
        assertThat(ann.at("html")).hasAttribute("data-size", "l");
    }

    /// A button that has just been put in is live at once, also for a tap that comes with it.
    @Test
    void aTapOnAButtonThatHasJustComeStaysOnThePage() {
        var ann = EVENING.visitor();
        ann.open("/learn");
        ann.page().evaluate("() => { document.body.dataset.marker = 'here'; }");
        ann.page()
                .evaluate(
                        """
                        () => document.addEventListener("htmx:afterSwap",
                            () => setTimeout(() => document.querySelector("#sizes .to-dark").click()),
                            { once: true })
                        """);

        ann.at("#sizes button[name='size']").press("Enter");

        assertThat(ann.at("#likes select[name='theme']")).hasValue("dark");
        assertThat(ann.at("#sizes .to-dark")).hasCount(0);
        assertThat(ann.at("body")).hasAttribute("data-marker", "here");
    }

    @Test
    void anotherLanguageIsAnotherPage() {
        var ann = EVENING.visitor();
        ann.open("/");
        ann.at("button[popovertarget='likes']").click();

        ann.at("#likes select[name='lang']").selectOption("vi");

        assertThat(ann.at("html")).hasAttribute("lang", "vi");
    }
}

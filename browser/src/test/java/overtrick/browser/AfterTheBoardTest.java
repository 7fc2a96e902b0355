package overtrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator.ClickOptions;
import com.microsoft.playwright.assertions.LocatorAssertions.ContainsTextOptions;
import com.microsoft.playwright.options.MouseButton;
import java.time.Duration;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// What a player has of a board when it is over, and the help they get before.
class AfterTheBoardTest {

    @RegisterExtension private static final Evening EVENING = Evening.playing(Boards.GAME);

    /// From the last card on.
    private static final int FIVE_SECONDS = 5_000;

    @Test
    void theRobotsResultIsThereWithinFiveSeconds() {
        var ann = EVENING.visitor();
        ann.playNow();
        finish(ann);
        long over = System.nanoTime();

        assertThat(ann.at("#compared .imps"))
                .containsText(
                        Pattern.compile("IMPs?"),
                        new ContainsTextOptions().setTimeout(FIVE_SECONDS));

        System.out.printf(
                "robots' table after %d ms%n",
                Duration.ofNanos(System.nanoTime() - over).toMillis());
        assertThat(ann.at("#verdict .outcome > h2")).containsText("You:");
        assertThat(ann.at("#decided")).containsText(Pattern.compile("\\w+ .*\\."));
        assertThat(ann.at("#verdict .diagram")).hasCount(1);
    }

    @Test
    void aBoardIsPlayedAgainFromTheVerdict() {
        var ann = EVENING.visitor();
        ann.playNow();
        ann.declare("7N");
        ann.concede();
        var first = ann.table();

        ann.at("#verdict button[popovertarget='again']").click();
        ann.at("#again button[value='auction']").click();
        ann.page().waitForURL(address -> !address.contains(first.code()));
        ann.declare("7N");
        ann.concede();

        assertThat(ann.at("#compared")).containsText("Played again: it does not count.");
        ann.at("#verdict a.go").click();
        ann.page().waitForURL("**/tables/" + first.code());
    }

    @Test
    void aCardOfTheReplayIsWherePlayGoesOn() {
        var ann = EVENING.visitor();
        ann.playNow();
        ann.declare("7N");
        for (int own = 1; own <= 3; own++) {
            ann.awaitMyTurn();
            ann.move();
        }
        ann.concede();
        ann.at("#verdict a[href$='/boards/1']").click();
        ann.page().waitForURL("**/boards/1");
        for (int card = 1; card <= 4; card++) {
            ann.page().keyboard().press("ArrowRight");
            ann.at("#steps .at b:text-is('%d')".formatted(card)).waitFor();
        }

        ann.at("#steps button[value='card']").click();

        ann.awaitPhase("play");
        assertThat(ann.at(".quitted i").first()).isVisible();
    }

    /// Nobody waits for a card before they go on to the next.
    @Test
    void noKeyIsLostInTheReplay() {
        var ann = EVENING.visitor();
        ann.playNow();
        ann.declare("7N");
        ann.sitOut();
        ann.awaitPhase("over");
        ann.at("#verdict a[href$='/boards/1']").click();
        ann.page().waitForURL("**/boards/1");

        for (int card = 1; card <= 7; card++) {
            ann.page().keyboard().press("ArrowRight");
        }
        assertThat(ann.at("#steps .at b")).hasText("7");
        ann.page().keyboard().press("End");
        for (int back = 1; back <= 3; back++) {
            ann.page().keyboard().press("ArrowLeft");
        }
        assertThat(ann.at("#steps .at b")).hasText("49");
        ann.at("#step-next").evaluate("next => { for (let on = 1; on <= 9; on++) next.click(); }");
        assertThat(ann.at("#steps .at b")).hasText("52");
    }

    /// The call's button held down by a finger or a mouse, the right button, the key, and the tap
    /// after the button that says so.
    @Test
    void aCallIsExplainedBeforeItIsMadeInEveryWay() {
        var ann = EVENING.visitor();
        ann.playNow();
        ann.awaitMyTurn();
        int calls = ann.calls().size();
        var seven = ann.callButton("7N");

        seven.click(new ClickOptions().setDelay(700));
        assertThat(ann.at("#advice")).containsText("7NT");

        ann.callButton("7S").click(new ClickOptions().setButton(MouseButton.RIGHT));
        assertThat(ann.at("#advice")).containsText("7♠");

        ann.callButton("7H").focus();
        ann.page().keyboard().press("i");
        assertThat(ann.at("#advice")).containsText("7♥");

        ann.at("#hint-meaning").click();
        assertThat(ann.at("#hint-meaning")).hasAttribute("aria-pressed", "true");
        ann.callButton("7D").click();
        assertThat(ann.at("#advice")).containsText("7♦");
        assertThat(ann.at("#advice .warning")).isVisible();
        assertThat(ann.calls()).hasSize(calls);

        ann.at("#advice form button").click();
        ann.awaitMore(calls);
    }

    @Test
    void aFingerThatRestsOnACallAsksWhatItWouldMean() {
        var ann = EVENING.visitor();
        ann.playNow();
        ann.awaitMyTurn();
        int calls = ann.calls().size();

        ann.rest("7N", Duration.ofMillis(700));

        assertThat(ann.at("#advice")).containsText("7NT");
        assertThat(ann.calls()).hasSize(calls);
    }

    @Test
    void aHintTellsWhatToDoAndGoesWithTheNextCall() {
        var ann = EVENING.visitor();
        ann.playNow();
        ann.awaitMyTurn();

        ann.at("#hint-ask").click();

        assertThat(ann.at("#advice p").first()).isVisible();
        ann.call("P");
        ann.awaitTurnOrEnd();
        assertThat(ann.at("#advice p")).hasCount(0);
    }

    private static void finish(Visitor visitor) {
        while (visitor.awaitTurnOrEnd()) {
            if (visitor.phase().equals("auction") || !visitor.playable().isEmpty()) {
                visitor.move();
            }
        }
    }
}

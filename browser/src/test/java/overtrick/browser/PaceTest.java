package overtrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.FormData;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Robots that take their time, and those who do not want to wait for them. North has all tricks.
@Timeout(90)
class PaceTest {

    private static final Duration LONG = Duration.ofSeconds(20);

    @RegisterExtension
    private static final Evening EVENING = Evening.ofSlowRobots(Boards.NORTHS_GAME, LONG);

    @Test
    void theirPausesAreSkippedUntilOnesTurn() {
        var ann = EVENING.visitor();
        ann.playNow();
        ann.awaitMyTurn();
        assertThat(skip(ann)).hasCount(0);
        long began = System.nanoTime();
        ann.call("P");

        skip(ann).click();
        ann.awaitMyTurn();

        assertThat(ann.calls()).hasSize(4);
        assertThat(since(began)).as("three robots have called").isLessThan(LONG);
    }

    /// North has bid, and the cards are about to be played.
    private static Visitor dummy() {
        var ann = EVENING.visitor();
        ann.playNow();
        ann.awaitMyTurn();
        while (ann.phase().equals("auction")) {
            ann.call("P");
            skip(ann).click();
            ann.at("#board[data-turn='mine'], #board[data-phase='play']").first().waitFor();
        }
        return ann;
    }

    @Test
    void dummyMayPlayBothHands() {
        var ann = dummy();

        ann.at("form[action$='/play-for-partner'] button").click();
        ann.send("/tables/%s/skip".formatted(ann.table().code()), FormData.create()); // the lead

        ann.awaitMyTurn();
        var first = ann.playable().highest();
        ann.play(first);
        assertThat(EVENING.house().played(ann.table()).contains(first)).isTrue();
    }

    @Test
    void dummyLetsThemPlayOnToTheEnd() {
        var ann = dummy();
        long began = System.nanoTime();
        skip(ann).click();
        ann.at(".quitted i").first().waitFor();

        ann.at("form[action$='/hurry'] button").click();
        ann.awaitPhase("over");

        assertThat(since(began)).as("thirteen tricks of robots").isLessThan(LONG);
    }

    @Test
    void theirPaceIsTheOwnersChoice() {
        var ann = EVENING.visitor();
        ann.playNow();
        ann.awaitMyTurn();
        ann.at("button[popovertarget='more']").click();

        ann.at("#more button[name='pace'][value='QUICK']").click();

        assertThat(ann.at("#more button[name='pace'][value='QUICK']"))
                .hasAttribute("aria-pressed", "true");
    }

    private static Locator skip(Visitor visitor) {
        return visitor.at("#turn form[action$='/skip'] button");
    }

    private static Duration since(long began) {
        return Duration.ofNanos(System.nanoTime() - began);
    }
}

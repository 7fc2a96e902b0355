package overtrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class ReconnectTest {

    @RegisterExtension private static final Evening EVENING = Evening.playing(Boards.GAME);

    private static final Duration PROMISED = Duration.ofSeconds(2);

    @Test
    void pageGoesOnByItselfWhenTheServerIsBack() {
        var ann = EVENING.visitor();
        ann.playNow();
        ann.awaitMyTurn();
        mark(ann);
        ann.press("#talk summary");
        ann.at("#text").fill("half a word");

        Duration first = outage(ann);
        // A busy machine may be late once; a page that is always late breaks the promise.
        var outages = new ArrayList<Duration>();
        outages.add(first);
        while (outages.getLast().compareTo(PROMISED) > 0 && outages.size() < 3) {
            outages.add(outage(ann));
        }

        assertThat(Collections.min(outages)).isLessThan(PROMISED);
        ann.call("1N");
        ann.awaitMyTurn();
        assertThat(ann.calls()).hasSizeGreaterThanOrEqualTo(4);
        assertThat(isMarked(ann)).as("the same document").isTrue();
        assertThat(ann.at("#text")).hasValue("half a word");
        assertThat(ann.at("#place-S button[name='card'], #place-S .card").first()).isVisible();
        ann.expectErrors();
    }

    /// Shuts the house and opens it again.
    ///
    /// @return how long the page needed once the house was open
    private static Duration outage(Visitor visitor) {
        EVENING.house().shut();
        visitor.at("body.lost").waitFor();
        EVENING.house().reopen();
        long open = System.nanoTime();
        visitor.at("body:not(.lost)").waitFor();
        return Duration.ofNanos(System.nanoTime() - open);
    }

    private static void mark(Visitor visitor) {
        visitor.page().evaluate("() => { document.body.dataset.marker = 'here'; }");
    }

    private static boolean isMarked(Visitor visitor) {
        return "here".equals(visitor.at("body").getAttribute("data-marker"));
    }

    @Test
    void robotsGoOnAfterARestart() {
        var ann = EVENING.visitor();
        ann.playNow();
        ann.awaitMyTurn();
        ann.callButton("1N").click();
        ann.awaitMore(0);

        outage(ann);

        ann.awaitMyTurn();
        assertThat(ann.calls()).hasSize(4);
        ann.expectErrors();
    }

    @Test
    void reloadKeepsTheSeat() {
        var ann = EVENING.visitor();
        ann.playNow();
        ann.declare("1N");
        ann.awaitMyTurn();
        var playable = ann.playable();
        var calls = ann.calls();

        ann.page().reload();

        assertThat(ann.at("#board[data-seated='yes'][data-phase='play']")).hasCount(1);
        assertThat(ann.playable()).isEqualTo(playable);
        assertThat(ann.calls()).isEqualTo(calls);
    }
}

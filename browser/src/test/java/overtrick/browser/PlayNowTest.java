package overtrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page.EmulateMediaOptions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.cards.Side;
import overtrick.house.codes.TableId;

class PlayNowTest {

    @RegisterExtension private static final Evening EVENING = Evening.playing(Boards.GAME);

    @Test
    void twoClicksLeadFromTheFrontPageToTheFirstCall() {
        var ann = EVENING.visitor();
        ann.go("/", "form[action='/play'] button");
        ann.callButton("1N").click();

        ann.awaitMore(0);
        assertThat(ann.calls()).first().isEqualTo("1 notrump");
    }

    /// With cards that travel: the page must keep up with them.
    @Test
    void wholeBoardIsPlayedAgainstThreeRobotsAndItsScoreExplained() {
        var ann = EVENING.visitor();
        ann.page()
                .emulateMedia(
                        new EmulateMediaOptions().setReducedMotion(ReducedMotion.NO_PREFERENCE));
        ann.playNow();
        ann.declare("1N");

        while (ann.awaitTurnOrEnd()) {
            ann.move();
        }

        var board = finished(ann.table());
        int points =
                Math.abs(board.result().points(Side.NORTH_SOUTH, board.board().vulnerability()));
        assertThat(board.cards()).hasSize(52);
        assertThat(ann.at("#verdict")).containsText(String.valueOf(points));
        ann.at("#reckoned summary").click();
        assertThat(ann.at("#verdict").getByRole(AriaRole.ROW).all())
                .as("reasons and their sum")
                .hasSizeGreaterThanOrEqualTo(2);

        ann.at("#verdict a[href$='/boards/1']").click();
        assertThat(ann.at("main")).containsText(String.valueOf(points));
        assertThat(ann.shown().cards()).as("the whole deal").hasSize(52);
    }

    /// One remark at a time, and after the first board none ever again.
    @Test
    void somebodyNewIsShownAroundOnce() {
        var ann = EVENING.visitor();
        var remark = ann.at(".guide p:visible");
        ann.playNow();
        ann.awaitMyTurn();
        assertThat(remark).containsText("choose a bid");
        ann.declare("7N");
        ann.awaitMyTurn();
        assertThat(remark).containsText("Your card");
        ann.concede();
        assertThat(remark).containsText("The board is over");

        ann.playDealt();
        ann.awaitMyTurn();
        assertThat(remark).hasCount(0);
    }

    /// The next board comes on the same page.
    @Test
    void theRemarksGoWithTheFirstBoard() {
        var ann = EVENING.visitor();
        ann.playDealt();
        ann.awaitMyTurn();
        assertThat(ann.at(".guide p:visible")).containsText("choose a bid");

        ann.at("[popovertarget=more]").first().click();
        ann.at("form[action$='/sit-out'] button").click();
        ann.at("#verdict .go").first().waitFor();
        ann.at("form[action$='/come-back'] button").first().click();
        ann.at("#verdict .go").first().click();

        ann.awaitMyTurn();
        assertThat(ann.at(".guide p:visible")).hasCount(0);
    }

    /// Whoever leaves their first board at its end has seen how it goes, too.
    @Test
    void nobodyIsShownAroundTwice() {
        var ann = EVENING.visitor();
        ann.playNow();
        ann.declare("1N");
        ann.concede();
        ann.at("#decided.decided").waitFor(); // the board is in the books

        ann.playDealt();

        ann.awaitMyTurn();
        assertThat(ann.at(".guide")).hasCount(0);
    }

    @Test
    void cardsAreHeardByThoseWhoWantIt() {
        var ann = EVENING.visitor();
        ann.page()
                .addInitScript(
                        """
                        window.taps = 0;
                        const start = AudioBufferSourceNode.prototype.start;
                        AudioBufferSourceNode.prototype.start = function () { window.taps++; start.call(this); };
                        """);
        ann.playNow();
        ann.declare("1N");
        ann.awaitMyTurn();
        ann.move();
        ann.awaitMyTurn();
        assertThat(ann.page().evaluate("() => window.taps")).isEqualTo(0);

        ann.prefer("sound", "yes");
        ann.page().reload();
        ann.awaitMyTurn();
        ann.move();

        ann.page().waitForFunction("() => window.taps > 0");
    }

    /// The history is written a moment after the last card.
    private static FinishedBoard finished(TableId table) {
        var history = EVENING.house().club().history();
        Patience.await("the board in the history", () -> history.board(table, 1).isPresent());
        Optional<FinishedBoard> board = history.board(table, 1);
        return board.orElseThrow();
    }
}

package overtrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import overtrick.bridge.auction.Strain;
import overtrick.bridge.board.BoardView;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;

/// Somebody who has no seat, at a table that deals its own boards.
class WatcherTest {

    @RegisterExtension private static final Evening EVENING = Evening.dealing();

    /// For a whole room, without anything to press; whoever plays needs what they press.
    private static void assertOneKeyFillsTheScreen(Visitor looks, Visitor plays) {
        looks.page().keyboard().press("w");
        assertThat(looks.at("html[data-large='yes']")).hasCount(1);
        assertThat(looks.at(".felt")).isVisible();
        assertThat(looks.at("header.top")).isHidden();
        assertThat(looks.at("#talk")).isHidden();
        looks.page().keyboard().press("w");
        assertThat(looks.at("html[data-large='yes']")).hasCount(0);
        assertThat(looks.at("header.top")).isVisible();

        plays.page().keyboard().press("w");
        assertThat(plays.at("html[data-large='yes']")).hasCount(0);
        plays.page().keyboard().press("Escape");
    }

    @Test
    void watcherSeesWhatIsOpenAndTheWholeDealAfterwards() {
        var ann = EVENING.visitor();
        var eve = EVENING.visitor();
        ann.openTable();
        eve.open("/tables/" + ann.table().code());
        try (var witness = new Witness(EVENING.house().club(), ann.table());
                var watcher = Guest.at(EVENING.house(), eve, Optional.empty())) {
            for (var seat : List.of(Seat.NORTH, Seat.EAST, Seat.WEST)) {
                ann.seatRobot(seat);
            }
            watcher.awaitPicture(atTurnOf(ann, witness));
            assertThat(eve.shown().cards()).as("during the auction").isEmpty();
            assertOneKeyFillsTheScreen(eve, ann);
            ann.declare("7" + strainOfHerOwn(witness.now()).code());
            for (int moves = 0; moves < 4; moves++) {
                watcher.awaitPicture(atTurnOf(ann, witness));
                watcher.assertPageIsDiscreet(witness);
                assertThat(eve.shown().cards().containsAll(dummy(witness.now()))).isTrue();
                ann.move();
            }
            ann.concede();

            eve.awaitPhase("over");
            assertThat(eve.at("#verdict")).isVisible();
            assertThat(eve.shown().cards()).as("after the board").isEqualTo(CardSet.ALL);
            watcher.assertAllWasDiscreet(witness);
        }
    }

    /// How the table stands when it is her turn. The witness may hear of that later than her page.
    private static Truth atTurnOf(Visitor ann, Witness witness) {
        ann.awaitMyTurn();
        long number = ann.fetch("/tables/" + ann.table().code()).number();
        Patience.await(
                "the witness to hear of event " + number, () -> witness.now().number() >= number);
        return witness.now();
    }

    /// One that her partner has not named, so that she becomes declarer (Law 22A).
    private static Strain strainOfHerOwn(Truth truth) {
        var auction = truth.board().orElseThrow().auction();
        boolean notrump =
                auction.calls().stream().anyMatch(call -> String.valueOf(call).contains("N"));
        return notrump ? Strain.SPADES : Strain.NOTRUMP;
    }

    private static CardSet dummy(Truth truth) {
        var contract = truth.board().flatMap(BoardView::contract).orElseThrow();
        return truth.held().get(contract.dummy());
    }
}

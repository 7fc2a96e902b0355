package overtrick.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import overtrick.bridge.board.BoardView;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;

/// What reaches somebody is what they may know: judged by the bytes of pages, streams and answers,
/// each against the state of the table that it was made from.
class SecrecyTest {

    @RegisterExtension private static final Evening EVENING = Evening.playing(Boards.GAME);

    @Test
    void twoPeopleAndTwoRobotsSeeTheSameTableAndOnlyTheirOwnCards() {
        var ann = EVENING.visitor();
        var bob = EVENING.visitor();
        ann.openTable();
        var table = ann.table();
        bob.join(table);
        bob.sit(Seat.WEST);
        try (var witness = new Witness(EVENING.house().club(), table);
                var south = Guest.at(EVENING.house(), ann, Optional.of(Seat.SOUTH));
                var west = Guest.at(EVENING.house(), bob, Optional.of(Seat.WEST))) {
            ann.seatRobot(Seat.NORTH);
            ann.seatRobot(Seat.EAST);
            ann.awaitMyTurn();
            assertOwnHandIsFound(witness, south);
            ann.call("1N");

            playToTheEnd(witness, south, west);

            for (var guest : List.of(south, west)) {
                guest.visitor().awaitPhase("over");
                guest.assertAllWasDiscreet(witness);
                assertThat(guest.visitor().shown().cards()).as("after the board").hasSize(52);
            }
        }
    }

    /// A search that finds nothing proves something only when it can find: the own hand is there in
    /// the page, and would be a leak to the neighbour.
    private static void assertOwnHandIsFound(Witness witness, Guest guest) {
        var page = guest.visitor().fetch("/tables/" + guest.visitor().table().code());
        var shown = guest.visitor().shown();
        var own = witness.now().held().get(guest.seat().orElseThrow());

        assertThat(page.cards()).isEqualTo(own);
        assertThat(shown.cards()).isEqualTo(own);
        for (var card : own) {
            assertThat(page.text()).contains("id=\"%s\"".formatted(card.code()));
        }
        var neighbour = guest.seat().map(Seat::left);
        assertThatThrownBy(() -> witness.assertDiscreet(page, neighbour))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("tells WEST of");
        assertThatThrownBy(() -> witness.assertDiscreet(page, Optional.empty()))
                .isInstanceOf(AssertionError.class);
    }

    private static void playToTheEnd(Witness witness, Guest one, Guest other) {
        while (true) {
            var asked = awaitPerson(witness, one, other);
            assertBothSeeTheTable(witness, one, other);
            if (asked.isEmpty()) {
                return;
            }
            asked.get().visitor().move();
        }
    }

    /// Waits until a person is asked and says who; empty when the board is over.
    private static Optional<Guest> awaitPerson(Witness witness, Guest one, Guest other) {
        Patience.await(
                "somebody's turn",
                () -> witness.now().isOver() || isAsked(witness, one) || isAsked(witness, other));
        if (witness.now().isOver()) {
            return Optional.empty();
        }
        var asked = isAsked(witness, one) ? one : other;
        asked.visitor().awaitMyTurn();
        return Optional.of(asked);
    }

    private static boolean isAsked(Witness witness, Guest guest) {
        return witness.now().board().flatMap(BoardView::actor).equals(guest.seat());
    }

    private static void assertBothSeeTheTable(Witness witness, Guest... guests) {
        for (var guest : guests) {
            guest.awaitPicture(witness.now());
            guest.assertPageIsDiscreet(witness);
        }
    }

    /// Other tables may still have the board before them.
    @Test
    void boardOfASetStaysClosedToThoseWhoOnlyWatched() {
        var ann = EVENING.visitor();
        var eve = EVENING.visitor();
        ann.playNow();
        ann.letAllIn();
        eve.open("/tables/" + ann.table().code());
        try (var witness = new Witness(EVENING.house().club(), ann.table())) {
            ann.declare("7N");
            ann.concede();

            eve.awaitPhase("over");
            assertThat(ann.shown().cards()).as("for a player").isEqualTo(CardSet.ALL);
            var played = witness.now().played();
            assertThat(eve.shown().cards().minus(played)).as("for a watcher").isEmpty();
            var fetched = eve.fetch("/tables/" + ann.table().code());
            assertThat(fetched.cards().minus(played)).as("on the line").isEmpty();
        }
    }
}

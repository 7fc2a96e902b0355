package overtrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import overtrick.bridge.duplicate.BoardView;
import overtrick.bridge.play.Trick;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.club.table.TableId;
import overtrick.web.Words;

/// What reaches somebody is what he may know: judged by the bytes of pages, streams and answers,
/// each against the state of the table that it was made from.
class SecrecyTest {

    @RegisterExtension private static final Evening EVENING = Evening.playing(Boards.GAME);

    private static final Words ENGLISH = Words.in(Locale.ENGLISH);

    /// Somebody at a table, and all that comes to him.
    ///
    /// @param seat empty for those who watch
    private record Guest(Visitor visitor, Optional<Seat> seat, RawStream stream)
            implements AutoCloseable {

        static Guest at(Visitor visitor, Optional<Seat> seat) {
            String path = "/tables/%s/stream".formatted(visitor.table().code());
            var stream = new RawStream(EVENING.house().address(path), visitor.cookies());
            return new Guest(visitor, seat, stream);
        }

        /// The page now, in the browser and as it comes over the line.
        void assertPageIsDiscreet(Witness witness) {
            var fetched = visitor.fetch("/tables/" + visitor.table().code());
            witness.assertDiscreet(fetched, seat);
            var shown = visitor.shown();
            var now = witness.now().number();
            witness.assertDiscreet(new Receipt(shown.from(), now, shown.text()), seat);
        }

        /// Everything that has ever come.
        void assertAllWasDiscreet(Witness witness) {
            for (var receipts : List.of(visitor.messages(), stream.received(), visitor.answers())) {
                assertThat(receipts).isNotEmpty();
                receipts.forEach(receipt -> witness.assertDiscreet(receipt, seat));
            }
        }

        @Override
        public void close() {
            stream.close();
        }
    }

    @Test
    void twoPeopleAndTwoRobotsSeeTheSameTableAndOnlyTheirOwnCards() {
        var ann = EVENING.visitor();
        var bob = EVENING.visitor();
        ann.openTable();
        var table = ann.table();
        bob.join(table);
        bob.sit(Seat.WEST);
        try (var witness = new Witness(EVENING.house().club(), table);
                var south = Guest.at(ann, Optional.of(Seat.SOUTH));
                var west = Guest.at(bob, Optional.of(Seat.WEST))) {
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
            awaitPicture(witness.now(), guest.visitor());
            guest.assertPageIsDiscreet(witness);
        }
    }

    /// Waits until the page shows this auction and these tricks, and nothing else.
    private static void awaitPicture(Truth truth, Visitor visitor) {
        var board = truth.board().orElseThrow();
        var calls = board.auction().calls().stream().map(ENGLISH::name).toList();
        Patience.await("the auction " + calls, () -> visitor.calls().equals(calls));
        if (truth.isOver() || board.play().isEmpty()) {
            return;
        }
        var play = board.play().get();
        boolean between = play.current().isEmpty();
        var middle = between ? play.lastTrick() : Optional.of(play.current());
        var shown = middle.map(Trick::cards).map(CardSet::copyOf).orElse(CardSet.NONE);
        Patience.await("in the middle " + shown, () -> visitor.trick().equals(shown));
        var last =
                between
                        ? List.<String>of()
                        : play.lastTrick().map(SecrecyTest::spoken).orElse(List.of());
        Patience.await(
                "the last trick " + last, () -> visitor.labels("#last .card").containsAll(last));
    }

    private static List<String> spoken(Trick trick) {
        return Arrays.stream(Seat.values())
                .map(seat ->
                        ENGLISH.get(
                                "say.card",
                                ENGLISH.name(seat),
                                ENGLISH.name(trick.by(seat).orElseThrow())))
                .toList();
    }

    @Test
    void watcherSeesWhatIsOpenAndTheWholeDealAfterwards() {
        var ann = EVENING.visitor();
        var eve = EVENING.visitor();
        ann.openTable();
        TableId table = ann.table();
        eve.open("/tables/" + table.code());
        try (var witness = new Witness(EVENING.house().club(), table);
                var watcher = Guest.at(eve, Optional.empty())) {
            for (var seat : List.of(Seat.NORTH, Seat.EAST, Seat.WEST)) {
                ann.seatRobot(seat);
            }
            ann.awaitMyTurn();
            awaitPicture(witness.now(), eve);
            assertThat(eve.shown().cards()).as("during the auction").isEmpty();
            ann.declare("1N");
            for (int moves = 0; moves < 4; moves++) {
                ann.awaitMyTurn();
                awaitPicture(witness.now(), eve);
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

    private static CardSet dummy(Truth truth) {
        var contract = truth.board().flatMap(BoardView::contract).orElseThrow();
        return truth.held().get(contract.dummy());
    }
}

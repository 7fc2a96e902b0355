package overtrick.server;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.board.BoardView;
import overtrick.bridgetable.duplicate.BoardPlan;
import overtrick.bridgetable.duplicate.BoardSetException;
import overtrick.bridgetable.duplicate.DuplicateTerms;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.bridgetable.duplicate.Records;
import overtrick.cards.Seat;
import overtrick.formats.pbn.Pbn;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;
import overtrick.house.table.TableCommand.Leave;
import overtrick.house.table.TableCommand.Move;
import overtrick.house.table.TableCommand.Say;
import overtrick.house.table.TableCommand.SeatRobot;
import overtrick.house.table.TableCommand.Sit;
import overtrick.house.table.TableCommand.SitOut;
import overtrick.house.table.TableRefusal;
import overtrick.house.table.TableView;
import overtrick.house.terms.Strength;
import overtrick.log.host.Reply;
import overtrick.robots.board.Robot;

/// A club with a real store and real robots; the person is played by a robot too.
class ClubTest extends OpenClub {

    private static final BoardPlan DEALT = new BoardPlan.Dealt();

    private final Robot hand = Robot.beginner();

    /// How well the robots play matters to none of these tests.
    @Override
    ClubSettings settings(ClubSettings usual) {
        return usual.withRobots(Strength.THUMB);
    }

    @Test
    void playsABoardFromTheFirstCallToTheResultAgainstRobots() {
        var id = withRobots(lan.person(), "Friday", DEALT);

        var board = playBoard(id, lan.person());

        assertThat(board.isOver()).isTrue();
        assertThat(board.number()).isEqualTo(new BoardNumber(1));
        await().untilAsserted(() -> assertThat(played()).hasSize(1));
        assertThat(played().getFirst().result()).isEqualTo(board.result().orElseThrow());
        assertThat(played().getFirst().names()).containsEntry(Seat.SOUTH, "Lan");
    }

    @Test
    void bringsTheNextBoardWhenAPlayerAsks() {
        var id = withRobots(lan.person(), "Friday", DEALT);
        awaitTurnOrEnd(id, lan.person());
        assertThat(club.duplicate().next(id, lan.person(), look(id).number()))
                .isInstanceOf(Reply.Refused.class);
        playBoard(id, lan.person());

        assertThat(club.duplicate().next(id, lan.person(), look(id).number()))
                .isInstanceOf(Reply.Done.class);

        assertThat(playBoard(id, lan.person()).number()).isEqualTo(new BoardNumber(2));
    }

    @Test
    void refusesTheNextBoardToAWatcher() {
        var id = withRobots(lan.person(), "Friday", DEALT);
        var guest = club.people().welcome("").person();

        assertThat(club.duplicate().next(id, guest, look(id).number()))
                .isEqualTo(new Reply.Refused(TableRefusal.NOT_SEATED));
    }

    @Test
    void goesOnInTheMiddleOfABoardAfterItWasClosed() {
        var id = withRobots(lan.person(), "Friday", DEALT);
        awaitTurnOrEnd(id, lan.person());
        var before = look(id);

        club.close();
        club = opened();

        assertThat(look(id).game()).isEqualTo(before.game());
        assertThat(club.people().byToken(lan.token())).contains(lan.person());
        assertThat(club.tables().lobby(10)).singleElement().returns(id, table -> table.id());
        assertThat(playBoard(id, lan.person()).isOver()).isTrue();
    }

    @Test
    void letsARobotFinishTheBoardOfWhoeverSitsOut() {
        var id = withRobots(lan.person(), "Friday", DEALT);

        done(club.duplicate().send(id, lan.person(), new SitOut<>()));

        await().atMost(20, SECONDS).until(() -> board(id).filter(BoardView::isOver).isPresent());
    }

    @Test
    void waitsForSomebodyToTakeTheSeatThatWasLeft() {
        var id = withRobots(lan.person(), "Friday", DEALT);
        var minh = club.people().welcome("Minh").person();
        done(club.duplicate().send(id, lan.person(), new Leave<>()));
        done(club.duplicate().send(id, minh, new Sit<>(Seat.SOUTH)));

        assertThat(playBoard(id, minh).isOver()).isTrue();
    }

    @Test
    void playsTheBoardsOfAFileInItsOrderWithItsConditions() throws Exception {
        var set = club.boardSets().add("two.pbn", bytes(TWO_BOARDS));
        assertThat(set.boards()).isEqualTo(2);
        var plan = new BoardPlan.FromSet(set.id(), set.name());
        var id = withRobots(lan.person(), "Friday", plan);

        var first = playBoard(id, lan.person());
        done(club.duplicate().next(id, lan.person(), look(id).number()));
        var second = playBoard(id, lan.person());

        assertThat(first.number()).isEqualTo(new BoardNumber(5));
        assertThat(second.number()).isEqualTo(new BoardNumber(3));
        assertThat(second.dealer()).isEqualTo(Seat.WEST);
        assertThat(second.commitment()).isEmpty();
        assertThat(club.duplicate().next(id, lan.person(), look(id).number()))
                .isEqualTo(new Reply.Refused(TableRefusal.NO_MORE_BOARDS));
    }

    @Test
    void writesPlayedBoardsAsPbnThatLoadsAgainUnchanged() throws Exception {
        var id = withRobots(lan.person(), "Friday", DEALT);
        for (int board = 0; board < 3; board++) {
            playBoard(id, lan.person());
            club.duplicate().next(id, lan.person(), look(id).number());
        }
        await().until(() -> played().size() == 3);
        var records =
                club.history().boardsAt(id).stream()
                        .map(board -> Records.of(board, Map.of(0, "a note")))
                        .toList();

        var file = Pbn.read(Pbn.write(records));

        assertThat(file.diagnostics()).isEmpty();
        assertThat(file.played()).isEqualTo(records);
        var again = club.boardSets().add("again.pbn", Pbn.write(records));
        assertThat(again.boards()).isEqualTo(3);
    }

    @Test
    void keepsAFileWithoutBoardsOut() {
        assertThatThrownBy(() -> club.boardSets().add("notes.txt", bytes("milk, bread")))
                .isInstanceOf(BoardSetException.class)
                .hasMessageMatching("(?s)\\d+:\\d+: .+|no board .+");
    }

    @Test
    void showsBoardsOfASetOnlyToThoseWhoHavePlayedThem() throws Exception {
        var set = club.boardSets().add("two.pbn", bytes(TWO_BOARDS));
        var plan = new BoardPlan.FromSet(set.id(), set.name());
        var id = withRobots(lan.person(), "Friday", plan);
        playBoard(id, lan.person());
        await().until(() -> played().size() == 1);
        var guest = club.people().welcome("Guest").person();

        var history = club.history();
        assertThat(history.maySee(played().getFirst(), Optional.of(lan.person().id()))).isTrue();
        assertThat(history.maySee(played().getFirst(), Optional.of(guest.id()))).isFalse();
        assertThat(history.maySee(played().getFirst(), Optional.empty())).isFalse();
    }

    @Test
    void comparesABoardOfASetWithOtherTables() throws Exception {
        var set = club.boardSets().add("two.pbn", bytes(TWO_BOARDS));
        var plan = new BoardPlan.FromSet(set.id(), set.name());
        playBoard(withRobots(lan.person(), "A", plan), lan.person());
        var minh = club.people().welcome("Minh").person();
        var other = withRobots(minh, "B", plan);
        playBoard(other, minh);

        assertThat(club.history().elsewhere(played().getFirst()))
                .containsExactly(club.history().board(other, 1).orElseThrow());
    }

    @Test
    void bringsNobodyADealHeHasSeenAtAnotherTable() throws Exception {
        var set = club.boardSets().add("two.pbn", bytes(TWO_BOARDS));
        var plan = new BoardPlan.FromSet(set.id(), set.name());
        playBoard(withRobots(lan.person(), "A", plan), lan.person());

        var again = withRobots(lan.person(), "B", plan);

        assertThat(playBoard(again, lan.person()).number()).isEqualTo(new BoardNumber(3));
        assertThat(club.duplicate().next(again, lan.person(), look(again).number()))
                .isEqualTo(new Reply.Refused(TableRefusal.NO_MORE_BOARDS));
    }

    @Test
    void seatsNobodyAtADealHeHasSeenAtAnotherTable() throws Exception {
        var set = club.boardSets().add("two.pbn", bytes(TWO_BOARDS));
        var plan = new BoardPlan.FromSet(set.id(), set.name());
        var played = withRobots(lan.person(), "A", plan);
        playBoard(played, lan.person());
        var minh = club.people().welcome("Minh").person();
        var anna = club.people().welcome("Anna").person();
        var other = withRobots(minh, "B", plan);
        awaitTurnOrEnd(other, minh);
        club.duplicate().look(played, anna); // the board is over: Anna sees all of it

        for (var knows : List.of(lan.person(), anna)) {
            assertThat(club.duplicate().send(other, knows, new Sit<>(Seat.NORTH)))
                    .isEqualTo(new Reply.Refused(TableRefusal.SAW_ANOTHER_HAND));
        }
        var paolo = club.people().welcome("Paolo").person();
        done(club.duplicate().send(other, paolo, new Sit<>(Seat.NORTH)));
    }

    @Test
    void makesTheReadModelsAgainFromTheLog() {
        var id = withRobots(lan.person(), "Friday", DEALT);
        playBoard(id, lan.person());
        await().until(() -> played().size() == 1);
        var before = played();
        var lobby = club.tables().lobby(10);

        club.remakeReadModels();

        assertThat(played()).isEqualTo(before);
        assertThat(club.tables().lobby(10)).isEqualTo(lobby);
    }

    @Test
    void isWholeAfterAnEvening() {
        var id = withRobots(lan.person(), "Friday", DEALT);
        playBoard(id, lan.person());
        done(club.duplicate().send(id, lan.person(), new Say<>("thank you")));
        club.close();

        var found = Verification.of(directory);

        assertThat(found.problems()).isEmpty();
        assertThat(found.streams()).isEqualTo(1);
        assertThat(found.events()).isGreaterThan(10);
        club = opened();
    }

    @Test
    void knowsNoTableThatWasNeverOpened() {
        var nowhere = new TableId("ZZZZZ");

        assertThat(club.duplicate().look(nowhere, lan.person())).isEmpty();
        assertThat(club.duplicate().send(nowhere, lan.person(), new Leave<>()))
                .isEqualTo(new Reply.Refused(TableRefusal.TABLE_NOT_OPEN));
    }

    @Test
    void signalsEveryChangeToThoseWhoWatch() throws Exception {
        var id = club.duplicate().open(lan.person(), "Friday", DuplicateTerms.USUAL);
        var seen = new java.util.concurrent.atomic.AtomicInteger();
        try (var _ = club.duplicate().watch(id, lan.person(), seen::incrementAndGet)) {
            assertThat(club.duplicate().watchers(id)).isEqualTo(1);
            done(club.duplicate().send(id, lan.person(), new Sit<>(Seat.NORTH)));
            done(club.duplicate().send(id, lan.person(), new SeatRobot<>(Seat.EAST, "Robot")));
            assertThat(club.duplicate().watchers(id)).as("who sits does not watch").isZero();
        }
        done(club.duplicate().send(id, lan.person(), new Say<>("alone")));

        assertThat(seen).hasValue(2);
    }

    @Test
    void callsAGuestByANameThatFits() {
        assertThat(club.people().welcome("  Nguyễn \n Lan ").person().name())
                .isEqualTo("Nguyễn Lan");
        assertThat(club.people().welcome("x".repeat(99)).person().name()).hasSize(30);
        assertThat(club.people().welcome(" ").person().name()).matches("Guest \\d{4}");
        club.people().rename(lan.person().id(), "Lan Anh");
        assertThat(club.people().byToken(lan.token()).orElseThrow().name()).isEqualTo("Lan Anh");
        assertThat(club.people().byToken("forged")).isEmpty();
    }

    /// Opens a table, sits its owner South and robots around them.
    private TableId withRobots(Member.Person owner, String name, BoardPlan plan) {
        var id = club.duplicate().open(owner, name, DuplicateTerms.with(plan));
        club.duplicate().send(id, owner, new Sit<>(Seat.SOUTH));
        club.duplicate().fill(id, owner, _ -> "Robot");
        return id;
    }

    /// Plays the person's part until the board is over.
    private BoardView playBoard(TableId id, Member.Person person) {
        while (true) {
            var view = awaitTurnOrEnd(id, person);
            var board = view.game().orElseThrow();
            if (board.isOver()) {
                return board;
            }
            var wish = hand.move(board).orElseThrow();
            done(club.duplicate().send(id, person, new Move<>(wish, view.number())));
        }
    }

    private TableView<Optional<BoardView>> awaitTurnOrEnd(TableId id, Member.Person person) {
        return await().atMost(20, SECONDS)
                .pollInterval(Duration.ofMillis(2))
                .until(
                        () -> club.duplicate().look(id, person).orElseThrow(),
                        view ->
                                view.game()
                                        .filter(board ->
                                                board.isOver() || hand.move(board).isPresent())
                                        .isPresent());
    }

    private TableView<Optional<BoardView>> look(TableId id) {
        return club.duplicate().look(id, lan.person()).orElseThrow();
    }

    private Optional<BoardView> board(TableId id) {
        return look(id).game();
    }

    private List<FinishedBoard> played() {
        return club.history().boardsOf(lan.person().id(), 0, 100).stream()
                .map(entry -> entry.board())
                .sorted(java.util.Comparator.comparing(FinishedBoard::ended))
                .toList();
    }
}

package overtrick.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.board.BoardView;
import overtrick.bridgetable.duplicate.BoardPlan;
import overtrick.bridgetable.duplicate.BoardSetException;
import overtrick.cards.Seat;
import overtrick.free.FreeTerms;
import overtrick.house.codes.TableId;
import overtrick.house.game.GameTables;
import overtrick.house.table.TableCommand.ComeBack;
import overtrick.house.table.TableCommand.Leave;
import overtrick.house.table.TableCommand.Move;
import overtrick.house.table.TableCommand.Sit;
import overtrick.house.table.TableCommand.SitOut;
import overtrick.house.table.TableRefusal;
import overtrick.house.terms.Strength;
import overtrick.laws.LawBook;
import overtrick.laws.board.Adjustment;
import overtrick.laws.board.FreeCommand;
import overtrick.laws.board.FreeRefusal;
import overtrick.laws.board.FreeView;
import overtrick.log.host.Reply;
import overtrick.robots.bidding.Agreements;

/// Boards of a set at tables where the Laws can be broken, played by robots.
@Timeout(60)
class FreeTablesTest extends OpenClub {

    @Override
    ClubSettings settings(ClubSettings usual) {
        return usual.withRobots(Strength.THUMB);
    }

    private GameTables<FreeCommand, Optional<FreeView>> tables() {
        return club.free().tables();
    }

    private static FreeTerms playing(BoardPlan plan) {
        return new FreeTerms(plan, Agreements.STANDARD, LawBook.WBF2017, false);
    }

    private BoardPlan twoBoards() throws BoardSetException {
        var set = club.boardSets().add("two.pbn", bytes(TWO_BOARDS));
        return new BoardPlan.FromSet(set.id(), set.name());
    }

    /// Lan sits South and leaves the play to robots.
    private TableId opened(BoardPlan plan) {
        var id = tables().open(lan.person(), "Free", playing(plan));
        done(tables().send(id, lan.person(), new Sit<>(Seat.SOUTH)));
        tables().fill(id, lan.person(), _ -> "Robot");
        done(tables().send(id, lan.person(), new SitOut<>()));
        return id;
    }

    private BoardNumber played(TableId id) {
        await().pollInterval(Duration.ofMillis(10))
                .until(() -> board(id).filter(BoardView::isOver).isPresent());
        return board(id).orElseThrow().number();
    }

    private Optional<BoardView> board(TableId id) {
        return tables().look(id, lan.person()).orElseThrow().game().map(FreeView::board);
    }

    private Reply next(TableId id) {
        return tables().next(
                        id, lan.person(), tables().look(id, lan.person()).orElseThrow().number());
    }

    @Test
    void playsTheBoardsOfASetInItsOrder() throws Exception {
        var id = opened(twoBoards());

        assertThat(played(id)).isEqualTo(new BoardNumber(5));
        done(next(id));
        assertThat(played(id)).isEqualTo(new BoardNumber(3));
        assertThat(next(id)).isEqualTo(new Reply.Refused(TableRefusal.NO_MORE_BOARDS));
    }

    /// Law 16D.
    @Test
    void bringsNobodyADealHeHasSeenAtAnotherTable() throws Exception {
        var plan = twoBoards();
        played(opened(plan));

        assertThat(played(opened(plan))).isEqualTo(new BoardNumber(3));
        assertThat(
                        club.hasBoardFor(
                                club.boardSets().find(set(plan)).orElseThrow(), lan.person().id()))
                .isFalse();
    }

    private static String set(BoardPlan plan) {
        return plan.setId().orElseThrow();
    }

    /// Law 10A: who directs takes no seat, so that nobody rules on a board that they played.
    @Test
    void whoDirectsTakesNoSeat() {
        var me = lan.person();
        var terms =
                new FreeTerms(new BoardPlan.Dealt(), Agreements.STANDARD, LawBook.WBF2017, true);
        var id = tables().open(me, "Directed", terms);
        assertThat(tables().send(id, me, new Sit<>(Seat.SOUTH)))
                .isEqualTo(new Reply.Refused(FreeRefusal.DIRECTOR_DOES_NOT_PLAY));
        done(tables().send(id, club.people().welcome("Hoa").person(), new Sit<>(Seat.SOUTH)));
    }

    /// Law 10A: who opened the table is a player like the others where the program rules.
    @Test
    void whereTheProgramRulesNoPersonDoes() {
        var id = opened(new BoardPlan.Dealt());
        played(id);
        done(tables().send(id, lan.person(), new ComeBack<>()));
        var plus = new FreeCommand.Adjust(new Adjustment(2_000, -2_000, "mine"));

        assertThat(rules(id, plus)).isEqualTo(new Reply.Refused(FreeRefusal.PROGRAM_RULES));
        done(tables().send(id, lan.person(), new Leave<>()));
        assertThat(rules(id, plus)).isInstanceOf(Reply.Refused.class);
        assertThat(tables().look(id, lan.person()).orElseThrow().game().orElseThrow().adjustment())
                .isEmpty();
    }

    private Reply rules(TableId id, FreeCommand command) {
        long seen = tables().look(id, lan.person()).orElseThrow().number();
        return tables().send(id, lan.person(), new Move<>(command, seen));
    }

    @Test
    void isNoTableOfAnEvent() {
        assertThatThrownBy(() -> playing(new BoardPlan.OfEvent("FRDAY2", "", 1, 1, List.of(1))))
                .isInstanceOf(IllegalArgumentException.class);
    }
}

package overtrick.bridgetable.duplicate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.bridge.board.BoardEvent;
import overtrick.bridge.board.Claim;
import overtrick.bridge.board.Meaning;
import overtrick.bridge.score.Result;
import overtrick.cards.Card;
import overtrick.cards.Deal;
import overtrick.cards.Seat;
import overtrick.house.game.TableForms;
import overtrick.house.table.Access;
import overtrick.house.table.Delay;
import overtrick.house.table.Occupant;
import overtrick.house.table.Pace;
import overtrick.house.table.PersonId;
import overtrick.house.table.TableEvent;
import overtrick.house.table.Vantage;
import overtrick.house.terms.Custom;
import overtrick.house.terms.Strength;
import overtrick.robots.bidding.Agreements;
import overtrick.testkit.log.EventCodecContract;

/// The events of a table of duplicate in the log.
class BoardFormsTest extends EventCodecContract<TableEvent<BoardEvent>> {

    private static final Deal DEAL =
            Deal.parse("N:AKQ2.T98.J54.K32 JT9.AKQ2.T98.J54 876.J543.AKQ2.T9 543.76.763.AQ876");

    BoardFormsTest() {
        super(TableForms.of(BoardForms.TERMS, BoardForms.EVENTS), "table-events.log");
    }

    @Override
    protected List<TableEvent<BoardEvent>> all() {
        var board =
                new Board(new BoardNumber(7), Seat.SOUTH, new BoardNumber(7).vulnerability(), DEAL);
        var contract = Auction.parse(Seat.SOUTH, "1H X P 4S P P X P P P").contract().orElseThrow();
        return List.of(
                new TableEvent.TableOpened<>("Friday", DuplicateTerms.USUAL),
                new TableEvent.TableOpened<>(
                        "",
                        new DuplicateTerms(
                                new BoardPlan.FromSet("ab12", "friday.pbn"),
                                new Agreements("precision", "standard-american"))),
                new TableEvent.TableOpened<>(
                        "Evening · 2 · 3",
                        DuplicateTerms.with(
                                new BoardPlan.OfEvent("FRDAY2", "Đ", 2, 3, List.of(5, 6)))),
                new TableEvent.TableOpened<>(
                        "Open room",
                        DuplicateTerms.with(
                                new BoardPlan.OfMatch("0f3c", 8, Strength.EXPERT, Strength.CLUB))),
                new TableEvent.TableOpened<>(
                        "Beginners", DuplicateTerms.with(new BoardPlan.OfClass("CLASS2", 3))),
                new TableEvent.TableOpened<>(
                        "Lan", DuplicateTerms.with(new BoardPlan.Laid("DAYD2Y", 4))),
                new TableEvent.TableOpened<>(
                        "Friday",
                        new DuplicateTerms(
                                new BoardPlan.Dealt(),
                                new Agreements("acol:two-bids=weak", "standard-american"),
                                EnumSet.allOf(Custom.class),
                                Optional.of(Strength.EXPERT))),
                new TableEvent.SeatTaken<>(
                        Seat.NORTH, new Occupant.Person(new PersonId("p1"), "Nguyễn Lan")),
                new TableEvent.SeatTaken<>(Seat.EAST, new Occupant.Robot("Robot")),
                new TableEvent.OwnerNamed<>(new PersonId("p1")),
                new TableEvent.AccessChanged<>(Access.CLOSED),
                new TableEvent.SeatBooked<>(
                        Seat.EAST, new Occupant.Person(new PersonId("p2"), "Minh")),
                new TableEvent.BookingAgreed<>(Seat.EAST, new PersonId("p1")),
                new TableEvent.BookingDropped<>(Seat.EAST),
                new TableEvent.AskedToLeave<>(new PersonId("p2")),
                new TableEvent.PaceSet<>(Pace.QUICK),
                new TableEvent.PaceSet<>(Pace.STILL),
                new TableEvent.DelaySet<>(Delay.QUARTER),
                new TableEvent.CommentOffered<>(new PersonId("p2"), "Hoàng Minh"),
                new TableEvent.CommentatorChosen<>(new PersonId("p2")),
                new TableEvent.CommentEnded<>(new PersonId("p2")),
                new TableEvent.Hurried<>(),
                new TableEvent.Skipped<>(),
                new TableEvent.HelpCalled<>(new PersonId("p1"), "Nguyễn Lan"),
                new TableEvent.HelpEnded<>(),
                new TableEvent.SeatLeft<>(Seat.WEST),
                new TableEvent.SatOut<>(Seat.SOUTH),
                new TableEvent.Relieved<>(Seat.SOUTH),
                new TableEvent.CameBack<>(Seat.SOUTH),
                new TableEvent.Said<>(
                        "Lan", true, "\"thank you, partner\"", new Vantage(7, 2, false)),
                game(new BoardEvent.BoardOpened(board, Optional.of("0".repeat(64)))),
                game(new BoardEvent.BoardOpened(board, Optional.empty())),
                game(
                        new BoardEvent.BoardOpened(
                                new Board(
                                        new BoardNumber(7),
                                        Seat.SOUTH,
                                        Vulnerability.NONE,
                                        DEAL,
                                        Optional.of(Card.parse("DA"))),
                                Optional.empty())),
                game(new BoardEvent.CallMade(Seat.SOUTH, Call.parse("1H"), Optional.empty())),
                game(
                        new BoardEvent.CallMade(
                                Seat.WEST, Call.parse("X"), Optional.of(Meaning.said("takeout")))),
                game(
                        new BoardEvent.CallMade(
                                Seat.NORTH,
                                Call.parse("3NT"),
                                Optional.of(Meaning.of("opening.suit", 12, 21, "S")))),
                game(new BoardEvent.CardPlayed(Seat.EAST, Card.parse("HT"))),
                game(new BoardEvent.ClaimMade(new Claim(Seat.SOUTH, 5, "drawing trumps"))),
                game(new BoardEvent.ClaimAgreed(Seat.WEST)),
                game(new BoardEvent.ClaimObjected(Seat.EAST)),
                game(new BoardEvent.UndoAsked(Seat.NORTH, 17)),
                game(new BoardEvent.UndoAgreed(Seat.EAST)),
                game(new BoardEvent.UndoRefused(Seat.WEST)),
                game(new BoardEvent.TakenBack(17)),
                game(new BoardEvent.ChairsExchanged(Seat.NORTH, Seat.EAST)),
                game(new BoardEvent.PackSpread(List.of(Card.parse("SA"), Card.parse("HT")))),
                game(new BoardEvent.CardDrawn(Seat.WEST)),
                game(
                        new BoardEvent.SeatsDrawn(
                                Map.of(Seat.NORTH, Card.parse("SA")),
                                Map.of(Seat.NORTH, Seat.EAST))),
                new TableEvent.JoinedCircle<>(new Occupant.Robot("Robot")),
                new TableEvent.LeftCircle<>(new Occupant.Person(new PersonId("p2"), "Minh")),
                game(new BoardEvent.BoardEnded(new Result.PassedOut())),
                game(new BoardEvent.BoardEnded(new Result.Played(contract, 7))));
    }

    @Test
    void aTableOpenedBeforeSidesChoseTheirSystemsPlaysTheUsualOne() {
        assertThat(read("table-opened 1"))
                .isEqualTo(new TableEvent.TableOpened<BoardEvent>("Friday", DuplicateTerms.USUAL));
    }

    @Test
    void aTableOpenedBeforeThereWasAnotherGameIsOneOfDuplicate() {
        assertThat(read("table-opened 2"))
                .isEqualTo(new TableEvent.TableOpened<BoardEvent>("Friday", DuplicateTerms.USUAL));
    }

    @Test
    void aTableOpenedBeforeCustomsWereChosenHasNone() {
        assertThat(read("table-opened 3"))
                .isEqualTo(new TableEvent.TableOpened<BoardEvent>("Friday", DuplicateTerms.USUAL));
    }

    private static TableEvent<BoardEvent> game(BoardEvent event) {
        return new TableEvent.InGame<>(event);
    }
}

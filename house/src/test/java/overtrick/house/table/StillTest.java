package overtrick.house.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.auction.Call;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardCommand.MakeCall;
import overtrick.bridge.board.BoardCommand.OpenBoard;
import overtrick.bridge.board.BoardEvent;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.board.HouseRules;
import overtrick.bridge.duplicate.DuplicateRules;
import overtrick.bridge.duplicate.Session;
import overtrick.cards.Deal;
import overtrick.cards.Seat;
import overtrick.cards.rules.Decision.Accepted;
import overtrick.cards.rules.Decision.Refused;
import overtrick.house.table.TableCommand.Move;
import overtrick.house.table.TableCommand.Open;
import overtrick.house.table.TableCommand.Place;
import overtrick.house.table.TableCommand.Say;
import overtrick.house.table.TableCommand.SetPace;

/// A table that the house has wait.
class StillTest {

    private static final Member.House HOUSE = Member.House.HOUSE;
    private static final Member.Person LAN = new Member.Person(new PersonId("lan"), "Lan");
    private static final Member.RobotAt EAST = new Member.RobotAt(Seat.EAST);
    private static final Deal DEAL =
            Deal.parse("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432");

    /// The house says who sits where.
    private record Hosted() implements Terms {
        @Override
        public boolean hosted() {
            return true;
        }
    }

    private final TableRules<Session, BoardCommand, BoardEvent, Optional<BoardView>> rules =
            new TableRules<>(
                    new PlainGame<>(
                            new DuplicateRules(HouseRules.CLASS, HouseRules.CLASS),
                            Session::opened));
    private Table<Session> table;

    @BeforeEach
    void openTable() {
        table = rules.start();
        done(HOUSE, new Open<>("Class", new Hosted(), Access.CLOSED));
        done(HOUSE, new Place<>(Seat.NORTH, new Occupant.Person(LAN.id(), LAN.name())));
        for (var seat : List.of(Seat.EAST, Seat.SOUTH, Seat.WEST)) {
            done(HOUSE, new Place<>(seat, new Occupant.Robot("Robot")));
        }
        done(HOUSE, open(1));
    }

    private Move<BoardCommand> open(int number) {
        var board = Board.of(new BoardNumber(number), DEAL);
        return new Move<>(new OpenBoard(board, Optional.empty()), table.number());
    }

    private Move<BoardCommand> pass() {
        return new Move<>(new MakeCall(Call.Word.PASS), table.number());
    }

    private void done(Member actor, TableCommand<BoardCommand> command) {
        var decision = rules.decide(table, actor, command);
        assertThat(decision).as(command.toString()).isInstanceOf(Accepted.class);
        for (var event : ((Accepted<TableEvent<BoardEvent>>) decision).events()) {
            table = rules.evolve(table, event);
        }
    }

    private Object refusal(Member actor, TableCommand<BoardCommand> command) {
        return rules.decide(table, actor, command)
                        instanceof Refused<TableEvent<BoardEvent>>(var reason)
                ? reason
                : "accepted";
    }

    @Test
    void nobodyCallsWhileTheHouseHasItWait() {
        done(HOUSE, new SetPace<>(Pace.STILL));

        assertThat(refusal(LAN, pass())).isEqualTo(TableRefusal.TABLE_STANDS_STILL);
        assertThat(refusal(EAST, pass())).isEqualTo(TableRefusal.TABLE_STANDS_STILL);
        assertThat(rules.offers(table, LAN)).noneMatch(Move.class::isInstance);
        done(LAN, new Say<>("where are we?"));

        done(HOUSE, new SetPace<>(Pace.USUAL));
        done(LAN, pass());
        done(EAST, pass());
    }

    @Test
    void theHouseLaysAnotherBoardAllTheSame() {
        done(HOUSE, new SetPace<>(Pace.STILL));
        done(HOUSE, open(2));

        assertThat(table.game().opened()).isEqualTo(2);
        assertThat(rules.view(table, LAN).pace()).isEqualTo(Pace.STILL);
    }

    @Test
    void onlyTheHouseSaysSo() {
        assertThat(refusal(LAN, new SetPace<>(Pace.STILL))).isEqualTo(TableRefusal.THE_HOUSE_SEATS);
        assertThat(refusal(HOUSE, new SetPace<>(Pace.USUAL)))
                .isEqualTo(TableRefusal.NOTHING_CHANGES);

        table = rules.start();
        done(LAN, new Open<>("Friday", new PlainGame.NoTerms()));
        done(LAN, new TableCommand.Sit<>(Seat.NORTH));
        assertThat(refusal(LAN, new SetPace<>(Pace.STILL)))
                .isEqualTo(TableRefusal.NOT_FOR_THIS_MEMBER);
        done(LAN, new SetPace<>(Pace.QUICK));
        assertThat(refusal(HOUSE, new SetPace<>(Pace.STILL)))
                .isEqualTo(TableRefusal.NOT_FOR_THIS_MEMBER);
    }
}

package overtrick.house.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.auction.Call;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardCommand.MakeCall;
import overtrick.bridge.board.BoardCommand.OpenBoard;
import overtrick.bridge.board.BoardEvent;
import overtrick.bridge.board.BoardRefusal;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.duplicate.DuplicateRules;
import overtrick.bridge.duplicate.Session;
import overtrick.cards.Deal;
import overtrick.cards.Seat;
import overtrick.cards.rules.Decision.Accepted;
import overtrick.cards.rules.Decision.Refused;
import overtrick.cards.rules.Refusal;
import overtrick.house.table.TableCommand.ComeBack;
import overtrick.house.table.TableCommand.DismissRobot;
import overtrick.house.table.TableCommand.Leave;
import overtrick.house.table.TableCommand.Move;
import overtrick.house.table.TableCommand.Open;
import overtrick.house.table.TableCommand.Say;
import overtrick.house.table.TableCommand.SeatRobot;
import overtrick.house.table.TableCommand.Sit;
import overtrick.house.table.TableCommand.SitOut;

class TableRulesTest {

    private static final Member.Person LAN = person("Lan");
    private static final Member.Person MINH = person("Minh");
    private static final Member.Person GUEST = person("Guest");
    private static final Deal DEAL =
            Deal.parse("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432");

    private final TableRules<Session, BoardCommand, BoardEvent, Optional<BoardView>> rules =
            new TableRules<>(new PlainGame<>(new DuplicateRules(), Session::opened));
    private Table<Session> table;

    @BeforeEach
    void openTable() {
        table = rules.start();
        done(LAN, new Open<>("Friday", new PlainGame.NoTerms()));
    }

    @Test
    void isOpenedOnce() {
        assertThat(refusal(LAN, new Open<>("again", new PlainGame.NoTerms())))
                .isEqualTo(TableRefusal.TABLE_ALREADY_OPEN);
    }

    @Test
    void knowsNothingBeforeItIsOpened() {
        table = rules.start();

        assertThat(refusal(LAN, new Sit<>(Seat.NORTH))).isEqualTo(TableRefusal.TABLE_NOT_OPEN);
    }

    @Test
    void givesAFreeSeatToWhoeverTakesItFirst() {
        done(LAN, new Sit<>(Seat.NORTH));

        assertThat(refusal(MINH, new Sit<>(Seat.NORTH))).isEqualTo(TableRefusal.SEAT_TAKEN);
        assertThat(refusal(LAN, new Sit<>(Seat.NORTH))).isEqualTo(TableRefusal.ALREADY_SEATED);
        assertThat(refusal(LAN, new Sit<>(Seat.EAST))).isEqualTo(TableRefusal.ALREADY_SEATED);
        assertThat(table.seatOf(LAN.id())).contains(Seat.NORTH);
    }

    @Test
    void letsAPersonTakeARobotsSeat() {
        done(LAN, new Sit<>(Seat.NORTH));
        done(LAN, new SeatRobot<>(Seat.EAST, "Robot"));

        done(MINH, new Sit<>(Seat.EAST));

        assertThat(table.chair(Seat.EAST).orElseThrow().occupant().name()).isEqualTo("Minh");
    }

    @Test
    void letsOnlyThoseWhoSitSeeToTheRobots() {
        assertThat(refusal(GUEST, new SeatRobot<>(Seat.EAST, "Robot")))
                .isEqualTo(TableRefusal.NOT_SEATED);
        done(LAN, new Sit<>(Seat.NORTH));
        done(LAN, new SeatRobot<>(Seat.EAST, "Robot"));

        assertThat(refusal(LAN, new SeatRobot<>(Seat.EAST, "Robot")))
                .isEqualTo(TableRefusal.SEAT_TAKEN);
        assertThat(refusal(LAN, new DismissRobot<>(Seat.NORTH)))
                .isEqualTo(TableRefusal.NOT_A_ROBOT);
        assertThat(refusal(LAN, new DismissRobot<>(Seat.WEST))).isEqualTo(TableRefusal.SEAT_FREE);
        done(LAN, new DismissRobot<>(Seat.EAST));
        assertThat(table.chair(Seat.EAST)).isEmpty();
    }

    @Test
    void keepsTheSeatOfWhoeverSitsOutAndLetsARobotPlayIt() {
        openBoard();
        var pass = new Move<BoardCommand>(new MakeCall(Call.Word.PASS), table.number());
        assertThat(refusal(new Member.RobotAt(Seat.NORTH), pass))
                .isEqualTo(TableRefusal.NOT_PLAYED_BY_ROBOT);

        done(LAN, new SitOut<>());

        assertThat(refusal(LAN, new SitOut<>())).isEqualTo(TableRefusal.SITTING_OUT);
        assertThat(refusal(LAN, pass)).isEqualTo(TableRefusal.SITTING_OUT);
        assertThat(refusal(MINH, new Sit<>(Seat.NORTH))).isEqualTo(TableRefusal.SEAT_TAKEN);
        done(new Member.RobotAt(Seat.NORTH), pass);
        done(LAN, new ComeBack<>());
        assertThat(refusal(LAN, new ComeBack<>())).isEqualTo(TableRefusal.NOT_SITTING_OUT);
    }

    @Test
    void refusesWhatWasDecidedOnOlderKnowledge() {
        openBoard();
        long seen = table.number();
        done(LAN, new Move<>(new MakeCall(Call.Word.PASS), seen));

        assertThat(refusal(LAN, new Move<>(new MakeCall(Call.Word.PASS), seen)))
                .isEqualTo(TableRefusal.TABLE_HAS_MOVED_ON);
    }

    /// Nobody can have seen an event that has not happened, as after a log that lost its end.
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 1_000, Long.MAX_VALUE / 2})
    void refusesWhatWasDecidedOnWhatHasNotHappened(long beyond) {
        openBoard();
        long last = table.number();
        var ahead = new Move<BoardCommand>(new MakeCall(Call.Word.PASS), last + beyond);

        for (var member : List.of(LAN, Member.House.HOUSE, new Member.RobotAt(Seat.NORTH))) {
            assertThat(refusal(member, ahead)).isEqualTo(TableRefusal.TABLE_HAS_MOVED_ON);
        }
        done(LAN, new Move<>(new MakeCall(Call.Word.PASS), last));
    }

    @Test
    void doesNotMindWhatWasSaidMeanwhile() {
        openBoard();
        long seen = table.number();
        done(MINH, new Say<>("good luck"));

        done(LAN, new Move<>(new MakeCall(Call.Word.PASS), seen));
    }

    @Test
    void letsNobodyMoveFromASeatThatIsNotHis() {
        openBoard();
        var pass = new Move<BoardCommand>(new MakeCall(Call.Word.PASS), table.number());

        assertThat(refusal(GUEST, pass)).isEqualTo(TableRefusal.NOT_SEATED);
        assertThat(refusal(MINH, pass)).isEqualTo(BoardRefusal.NOT_YOUR_TURN);
        assertThat(refusal(new Member.RobotAt(Seat.EAST), pass))
                .isEqualTo(TableRefusal.NOT_PLAYED_BY_ROBOT);
    }

    @Test
    void letsNobodyTakeAnotherHandOfADealHeHasSeen() {
        openBoard();
        done(LAN, new Leave<>());

        assertThat(refusal(LAN, new Sit<>(Seat.WEST))).isEqualTo(TableRefusal.SAW_ANOTHER_HAND);
        done(LAN, new Sit<>(Seat.NORTH));
    }

    @Test
    void forgetsWhoSawWhatWhenANewDealComes() {
        openBoard();
        done(LAN, new Leave<>());
        done(GUEST, new Sit<>(Seat.NORTH));
        passOut();
        openNext();
        done(MINH, new Leave<>());

        assertThat(refusal(MINH, new Sit<>(Seat.WEST))).isEqualTo(TableRefusal.SAW_ANOTHER_HAND);
        done(LAN, new Sit<>(Seat.SOUTH));
    }

    @Test
    void keepsFromThePlayersWhatTheWatchersSay() {
        openBoard();
        done(GUEST, new Say<>("North has all the spades!"));
        done(LAN, new Say<>("hello"));

        assertThat(heardBy(LAN)).containsExactly("hello");
        assertThat(heardBy(GUEST)).containsExactly("North has all the spades!", "hello");
    }

    /// Whoever sits there has lines of their own, and a line keeps its number however much is said.
    @Test
    void keepsSoManyLinesOfPlayersAndOfWatchers() {
        openBoard();
        for (int line = 1; line <= 50; line++) {
            done(GUEST, new Say<>("watched " + line));
        }
        long last = lastHeardBy(GUEST).number();
        for (int line = 1; line <= 50; line++) {
            done(LAN, new Say<>("played " + line));
        }
        done(GUEST, new Say<>("the end"));

        assertThat(heardBy(LAN)).hasSize(40).startsWith("played 11").endsWith("played 50");
        assertThat(heardBy(GUEST)).hasSize(80).startsWith("watched 12").endsWith("the end");
        assertThat(lastHeardBy(GUEST).number()).isEqualTo(last + 1);
        assertThat(rules.view(table, GUEST).chat())
                .extracting(ChatLine::number)
                .doesNotHaveDuplicates();
    }

    private ChatLine lastHeardBy(Member viewer) {
        return rules.view(table, viewer).chat().getLast();
    }

    @Test
    void refusesEmptyAndEndlessTalk() {
        assertThat(refusal(LAN, new Say<>("  "))).isEqualTo(TableRefusal.NOTHING_SAID);
        assertThat(refusal(LAN, new Say<>("x".repeat(301)))).isEqualTo(TableRefusal.TOO_LONG);
        done(LAN, new Say<>("x".repeat(300)));
    }

    @Test
    void showsEachViewerHisOwnHandAndWatchersNone() {
        openBoard();

        assertThat(handsShownTo(LAN)).containsExactly(Seat.NORTH);
        assertThat(handsShownTo(MINH)).containsExactly(Seat.EAST);
        assertThat(handsShownTo(GUEST)).isEmpty();
        assertThat(handsShownTo(Member.House.HOUSE)).isEmpty();
    }

    private List<String> heardBy(Member viewer) {
        return rules.view(table, viewer).chat().stream().map(ChatLine::text).toList();
    }

    private List<Seat> handsShownTo(Member viewer) {
        var board = rules.view(table, viewer).game().orElseThrow();
        return new ArrayList<>(board.hands().keySet());
    }

    /// Lan sits North, Minh East, robots South and West; board 1 is on the table, North to call.
    private void openBoard() {
        done(LAN, new Sit<>(Seat.NORTH));
        done(MINH, new Sit<>(Seat.EAST));
        done(LAN, new SeatRobot<>(Seat.SOUTH, "Robot"));
        openNext();
    }

    private void openNext() {
        int number = table.game().opened() + 1;
        var board = new OpenBoard(Board.of(new BoardNumber(number), DEAL), Optional.empty());
        done(Member.House.HOUSE, new Move<>(board, table.number()));
    }

    private void passOut() {
        done(MINH, new SeatRobot<>(Seat.WEST, "Robot"));
        done(GUEST, pass());
        done(MINH, pass());
        done(new Member.RobotAt(Seat.SOUTH), pass());
        done(new Member.RobotAt(Seat.WEST), pass());
    }

    private Move<BoardCommand> pass() {
        return new Move<>(new MakeCall(Call.Word.PASS), table.number());
    }

    private void done(Member actor, TableCommand<BoardCommand> command) {
        switch (rules.decide(table, actor, command)) {
            case Accepted<TableEvent<BoardEvent>>(var events) ->
                    events.forEach(event -> table = rules.evolve(table, event));
            case Refused<TableEvent<BoardEvent>>(var reason) ->
                    throw new AssertionError("%s is refused: %s".formatted(command, reason));
        }
    }

    private Refusal refusal(Member actor, TableCommand<BoardCommand> command) {
        return switch (rules.decide(table, actor, command)) {
            case Refused<TableEvent<BoardEvent>>(var reason) -> reason;
            case Accepted<TableEvent<BoardEvent>>(var events) ->
                    throw new AssertionError("%s is accepted: %s".formatted(command, events));
        };
    }

    private static Member.Person person(String name) {
        return new Member.Person(new PersonId(name), name);
    }
}

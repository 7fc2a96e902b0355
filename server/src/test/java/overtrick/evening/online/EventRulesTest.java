package overtrick.evening.online;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.evening.online.OnlineClub.await;
import static overtrick.evening.online.OnlineClub.plan;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardCommand.AskUndo;
import overtrick.bridge.board.BoardRefusal;
import overtrick.bridge.board.BoardView;
import overtrick.cards.Seat;
import overtrick.evening.online.EventSeats.Player;
import overtrick.evening.online.OnlinePlan.Begin;
import overtrick.evening.online.OnlinePlan.Robots;
import overtrick.evening.online.OnlinePlan.Rounds;
import overtrick.house.codes.TableId;
import overtrick.house.codes.TournamentId;
import overtrick.house.json.Json;
import overtrick.house.table.Delay;
import overtrick.house.table.Member;
import overtrick.house.table.TableCommand;
import overtrick.house.table.TableCommand.CallForHelp;
import overtrick.house.table.TableCommand.Leave;
import overtrick.house.table.TableCommand.Move;
import overtrick.house.table.TableCommand.SitOut;
import overtrick.house.table.TableRefusal;
import overtrick.house.table.TableView;
import overtrick.log.host.Reply;
import overtrick.movement.RoundNumber;
import overtrick.movement.choice.Kind;
import overtrick.scoring.Award;
import overtrick.scoring.Outcome;
import overtrick.tournament.act.Act;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.session.Slip;
import overtrick.tournament.session.Slot;
import overtrick.tournament.session.TableKind;
import tools.jackson.databind.node.ObjectNode;

/// What holds at the tables of an event: who sits, what is seen, what the clock does, and when the
/// next one begins.
@Timeout(value = 120, unit = TimeUnit.SECONDS)
class EventRulesTest {

    @TempDir private Path data;
    private OnlineClub house;

    @BeforeEach
    void open() {
        house = new OnlineClub(data);
    }

    @AfterEach
    void close() {
        house.close();
    }

    private EntryId join(TournamentId event, Member.Person person) {
        house.act(event, new Act.Join(List.of(person.name(), "Partner"), TableKind.ONLINE, "acol"));
        var entry = house.view(event).entries().getLast().id();
        assertThat(house.club().online().seats().take(event, new Player(entry, 0), person.id()))
                .isTrue();
        return entry;
    }

    private void seat(TournamentId event) {
        var reply =
                house.club()
                        .online()
                        .seat(event, OnlineClub.DIRECTOR, Optional.empty(), false, Map.of());
        assertThat(reply).containsInstanceOf(Reply.Done.class);
    }

    private TableId tableOf(TournamentId event, Member.Person person, int round) {
        await("a table", () -> table(event, person, round).isPresent());
        return table(event, person, round).orElseThrow();
    }

    private Optional<TableId> table(TournamentId event, Member.Person person, int round) {
        return house.tables(event, round).stream()
                .filter(id -> seat(id, person).isPresent())
                .findFirst();
    }

    private Optional<Seat> seat(TableId id, Member.Person person) {
        return house.club().duplicate().look(id, person).flatMap(view -> view.seat());
    }

    private TableView<Optional<BoardView>> look(TableId table, Member.Person person) {
        return house.club().duplicate().look(table, person).orElseThrow();
    }

    private Reply send(TableId table, Member.Person person, TableCommand<BoardCommand> command) {
        return house.club().duplicate().send(table, person, command);
    }

    @Test
    void theEventSeatsPeopleAndNobodyElseDoes() {
        var event = house.announce(plan(Begin.BY_HAND), 2, 3, Optional.empty());
        var lan = house.person("Lan");
        join(event, lan);
        seat(event);
        var table = tableOf(event, lan, 1);

        await("all players", () -> look(table, lan).chairs().size() == 4);
        assertThat(seat(table, lan)).contains(Seat.NORTH);
        var view = look(table, lan);
        assertThat(send(table, lan, new Leave<>()))
                .isEqualTo(new Reply.Refused(TableRefusal.THE_HOUSE_SEATS));
        var stranger = house.person("Stranger");
        assertThat(house.club().duplicate().look(table, stranger).orElseThrow().shut()).isTrue();
        long seen = view.number();
        assertThat(send(table, lan, new Move<>(new AskUndo(), seen)))
                .isIn(
                        new Reply.Refused(BoardRefusal.NOTHING_COMES_BACK),
                        new Reply.Refused(TableRefusal.NOT_YOUR_OWN),
                        new Reply.Refused(TableRefusal.TABLE_HAS_MOVED_ON),
                        new Reply.Refused(BoardRefusal.NO_BOARD_OPEN));
    }

    /// Where the event lets them, those who do not play in it look on, as soon as no other table
    /// still has the board to play: a player at one table needs no name to look on at another.
    @Test
    void kibitzersWaitUntilNoOtherTableHasTheBoardBeforeIt() {
        var usual = plan(Begin.BY_HAND);
        var watched = new OnlinePlan(false, usual.robots(), usual.rounds(), true, Begin.BY_HAND);
        var event = house.announce(watched, 2, 3, Optional.empty());
        var lan = house.person("Lan");
        join(event, lan);
        seat(event);
        var own = tableOf(event, lan, 1);
        await("both tables", () -> house.tables(event, 1).size() == 2);
        var other =
                house.tables(event, 1).stream()
                        .filter(table -> !table.equals(own))
                        .findFirst()
                        .orElseThrow();
        var stranger = house.person("Stranger");
        await("the robots' board", () -> !house.club().history().boardsAt(other).isEmpty());
        await("its result", () -> !house.acts(event, Act.Report.class).isEmpty());

        assertThat(look(other, stranger).shut()).as("Lan still plays that board").isTrue();
        assertThat(house.club().duplicate().shutTo(other, stranger))
                .contains(TableRefusal.FIELD_STILL_PLAYS);
        assertThat(look(own, stranger).shut()).as("the last table").isFalse();
        assertThat(look(own, lan).shut()).isFalse();
        assertThat(look(other, lan).shut()).isTrue();

        send(own, lan, new SitOut<>());
        await("the field", () -> house.acts(event, Act.Report.class).size() >= 2);
        assertThat(look(other, stranger).shut()).isFalse();
        assertThat(look(other, lan).shut()).as("who plays does not look on").isTrue();
    }

    /// The director chooses for all tables of the event.
    @Test
    void theDelayOfTheEventIsThatOfItsTables() {
        var usual = plan(Begin.BY_HAND);
        var late =
                new OnlinePlan(
                        false,
                        usual.robots(),
                        usual.rounds(),
                        true,
                        Begin.BY_HAND,
                        Delay.HALF_HOUR);
        var event = house.announce(late, 2, 3, Optional.empty());
        var lan = house.person("Lan");
        join(event, lan);
        seat(event);
        var own = tableOf(event, lan, 1);
        await("her board", () -> look(own, lan).game().isPresent());
        await("the robots' result", () -> !house.acts(event, Act.Report.class).isEmpty());

        assertThat(look(own, lan).isLate()).isFalse();
        var seen = look(own, house.person("Stranger"));
        assertThat(seen.isLate()).isTrue();
        assertThat(seen.game()).as("half an hour ago nothing lay there").isEmpty();
        var kept = Json.MAPPER.valueToTree(late);
        assertThat(Json.MAPPER.treeToValue(kept, OnlinePlan.class)).isEqualTo(late);
        ((ObjectNode) kept).remove("delay");
        assertThat(Json.MAPPER.treeToValue(kept, OnlinePlan.class).delay())
                .as("a plan from before")
                .isEqualTo(Delay.NONE);
    }

    @Test
    void whoeverCallsForHelpCallsTheDirectorOfTheEvent() {
        var event = house.announce(plan(Begin.BY_HAND), 2, 3, Optional.empty());
        var lan = house.person("Lan");
        join(event, lan);
        seat(event);

        send(tableOf(event, lan, 1), lan, new CallForHelp<>());

        await("the call", () -> !house.view(event).calls().isEmpty());
        assertThat(house.view(event).calls().getFirst().matter()).isEqualTo("Lan");
    }

    /// Until the table in the room has its result nobody sees the board, wherever they look.
    @Test
    void aBoardOpensWhenTheWholeFieldHasPlayedIt() {
        var mixed =
                new OnlinePlan(
                        true,
                        new Robots(true, ""),
                        new Rounds(false, false, Duration.ofMinutes(4)),
                        false,
                        Begin.BY_HAND);
        var event = house.announce(mixed, 2, 3, Optional.of(Kind.HOWELL));
        var lan = house.person("Lan");
        house.act(event, new Act.Enter(List.of("A", "B")));
        house.act(event, new Act.Enter(List.of("C", "D")));
        var own = boardOfHerOwn(lan);
        join(event, lan);
        seat(event);
        house.act(event, new Act.BeginRound(new RoundNumber(1)));
        var table = tableOf(event, lan, 1);
        send(table, lan, new SitOut<>());
        await("the result", () -> !house.acts(event, Act.Report.class).isEmpty());

        var history = house.club().history();
        var board = history.boardsAt(table).getFirst();
        assertThat(history.maySee(board, Optional.of(lan.id()))).isFalse();
        assertThat(history.boardsOf(lan.id(), 0, 1))
                .as("what is not told yet takes nobody's place")
                .extracting(entry -> entry.board().table())
                .containsExactly(own);
        var view = house.club().duplicate().look(table, lan).orElseThrow().game().orElseThrow();
        assertThat(view.isOver()).isTrue();
        assertThat(view.deal()).isEmpty();
        assertThat(view.key()).isEmpty();

        var inRoom =
                house.view(event).results().stream()
                        .filter(line -> !line.in())
                        .map(line -> line.slot())
                        .filter(slot -> slot.board().equals(board.board().number()))
                        .toList();
        assertThat(inRoom).hasSize(1);
        house.act(
                event, new Act.Report(inRoom.getFirst(), new Outcome.Scored(0, Optional.empty())));

        assertThat(history.maySee(board, Optional.of(lan.id()))).isTrue();
        assertThat(history.boardsOf(lan.id(), 0, 10)).hasSize(2);
    }

    /// In an event nobody may look at what they have played; they are not new in the club for that.
    @Test
    void whoeverHasPlayedInAnEventIsNotNew() {
        var event = house.announce(plan(Begin.BY_HAND), 2, 3, Optional.empty());
        var lan = house.person("Lan");
        join(event, lan);
        var history = house.club().history();
        assertThat(history.hasPlayed(lan.id())).isFalse();
        seat(event);
        house.act(event, new Act.BeginRound(new RoundNumber(1)));
        send(tableOf(event, lan, 1), lan, new SitOut<>());

        await("a board", () -> history.hasPlayed(lan.id()));
    }

    /// A board that robots finish for her at a table that she has opened.
    private TableId boardOfHerOwn(Member.Person lan) {
        var tables = house.club().duplicate();
        var table = tables.open(lan, "Her own", tables.game().usual());
        send(table, lan, new TableCommand.Sit<>(Seat.SOUTH));
        tables.fill(table, lan, seat -> "Robot " + seat.letter());
        send(table, lan, new SitOut<>());
        await("her board", () -> !house.club().history().boardsOf(lan.id(), 0, 1).isEmpty());
        return table;
    }

    /// Lan never plays: her side has average minus, and the field goes on without her.
    @Test
    void theClockEndsSlowBoardsByFault() {
        var event = house.announce(plan(Begin.BY_HAND), 2, 3, Optional.empty());
        var lan = house.person("Lan");
        var entry = join(event, lan);
        seat(event);
        for (int round = 1; round <= 3; round++) {
            int played = round;
            await("Lan's turn", () -> isTurn(event, lan, played));
            await("the other table", () -> house.acts(event, Act.Report.class).size() == played);
            house.later(event, Duration.ofMinutes(10));
        }
        await("the final ranking", () -> house.view(event).closed());

        var view = house.view(event);
        var floor = view.sections().getFirst().section().floor();
        int slow = 0;
        for (var seating : floor.movement().seatings()) {
            var side = floor.side(seating, entry);
            for (var slot : floor.slots(seating).toList()) {
                var outcome = outcome(event, slot);
                if (side.isPresent()) {
                    assertThat(outcome.award(side.get())).contains(Award.AVERAGE_MINUS);
                    assertThat(outcome.award(side.get().other())).contains(Award.AVERAGE_PLUS);
                    slow++;
                } else {
                    assertThat(outcome).isInstanceOf(Outcome.Scored.class);
                }
            }
        }
        assertThat(slow).isEqualTo(3);
    }

    private boolean isTurn(TournamentId event, Member.Person person, int round) {
        return table(event, person, round)
                .filter(id ->
                        look(id, person).game().flatMap(BoardView::actor).equals(seat(id, person)))
                .isPresent();
    }

    /// The others do not wait for ever, and with the next board she has her seat again.
    @Test
    void aRobotPlaysTheBoardOfWhoeverStaysAway() {
        var event = house.announce(plan(Begin.BY_HAND), 2, 6, Optional.of(Kind.HOWELL));
        var lan = house.person("Lan");
        join(event, lan);
        seat(event);
        await("Lan's turn", () -> isTurn(event, lan, 1));
        var table = tableOf(event, lan, 1);
        int first = boardNumber(table, lan);

        house.later(event, Absence.GONE.minusSeconds(10));
        assertThat(look(table, lan).isSittingOut()).isFalse();
        house.later(event, Duration.ofSeconds(11));
        await("the next board", () -> boardNumber(table, lan) != first && isTurn(event, lan, 1));

        assertThat(look(table, lan).isSittingOut()).isFalse();
        assertThat(house.club().history().boardsAt(table)).hasSize(1);
    }

    @Test
    void twoWhoStayAwayAreWaitedForOnce() {
        var event = house.announce(plan(Begin.BY_HAND), 2, 6, Optional.of(Kind.HOWELL));
        var lan = house.person("Lan");
        var minh = house.person("Minh");
        var entry = join(event, lan);
        assertThat(house.club().online().seats().take(event, new Player(entry, 1), minh.id()))
                .isTrue();
        seat(event);
        await("a turn", () -> isTurn(event, lan, 1) || isTurn(event, minh, 1));
        var table = tableOf(event, lan, 1);
        int first = boardNumber(table, lan);

        house.later(event, Absence.GONE.plusSeconds(1));

        await("the next board", () -> boardNumber(table, lan) != first);
    }

    /// With the page open she may think.
    @Test
    void whoeverHasThePageOpenHasMoreTime() {
        var event = house.announce(plan(Begin.BY_HAND), 2, 3, Optional.empty());
        var lan = house.person("Lan");
        join(event, lan);
        seat(event);
        await("Lan's turn", () -> isTurn(event, lan, 1));
        var table = tableOf(event, lan, 1);
        try (var _ = house.club().duplicate().watch(table, lan, () -> {})) {
            house.later(event, Absence.GONE.plusSeconds(1));
            house.later(event, Absence.IDLE.minus(Absence.GONE).minusSeconds(20));
            assertThat(isTurn(event, lan, 1)).isTrue();
        }

        await("the robot", () -> !isTurn(event, lan, 1));
    }

    private int boardNumber(TableId table, Member.Person person) {
        return look(table, person).game().map(board -> board.number().value()).orElse(0);
    }

    private Outcome outcome(TournamentId event, Slot slot) {
        return house.view(event).results().stream()
                .filter(line -> line.slot().equals(slot))
                .findFirst()
                .flatMap(line -> line.slip())
                .flatMap(Slip::outcome)
                .orElseThrow();
    }

    @Test
    void anEventBeginsWhenEnoughHaveCome() {
        var event = house.announce(plan(new Begin(Optional.empty(), 2, 0)), 2, 3, Optional.empty());
        join(event, house.person("Lan"));
        assertThat(house.view(event).sections()).isEmpty();
        join(event, house.person("Minh"));

        await("the beginning", () -> !house.view(event).sections().isEmpty());
        assertThat(house.view(event).entries()).hasSize(4);
    }

    @Test
    void theNextOfASeriesIsAnnouncedOnce() {
        var begin = new Begin(Optional.of(Instant.now().plusMillis(300)), 0, 60);
        var event = house.announce(plan(begin), 2, 3, Optional.empty());
        join(event, house.person("Lan"));
        await("the beginning", () -> !house.view(event).sections().isEmpty());
        house.reopen();
        house.reopen();

        var all = house.club().tournaments().latest(10);
        assertThat(all).hasSize(2);
        var next = all.stream().map(one -> one.id()).filter(id -> !id.equals(event)).findFirst();
        var plan = house.club().online().plan(next.orElseThrow()).orElseThrow();
        assertThat(plan.begin().at().orElseThrow()).isEqualTo(begin.at().get().plusSeconds(3600));
    }
}

package overtrick.bridgetable.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Word;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardCommand.MakeCall;
import overtrick.bridge.board.BoardView;
import overtrick.bridgetable.duplicate.BoardPlan;
import overtrick.bridgetable.duplicate.DuplicateTerms;
import overtrick.cards.Seat;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.house.table.TableCommand;
import overtrick.house.table.TableRefusal;
import overtrick.house.table.TableView;
import overtrick.house.terms.Custom;
import overtrick.house.terms.Strength;
import overtrick.log.host.Reply;
import overtrick.robots.bidding.Agreements;
import overtrick.server.Club;
import overtrick.server.ClubSettings;

/// Four people at a table whose time is told by the test. Board 1 is North's to deal.
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class ClocksTest {

    private static final Instant START = Instant.parse("2026-03-06T19:00:00Z");

    @TempDir private Path data;
    private final AtomicReference<Instant> now = new AtomicReference<>(START);
    private Club club;
    private TableId table;

    @BeforeEach
    void open() throws InterruptedException {
        club = Club.open(settings());
        sitDown(DuplicateTerms.USUAL);
    }

    private void sitDown(DuplicateTerms terms) throws InterruptedException {
        table = club.duplicate().open(player(Seat.NORTH), "", terms);
        for (var seat : Seat.values()) {
            send(seat, new TableCommand.Sit<>(seat));
        }
        while (seen().game().isEmpty()) {
            Thread.sleep(5); // the house brings the first board
        }
    }

    @AfterEach
    void close() {
        club.close();
    }

    private ClubSettings settings() {
        return ClubSettings.in(data)
                .withRobots(Strength.THUMB)
                .withRobotPace(Duration.ofMillis(1))
                .withClock(now::get);
    }

    private static Member.Person player(Seat seat) {
        return new Member.Person(new PersonId(seat.name()), seat.name());
    }

    private void send(Seat seat, TableCommand<BoardCommand> command) {
        assertThat(answer(seat, command)).isInstanceOf(Reply.Done.class);
    }

    private Reply answer(Seat seat, TableCommand<BoardCommand> command) {
        return club.duplicate().send(table, player(seat), command);
    }

    private void passAfter(Seat seat, int seconds) {
        now.updateAndGet(before -> before.plusSeconds(seconds));
        send(seat, call(Word.PASS));
    }

    private TableCommand<BoardCommand> call(Call call) {
        return new TableCommand.Move<>(new MakeCall(call), seen().number());
    }

    private TableView<Optional<BoardView>> seen() {
        return club.duplicate().look(table, Member.House.HOUSE).orElseThrow();
    }

    private BoardClock clock() {
        return club.clocks().at(table).orElseThrow();
    }

    @Test
    void timeIsThatOfTheEvents() {
        passAfter(Seat.NORTH, 4);
        passAfter(Seat.EAST, 30);

        assertThat(clock().began()).isEqualTo(START);
        assertThat(clock().thinking()).isEqualTo(Optional.of(Seat.SOUTH));
        assertThat(clock().thought(Seat.NORTH, now.get())).isEqualTo(Duration.ofSeconds(4));
        assertThat(clock().thought(Seat.EAST, now.get())).isEqualTo(Duration.ofSeconds(30));
        assertThat(clock().since()).isEqualTo(START.plusSeconds(34));
    }

    @Test
    void aRestartTakesNoTimeAway() {
        passAfter(Seat.NORTH, 4);
        var before = clock();

        club.close();
        club = Club.open(settings());

        assertThat(clock()).isEqualTo(before);
    }

    @Test
    void aBoardThatIsOverStandsStill() {
        for (var seat : Seat.values()) {
            passAfter(Seat.NORTH.plus(seat.ordinal()), 10);
        }

        assertThat(clock().thinking()).isEmpty();
        assertThat(clock().taken(now.get().plusSeconds(600))).isEqualTo(Duration.ofSeconds(40));
    }

    @Test
    void whereStopCardsAreUsedNobodyCallsRightAfterAJump() throws InterruptedException {
        sitDown(
                new DuplicateTerms(
                        new BoardPlan.Dealt(),
                        Agreements.STANDARD,
                        Set.of(Custom.STOP_CARD),
                        Optional.empty()));
        send(Seat.NORTH, call(Call.parse("2S")));

        now.updateAndGet(before -> before.plusSeconds(9));
        assertThat(answer(Seat.EAST, call(Word.PASS)))
                .isEqualTo(new Reply.Refused(TableRefusal.STOP_CARD_IS_OUT));
        send(Seat.EAST, new TableCommand.Say<>("one moment")); // talk takes no time away
        passAfter(Seat.EAST, 1);

        send(Seat.SOUTH, call(Call.parse("3S"))); // no jump: nobody waits
        send(Seat.WEST, call(Word.PASS));
    }

    @Test
    void elsewhereNobodyWaits() {
        send(Seat.NORTH, call(Call.parse("2S")));
        send(Seat.EAST, call(Word.PASS));
    }

    @Test
    void aTableThatNobodyOpenedHasNoClock() {
        assertThat(club.clocks().at(new TableId("ZZZZZ"))).isEmpty();
    }
}

package overtrick.house.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.AppenderBase;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.house.game.HighCard.Turned;
import overtrick.house.table.Access;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.house.table.Table;
import overtrick.house.table.TableCommand;
import overtrick.house.table.TableCommand.Move;
import overtrick.house.table.TableCommand.Open;
import overtrick.house.table.TableCommand.Say;
import overtrick.house.table.TableCommand.SeatRobot;
import overtrick.house.table.TableCommand.Sit;
import overtrick.house.table.TableEvent;
import overtrick.house.table.TableRules;
import overtrick.house.table.TableView;
import overtrick.house.thinking.Thinking;
import overtrick.house.thinking.Timer;
import overtrick.log.Store;
import overtrick.log.host.Attendant;
import overtrick.log.host.Kind;
import overtrick.log.host.LocalHost;
import overtrick.log.host.Reply;
import overtrick.log.host.Snapshot;
import overtrick.sqlite.SqliteStore;

/// A robot looks at a table that has gone on since its turn was told: nothing may be offered to it
/// then, and nothing is amiss.
@Timeout(60)
class LateLookTest {

    private static final String TABLE = "ABCDE";
    private static final Member.Person LAN = new Member.Person(new PersonId("lan"), "Lan");
    private static final Card TWO = Card.parse("C2");

    @TempDir private Path directory;

    private final Timer timer = new Timer();
    private final AtomicInteger looks = new AtomicInteger();
    private final List<Snapshot<Table<Map<Seat, Card>>>> told = new CopyOnWriteArrayList<>();
    private final Complaints complaints = new Complaints();
    private final HighCard game = new HighCard(new Second());
    private Store store;
    private Thinking thinking;
    private LocalHost<
                    Table<Map<Seat, Card>>,
                    Member,
                    TableCommand<Card>,
                    TableEvent<Turned>,
                    TableView<Map<Seat, Card>>>
            host;
    private RobotPlayers<Map<Seat, Card>, Card, Map<Seat, Card>> robots;

    @BeforeEach
    void open() {
        complaints.start();
        logger().addAppender(complaints);
        store =
                SqliteStore.open(
                        directory, List.of("overtrick/house/schema"), InstantSource.system());
        thinking = new Thinking(1, Duration.ofSeconds(30), timer);
        host =
                new LocalHost<>(
                        new Kind<>(
                                game.stream(),
                                new TableRules<>(game),
                                TableForms.of(game.termsForm(), game.events()),
                                Summaries.of(game)),
                        store.log(),
                        _ -> new Told());
        robots = new RobotPlayers<>(game, host, thinking, Duration.ZERO);
        does(LAN, new Open<>("", game.usual(), Access.OPEN));
        does(LAN, new Sit<>(Seat.WEST));
        for (var seat : List.of(Seat.NORTH, Seat.EAST, Seat.SOUTH)) {
            does(LAN, new SeatRobot<>(seat, "Robot"));
        }
    }

    @AfterEach
    void close() {
        robots.leave(TABLE);
        timer.close();
        thinking.close();
        store.close();
        logger().detachAppender(complaints);
    }

    @Test
    void nothingIsAmissWhenTheTurnIsOver() {
        var asked = told.getLast();
        does(new Member.RobotAt(Seat.NORTH), new Move<>(TWO, asked.number()));

        robots.consider(TABLE, asked);

        await().until(() -> looks.get() >= 2);
        assertThat(complaints.all).isEmpty();
    }

    @Test
    void theTurnGoesOnWhenOnlySomethingWasSaid() {
        var asked = told.getLast();
        does(LAN, new Say<>("well"));

        robots.consider(TABLE, asked);

        await().until(() -> turned().equals(Map.of(Seat.NORTH, TWO)));
        assertThat(looks).hasValue(2);
        assertThat(complaints.all).isEmpty();
    }

    @Test
    void whoeverHasNothingToDoInHisTurnIsReported() {
        robots.consider(TABLE, told.getLast());

        await().until(() -> !complaints.all.isEmpty());
        assertThat(complaints.all)
                .containsExactly(
                        "the robot NORTH at %s has nothing to do that is allowed".formatted(TABLE));
        assertThat(looks).hasValue(1);
    }

    /// Whoever was told of what was said has seen no more than that.
    @Test
    void whatWasSaidExcusesNothingOnceItWasTold() {
        robots = new RobotPlayers<>(game, host, thinking, Duration.ofMillis(300));
        robots.consider(TABLE, told.getLast());
        does(LAN, new Say<>("well"));

        robots.consider(TABLE, told.getLast());

        await().until(() -> !complaints.all.isEmpty());
        assertThat(looks).hasValue(1);
    }

    private Map<Seat, Card> turned() {
        return host.view(TABLE, Member.House.HOUSE).state().game();
    }

    private void does(Member who, TableCommand<Card> command) {
        assertThat(host.submit(TABLE, who, command)).isInstanceOf(Reply.Done.class);
    }

    private static Logger logger() {
        return (Logger) LoggerFactory.getLogger(RobotPlayers.class);
    }

    /// A robot that finds nothing at its first look.
    private final class Second implements Player<Card, Map<Seat, Card>> {

        @Override
        public Optional<Card> atOnce(Map<Seat, Card> view) {
            return Optional.empty();
        }

        @Override
        public List<Card> offers(Map<Seat, Card> view) {
            return looks.incrementAndGet() == 1 ? List.of() : List.of(TWO);
        }
    }

    /// Takes note of what the writer tells.
    private final class Told implements Attendant<Table<Map<Seat, Card>>> {

        @Override
        public void attend(String id, Snapshot<Table<Map<Seat, Card>>> now, int watchers) {
            told.add(now);
        }

        @Override
        public void leave(String id) {}
    }

    /// What the log says of errors.
    private static final class Complaints extends AppenderBase<ILoggingEvent> {

        private final List<String> all = new CopyOnWriteArrayList<>();

        @Override
        protected void append(ILoggingEvent said) {
            if (said.getLevel() == Level.ERROR) {
                all.add(said.getFormattedMessage());
            }
        }
    }
}

package overtrick.house.game;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.house.table.TableCommand.Leave;
import overtrick.house.table.TableCommand.Move;
import overtrick.house.table.TableCommand.Say;
import overtrick.house.table.TableCommand.Sit;
import overtrick.house.table.TableCommand.Skip;
import overtrick.house.thinking.Thinking;
import overtrick.house.thinking.Timer;
import overtrick.log.Store;
import overtrick.sqlite.SqliteStore;
import overtrick.testkit.log.NearStore;

/// Robots at the tables: one thought for a seat, and no table that stands still.
@Timeout(60)
class RobotPlayersTest {

    private static final Member.Person LAN = new Member.Person(new PersonId("lan"), "Lan");
    private static final Member.Person MINH = new Member.Person(new PersonId("minh"), "Minh");
    private static final Card ACE = Card.parse("SA");
    private static final Card KING = Card.parse("HK");
    private static final Card TWO = Card.parse("C2");

    @TempDir private Path directory;

    private final Timer timer = new Timer();
    private final AtomicInteger thoughts = new AtomicInteger();
    private FaultyStore store;
    private Thinking thinking;

    @BeforeEach
    void open() {
        store =
                new FaultyStore(
                        SqliteStore.open(
                                directory,
                                List.of("overtrick/house/schema"),
                                InstantSource.system()));
        thinking = new Thinking(2, Duration.ofMinutes(5), timer);
    }

    @AfterEach
    void close() {
        timer.close();
        thinking.close();
        store.close();
    }

    /// A robot that counts its thoughts.
    private Player<Card, Map<Seat, Card>> thinking(Callable<Optional<Card>> thought) {
        return new Player<>() {
            @Override
            public Optional<Card> think(Map<Seat, Card> view) throws InterruptedException {
                thoughts.incrementAndGet();
                try {
                    return thought.call();
                } catch (InterruptedException | RuntimeException known) {
                    throw known;
                } catch (Exception other) {
                    throw new IllegalStateException(other);
                }
            }

            @Override
            public Optional<Card> atOnce(Map<Seat, Card> view) {
                return Optional.of(KING);
            }

            @Override
            public List<Card> offers(Map<Seat, Card> view) {
                return List.of(TWO);
            }
        };
    }

    private Player<Card, Map<Seat, Card>> thinking(String card) {
        return thinking(() -> Optional.of(Card.parse(card)));
    }

    @Test
    void thinkOnceForEachMove() {
        var tables = tables(thinking("SA"), Duration.ZERO);

        var id = robotsAround(tables, LAN);

        awaitCards(tables, id, Map.of(Seat.NORTH, ACE, Seat.EAST, ACE, Seat.SOUTH, ACE));
        assertThat(thoughts).hasValue(3);
    }

    @Test
    void thinkNoMoreWhenPeopleTalk() {
        var tables = tables(thinking("SA"), Duration.ofMillis(400));
        var id = robotsAround(tables, LAN);

        for (int line = 0; line < 20; line++) {
            tables.send(id, LAN, new Say<>("well " + line));
        }

        awaitCards(tables, id, Map.of(Seat.NORTH, ACE, Seat.EAST, ACE, Seat.SOUTH, ACE));
        assertThat(thoughts).hasValue(3);
    }

    @Test
    void waitNoLongerWhenTheirPausesAreSkipped() {
        var tables = tables(thinking("SA"), Duration.ofMinutes(10));
        var id = robotsAround(tables, LAN);

        tables.send(id, LAN, new Skip<>());

        awaitCards(tables, id, Map.of(Seat.NORTH, ACE, Seat.EAST, ACE, Seat.SOUTH, ACE));
        assertThat(thoughts).hasValue(3);
    }

    /// The pause is over already when it is skipped, but the robot has not begun to think.
    @Test
    void thinkOnceThoughTheirPauseIsSkippedWhenItIsOver() throws InterruptedException {
        var due = new LinkedBlockingQueue<Runnable>();
        var thought = new CountDownLatch(1);
        try (var timer = new Timer(due::add);
                var head = new Thinking(1, Duration.ofMinutes(5), timer)) {
            thinking = head;
            var tables = tables(thinking("SA"), Duration.ZERO);
            var id = robotsAround(tables, LAN);
            var first = due.take();
            tables.send(id, LAN, new Skip<>());
            var second = due.take();
            store.full(true); // so that the game does not go on, which would end the turn

            first.run();
            second.run();
            head.about(() -> 0, () -> 0, _ -> thought.countDown());

            assertThat(thought.await(10, SECONDS)).isTrue();
            assertThat(thoughts).hasValue(1);
        }
    }

    @Test
    void doSomethingSimplerWhenTheirWishIsRefused() {
        var tables = tables(thinking("S2"), Duration.ZERO);

        var id = robotsAround(tables, LAN);

        awaitCards(tables, id, Map.of(Seat.NORTH, TWO, Seat.EAST, TWO, Seat.SOUTH, TWO));
    }

    @Test
    void doSomethingSimplerWhenTheyFail() {
        var robot =
                thinking(() -> {
                    throw new IllegalStateException("a bug");
                });
        var tables = tables(robot, Duration.ZERO);

        var id = robotsAround(tables, LAN);

        awaitCards(tables, id, Map.of(Seat.NORTH, KING, Seat.EAST, KING, Seat.SOUTH, KING));
    }

    @Test
    void doSomethingSimplerWhenTheyWishNothing() {
        var tables = tables(thinking(Optional::empty), Duration.ZERO);

        var id = robotsAround(tables, LAN);

        awaitCards(tables, id, Map.of(Seat.NORTH, TWO, Seat.EAST, TWO, Seat.SOUTH, TWO));
    }

    @Test
    void takeTheFirstGoodThingWhenTimeIsUp() {
        thinking = new Thinking(2, Duration.ofMillis(300), timer);
        var robot =
                thinking(() -> {
                    Thread.sleep(Duration.ofMinutes(5));
                    return Optional.of(ACE);
                });
        var tables = tables(robot, Duration.ZERO);

        var id = robotsAround(tables, LAN);

        awaitCards(tables, id, Map.of(Seat.NORTH, KING, Seat.EAST, KING, Seat.SOUTH, KING));
    }

    @Test
    void goOnByThemselvesWhenThereIsRoomAgain() throws Exception {
        var tables = tables(thinking("SA"), Duration.ofMillis(200));
        var id = robotsAround(tables, LAN);
        store.full(true);
        Thread.sleep(700); // they have tried, and could not be heard

        assertThat(look(tables, id)).isEmpty();
        store.full(false);

        await().atMost(20, SECONDS).until(() -> look(tables, id).size() == 3);
    }

    @Test
    void giveUpTheirThoughtWhenAPersonTakesTheSeat() throws Exception {
        var begun = new CountDownLatch(1);
        var stopped = new CountDownLatch(1);
        thinking = new Thinking(1, Duration.ofMinutes(5), timer);
        var robot =
                thinking(() -> {
                    begun.countDown();
                    try {
                        Thread.sleep(Duration.ofMinutes(5));
                        return Optional.of(ACE);
                    } finally {
                        stopped.countDown();
                    }
                });
        var tables = tables(robot, Duration.ZERO);
        var id = robotsAround(tables, LAN);
        assertThat(begun.await(10, SECONDS)).isTrue();

        tables.send(id, MINH, new Sit<>(Seat.NORTH));

        assertThat(stopped.await(10, SECONDS)).isTrue();
        assertThat(look(tables, id)).isEmpty();
    }

    @Test
    void comeForWhoeverLeavesInTheMiddle() {
        var tables = tables(thinking("SA"), Duration.ZERO);
        var id = robotsAround(tables, LAN);
        awaitCards(tables, id, Map.of(Seat.NORTH, ACE, Seat.EAST, ACE, Seat.SOUTH, ACE));

        tables.send(id, LAN, new Leave<>());
        tables.send(id, MINH, new Sit<>(Seat.WEST));
        tables.send(id, MINH, new Move<>(KING, number(tables, id)));

        assertThat(look(tables, id)).hasSize(4).containsEntry(Seat.WEST, KING);
    }

    /// While shares change hands nobody minds a table, and whoever has given its robots something
    /// to do may have closed the page.
    @Test
    void goOnAtWhatAnotherProgramMinded() {
        var near = new NearStore(store);
        var all = all(near, Duration.ZERO);
        var tables = all.add(new HighCard(thinking("SA")));
        var id = robotsAround(tables, LAN);
        all.letRest(Duration.ZERO, 0);
        assertThat(thoughts).hasValue(0);

        near.mind(true);

        await().atMost(Duration.ofSeconds(60))
                .untilAsserted(() -> assertThat(thoughts).hasValue(3));
        awaitCards(tables, id, Map.of(Seat.NORTH, ACE, Seat.EAST, ACE, Seat.SOUTH, ACE));
    }

    @Test
    void goOnLaterWhereTheStoreWasAwayWhenTheyWereHandedOver() {
        var near = new NearStore(store);
        var all = all(near, Duration.ZERO);
        var tables = all.add(new HighCard(thinking("SA")));
        var id = robotsAround(tables, LAN);
        all.letRest(Duration.ZERO, 0);
        store.away(true);
        near.mind(true);
        near.somewhatLater();
        store.away(false);
        assertThat(thoughts).hasValue(0);

        near.somewhatLater();

        await().atMost(Duration.ofSeconds(60))
                .untilAsserted(() -> assertThat(thoughts).hasValue(3)); // nobody looks
        awaitCards(tables, id, Map.of(Seat.NORTH, ACE, Seat.EAST, ACE, Seat.SOUTH, ACE));
    }

    private GameTables<Card, Map<Seat, Card>> tables(
            Player<Card, Map<Seat, Card>> robot, Duration pace) {
        return all(store, pace).add(new HighCard(robot));
    }

    private Tables all(Store where, Duration pace) {
        return new Tables(where, InstantSource.system(), thinking, pace, new SplittableRandom(1));
    }

    /// A table with a person in West, who is the last to play, and robots around.
    private static TableId robotsAround(
            GameTables<Card, Map<Seat, Card>> tables, Member.Person owner) {
        var id = tables.open(owner, "", tables.game().usual());
        tables.send(id, owner, new Sit<>(Seat.WEST));
        tables.fill(id, owner, _ -> "Robot");
        return id;
    }

    private static void awaitCards(
            GameTables<Card, Map<Seat, Card>> tables, TableId id, Map<Seat, Card> cards) {
        await().atMost(Duration.ofSeconds(60))
                .untilAsserted(() -> assertThat(look(tables, id)).isEqualTo(cards));
    }

    private static Map<Seat, Card> look(GameTables<Card, Map<Seat, Card>> tables, TableId id) {
        return tables.look(id, Member.House.HOUSE).orElseThrow().game();
    }

    private static long number(GameTables<Card, Map<Seat, Card>> tables, TableId id) {
        return tables.look(id, Member.House.HOUSE).orElseThrow().number();
    }
}

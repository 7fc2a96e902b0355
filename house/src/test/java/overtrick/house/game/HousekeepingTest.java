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
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.house.table.TableCommand.Move;
import overtrick.house.table.TableCommand.Say;
import overtrick.house.table.TableCommand.Sit;
import overtrick.house.thinking.Thinking;
import overtrick.house.thinking.Timer;
import overtrick.log.StoreException;
import overtrick.sqlite.SqliteStore;

/// What the house does by itself: once, in time, and not when the game has moved on.
class HousekeepingTest {

    private static final Member.Person LAN = new Member.Person(new PersonId("lan"), "Lan");
    private static final Card ACE = Card.parse("SA");

    @TempDir private Path directory;

    private final Timer timer = new Timer();
    private final Thinking thinking = new Thinking(1, Duration.ofSeconds(5), timer);
    private final AtomicInteger done = new AtomicInteger();
    private SqliteStore store;
    private GameTables<Card, Map<Seat, Card>> tables;
    private TableId id;

    @BeforeEach
    void open() {
        store =
                SqliteStore.open(
                        directory, List.of("overtrick/house/schema"), InstantSource.system());
    }

    @AfterEach
    void close() {
        timer.close();
        thinking.close();
        store.close();
    }

    /// A table at which the house has something to do a while after every card.
    private void openTable(Duration after, Runnable deed) {
        var game = new HighCard(HighCard.KING);
        game.whatTheHouseDoes(
                new Errand<>(
                        "tidy up",
                        after,
                        () -> {
                            deed.run();
                            return Optional.empty();
                        }));
        tables =
                new Tables(
                                store,
                                InstantSource.system(),
                                thinking,
                                Duration.ZERO,
                                new SplittableRandom(1))
                        .add(game);
        id = tables.open(LAN, "", game.usual());
        tables.send(id, LAN, new Sit<>(Seat.NORTH));
    }

    @Test
    void doesItOnceHoweverMuchIsSaid() throws Exception {
        openTable(Duration.ofMillis(300), done::incrementAndGet);
        for (int line = 0; line < 20; line++) {
            tables.send(id, LAN, new Say<>("well " + line));
        }

        await().atMost(5, SECONDS).until(() -> done.get() == 1);
        Thread.sleep(500);
        assertThat(done).hasValue(1);
    }

    @Test
    void waitsAnewWhenTheGameMovesOn() throws Exception {
        var after = Duration.ofSeconds(1);
        var told = new AtomicLong();
        openTable(
                after,
                () -> {
                    told.set(System.nanoTime());
                    done.incrementAndGet();
                });
        Thread.sleep(300);
        long moved = System.nanoTime();
        tables.send(id, LAN, new Move<>(ACE, number()));

        await().atMost(5, SECONDS).until(() -> done.get() == 1);
        assertThat(Duration.ofNanos(told.get() - moved))
                .as("the first time is not kept")
                .isGreaterThan(after.minusMillis(100));
    }

    @Test
    void triesAgainWhatTheStoreCouldNotKeep() {
        openTable(
                Duration.ZERO,
                () -> {
                    if (done.incrementAndGet() == 1) {
                        throw new StoreException("the disk is full");
                    }
                });

        await().atMost(2, SECONDS).until(() -> done.get() == 2);
    }

    private long number() {
        return tables.look(id, Member.House.HOUSE).orElseThrow().number();
    }
}

package overtrick.house.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import overtrick.cards.Card;
import overtrick.cards.Party;
import overtrick.cards.Seat;
import overtrick.cards.rules.Rules;
import overtrick.house.codes.TableId;
import overtrick.house.people.People;
import overtrick.house.table.Member;
import overtrick.house.table.TableCommand.Move;
import overtrick.house.table.TableCommand.Sit;
import overtrick.house.table.Terms;
import overtrick.house.thinking.Thinking;
import overtrick.house.thinking.Timer;
import overtrick.log.Sql;
import overtrick.log.host.Reply;
import overtrick.sqlite.SqliteStore;

/// A code leads to the one game that is played at its table, and no other is asked.
@Timeout(60)
class TablesTest {

    @TempDir private Path directory;

    private final Timer timer = new Timer();
    private final AtomicInteger looks = new AtomicInteger();
    private final HighCard first = new HighCard(HighCard.KING);
    private final HighCard second = named("higher-card");
    private FaultyStore store;
    private Thinking thinking;
    private Tables tables;
    private Member.Person lan;

    private HighCard named(String name) {
        return new HighCard(HighCard.KING) {
            @Override
            public String name() {
                return name;
            }

            @Override
            public Rules<Map<Seat, Card>, Party, Card, Turned, Map<Seat, Card>> rules(Terms terms) {
                return new HighCardRules() {
                    @Override
                    public Map<Seat, Card> view(Map<Seat, Card> turned, Party viewer) {
                        looks.incrementAndGet();
                        return super.view(turned, viewer);
                    }
                };
            }
        };
    }

    @BeforeEach
    void open() {
        var clock = InstantSource.system();
        store =
                new FaultyStore(
                        SqliteStore.open(directory, List.of("overtrick/house/schema"), clock));
        thinking = new Thinking(1, Duration.ofMinutes(5), timer);
        tables = new Tables(store, clock, thinking, Duration.ZERO, new SplittableRandom(36));
        tables.add(first);
        tables.add(second);
        lan = new People(store, clock).welcome("Lan").person();
    }

    @AfterEach
    void close() {
        timer.close();
        thinking.close();
        store.close();
    }

    @Test
    void aTableInMemoryIsFoundWithoutReading() {
        var id = tables.of(second).open(lan, "Toys", second.usual());
        store.read();

        assertThat(tables.at(id)).containsSame(tables.of(second));
        assertThat(store.read()).isEmpty();
    }

    @Test
    void aTableAtRestIsFoundWithoutAskingAnotherGame() {
        var id = tables.of(second).open(lan, "Toys", second.usual());
        tables.letRest(Duration.ZERO, 0);
        store.read();

        assertThat(tables.at(id)).containsSame(tables.of(second));
        assertThat(tables.of(second).exists(id)).isTrue();
        assertThat(store.read()).singleElement().asString().contains("higher-card");
    }

    @Test
    void aCodeThatNobodyHasIsNowhere() {
        assertThat(tables.at(TableId.draw(new SplittableRandom(1)))).isEmpty();
        assertThat(tables.awake()).isZero();
    }

    /// After an update the rows are made anew while the club is open.
    @Test
    void aTableWithoutItsRowIsFoundInTheLog() {
        var id = tables.of(second).open(lan, "Toys", second.usual());
        tables.letRest(Duration.ZERO, 0);
        store.write(connection -> Sql.of("DELETE FROM table_summary").change(connection));

        assertThat(tables.at(id)).containsSame(tables.of(second));
    }

    /// The gate and the game are asked about one and the same view.
    @Test
    void aMoveIsDecidedByOneLook() {
        var id = tables.of(second).open(lan, "Toys", second.usual());
        tables.of(second).send(id, lan, new Sit<>(Seat.NORTH));
        looks.set(0);

        var reply = tables.of(second).send(id, lan, new Move<>(Card.parse("SA"), 2));

        assertThat(reply).isInstanceOf(Reply.Done.class);
        assertThat(looks).hasValue(1);
    }
}

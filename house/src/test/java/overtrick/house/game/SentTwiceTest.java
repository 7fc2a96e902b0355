package overtrick.house.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.house.codes.TableId;
import overtrick.house.game.HighCard.Turned;
import overtrick.house.people.People;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.house.table.TableCommand.Move;
import overtrick.house.table.TableCommand.Say;
import overtrick.house.table.TableCommand.Sit;
import overtrick.house.table.TableEvent.InGame;
import overtrick.house.table.TableRefusal;
import overtrick.house.thinking.Thinking;
import overtrick.house.thinking.Timer;
import overtrick.log.host.Reply;
import overtrick.sqlite.SqliteStore;

/// A move whose answer was lost comes once more: it is told what it was told then, and nothing
/// happens twice.
@Timeout(60)
class SentTwiceTest {

    private static final Card ACE = Card.parse("SA");

    /// The table is opened, is somebody's, and they sit.
    private static final long SEEN = 3;

    @TempDir private Path directory;

    private final Timer timer = new Timer();
    private final HighCard game = new HighCard(HighCard.KING);
    private SqliteStore store;
    private Thinking thinking;
    private Tables tables;
    private GameTables<Card, Map<Seat, Card>> toys;
    private Member.Person lan;
    private TableId table;

    @BeforeEach
    void open() {
        var clock = InstantSource.system();
        store = SqliteStore.open(directory, List.of("overtrick/house/schema"), clock);
        thinking = new Thinking(1, Duration.ofMinutes(5), timer);
        tables = new Tables(store, clock, thinking, Duration.ZERO, new SplittableRandom(37));
        toys = tables.add(game);
        lan = new People(store, clock).welcome("Lan").person();
        table = toys.open(lan, "Toys", game.usual());
        assertThat(toys.send(table, lan, new Sit<>(Seat.NORTH))).isEqualTo(new Reply.Done(SEEN));
    }

    @AfterEach
    void close() {
        timer.close();
        thinking.close();
        store.close();
    }

    private Reply turn(String card, long seen) {
        return toys.send(table, lan, new Move<>(Card.parse(card), seen));
    }

    private List<Turned> turned() {
        var turned = new ArrayList<Turned>();
        TableLog.of(game, store.log())
                .read(
                        table,
                        0,
                        (_, event) -> {
                            if (event instanceof InGame<Turned>(var card)) {
                                turned.add(card);
                            }
                        });
        return List.copyOf(turned);
    }

    private static Reply movedOn() {
        return new Reply.Refused(TableRefusal.TABLE_HAS_MOVED_ON);
    }

    @Test
    void theSameMoveIsAnsweredAgainAndMadeOnce() {
        var first = turn("SA", SEEN);

        assertThat(first).isEqualTo(new Reply.Done(SEEN + 1));
        assertThat(turn("SA", SEEN)).isEqualTo(first);
        assertThat(turn("SA", SEEN)).isEqualTo(first);
        assertThat(turned()).containsExactly(new Turned(Seat.NORTH, ACE));
    }

    @Test
    void whatWasSaidBeforeAndAfterChangesNothing() {
        toys.send(table, lan, new Say<>("a moment"));
        var first = turn("SA", SEEN);
        toys.send(table, lan, new Say<>("there it is"));

        assertThat(first).isEqualTo(new Reply.Done(SEEN + 2));
        assertThat(turn("SA", SEEN)).isEqualTo(first);
    }

    /// The house was shut between, or had let go of the table.
    @Test
    void itIsKnownToWhoeverReadsTheLog() {
        var first = turn("SA", SEEN);
        tables.letRest(Duration.ZERO, 0);

        assertThat(turn("SA", SEEN)).isEqualTo(first);
        assertThat(turned()).hasSize(1);
    }

    @Test
    void anotherMoveOnOldKnowledgeIsRefused() {
        turn("SA", SEEN);

        assertThat(turn("DQ", SEEN)).isEqualTo(movedOn());
        assertThat(turned()).containsExactly(new Turned(Seat.NORTH, ACE));
    }

    /// What nobody could have done then has not been done.
    @Test
    void aMoveThatWasRefusedThenIsRefusedNow() {
        turn("SA", SEEN);

        assertThat(turn("S2", SEEN)).isEqualTo(movedOn());
        assertThat(turn("SA", SEEN - 1)).isEqualTo(movedOn());
        assertThat(turn("SA", SEEN + 7)).isEqualTo(movedOn());
    }

    @Test
    void somebodyElsesMoveIsNotTheirs() {
        turn("SA", SEEN);
        var minh = new Member.Person(new PersonId("minh"), "Minh");

        assertThat(toys.send(table, minh, new Move<>(ACE, SEEN))).isEqualTo(movedOn());
    }
}

package overtrick.bridgetable.room;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.play.Play;
import overtrick.bridgetable.room.ClosedRooms.Order;
import overtrick.cards.DealNumber;
import overtrick.house.codes.TableId;
import overtrick.log.Store;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.robots.stake.Plain;
import overtrick.sqlite.SqliteStore;
import overtrick.testkit.Seeds;

/// What the closed room keeps, and when it is opened.
@Timeout(value = 60, unit = SECONDS)
class ClosedRoomsTest {

    private static final Readings READINGS = new Readings();
    private static final Order ORDER = order(3);

    @TempDir private Path directory;

    private Store store;
    private ClosedRooms rooms;

    private static Order order(int number) {
        return new Order(
                new TableId("ABCDE"), number, board(number), Agreements.STANDARD, Plain.IMPS);
    }

    private static Board board(int number) {
        var deal = DealNumber.draw(Seeds.chance(number)).deal();
        return Board.of(new BoardNumber(number), deal);
    }

    @BeforeEach
    void open() {
        store =
                SqliteStore.open(
                        directory, List.of("overtrick/house/schema"), InstantSource.system());
        rooms = new ClosedRooms(store, READINGS, false);
    }

    @AfterEach
    void close() {
        rooms.close();
        store.close();
    }

    @Test
    void aResultIsKeptAtOnceAndStaysClosedUntilTheBoardIsOver() throws InterruptedException {
        rooms.play(ORDER);
        while (records().isEmpty()) {
            Thread.sleep(5);
        }

        assertThat(rooms.opened(ORDER)).isEmpty();

        finish(ORDER);
        assertThat(rooms.opened(ORDER)).singleElement().satisfies(this::isWholeBoard);
    }

    /// The second table's own record must lead to its result, card by card.
    private void isWholeBoard(RoomResult result) {
        assertThat(result.room()).isEqualTo(Room.RULES);
        assertThat(result.auction().isOver()).isTrue();
        result.auction()
                .contract()
                .ifPresent(contract -> {
                    var play = Play.of(contract, ORDER.board().deal(), result.cards());
                    assertThat(play.isOver()).isTrue();
                });
    }

    @Test
    void aResultSurvivesARestartAndIsNotPlayedAgain() throws InterruptedException {
        rooms.play(ORDER);
        while (records().isEmpty()) {
            Thread.sleep(5);
        }
        var before = records();
        finish(ORDER);
        close();

        open();

        assertThat(rooms.opened(ORDER)).hasSize(1);
        assertThat(records()).isEqualTo(before);
    }

    @Test
    void aBoardThatWasNeverOrderedIsPlayedWhenItIsAskedFor() {
        finish(ORDER);

        var first = rooms.opened(ORDER);

        assertThat(first).hasSize(1);
        assertThat(rooms.opened(ORDER)).isEqualTo(first);
    }

    @Test
    void robotsByRulesPlayTheSameBoardAlike() throws InterruptedException {
        var robots = new RobotTable(READINGS, System::nanoTime);

        var once = robots.play(Room.RULES, ORDER);

        assertThat(robots.play(Room.RULES, ORDER)).isEqualTo(once);
    }

    /// The table's result is to be there five seconds after the last card at the latest.
    @Test
    void robotsByRulesTakeFarLessThanFiveSeconds() throws InterruptedException {
        var robots = new RobotTable(READINGS, System::nanoTime);
        for (int number = 1; number <= 5; number++) {
            long start = System.nanoTime();

            robots.play(Room.RULES, order(number));

            assertThat(Duration.ofNanos(System.nanoTime() - start))
                    .isLessThan(Duration.ofSeconds(4));
        }
    }

    private void finish(Order order) {
        store.write(connection -> {
            String sql =
                    "INSERT INTO finished_board (code, ordinal, ended, board, record)"
                            + " VALUES (?, ?, 0, 1, '')";
            try (var row = connection.prepareStatement(sql)) {
                row.setString(1, order.table().code());
                row.setInt(2, order.ordinal());
                return row.executeUpdate();
            }
        });
    }

    private Optional<String> records() {
        return store.read(connection -> {
            try (var query = connection.prepareStatement("SELECT record FROM closed_room");
                    var rows = query.executeQuery()) {
                return rows.next() ? Optional.of(rows.getString(1)) : Optional.empty();
            }
        });
    }
}

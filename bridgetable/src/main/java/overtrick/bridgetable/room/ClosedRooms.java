package overtrick.bridgetable.room;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import overtrick.bridge.Board;
import overtrick.bridge.score.Result;
import overtrick.house.codes.TableId;
import overtrick.house.json.Json;
import overtrick.house.table.PersonId;
import overtrick.log.Store;
import overtrick.log.StoreException;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.robots.stake.Stake;

/// All tables of the closed room. Their results are kept as soon as they are there, and given out
/// only when the board is over at the table it is compared with.
public final class ClosedRooms implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(ClosedRooms.class);

    /// Boards that may wait to be played by rules; those that find no place are played when their
    /// result is asked for.
    private static final int QUEUE = 1_000;

    /// Boards that are remembered so as not to be ordered twice.
    private static final int REMEMBERED = 10_000;

    /// Boards of one person that are given out together.
    private static final int LATEST = 2_000;

    private static final int IDLE_SECONDS = 20;

    private static final String KEEP =
            """
            INSERT INTO closed_room (code, ordinal, room, record) VALUES (?, ?, ?, ?)
            ON CONFLICT DO NOTHING
            """;
    private static final String KEPT =
            "SELECT record FROM closed_room WHERE code = ? AND ordinal = ? AND room = ?";

    /// What is not over stays closed.
    private static final String OF_PERSON =
            """
            SELECT r.code, r.ordinal, r.record
            FROM board_player p
            JOIN closed_room r ON r.code = p.code AND r.ordinal = p.ordinal
            WHERE p.person = ? AND r.room = 'RULES'
            ORDER BY p.ended DESC LIMIT ?
            """;

    private static final String OVER =
            "SELECT 1 FROM finished_board WHERE code = ? AND ordinal = ?";

    /// A board at a table, to be played by robots as well.
    ///
    /// @param ordinal how many boards the table had opened with this one
    /// @param agreements the systems that the sides play there
    /// @param stake what is played for there
    public record Order(
            TableId table, int ordinal, Board board, Agreements agreements, Stake stake) {

        private String key() {
            return table + "/" + ordinal;
        }
    }

    private final Store store;
    private final RobotTable robots;
    private final boolean searches;
    private final Set<String> ordered = new HashSet<>();
    private final ThreadPoolExecutor quick =
            worker("closed-room", new LinkedBlockingQueue<>(QUEUE));

    /// Who searches is not waited for: a board that comes meanwhile is not played by them.
    private final ThreadPoolExecutor patient = worker("searching-room", new SynchronousQueue<>());

    /// @param searches whether robots that look further play boards too
    public ClosedRooms(Store store, Readings readings, boolean searches) {
        this.store = store;
        this.robots = new RobotTable(readings, System::nanoTime);
        this.searches = searches;
    }

    private static ThreadPoolExecutor worker(String name, BlockingQueue<Runnable> queue) {
        var worker =
                new ThreadPoolExecutor(
                        1,
                        1,
                        IDLE_SECONDS,
                        TimeUnit.SECONDS,
                        queue,
                        Thread.ofPlatform().daemon().name("overtrick-" + name).factory(),
                        new ThreadPoolExecutor.DiscardPolicy());
        worker.allowCoreThreadTimeOut(true);
        return worker;
    }

    /// Whether the board has not been ordered since the club was opened.
    public boolean isNews(Order order) {
        synchronized (ordered) {
            return !ordered.contains(order.key());
        }
    }

    /// Has the board played; returns at once.
    public void play(Order order) {
        synchronized (ordered) {
            if (ordered.size() >= REMEMBERED) {
                ordered.clear();
            }
            if (!ordered.add(order.key())) {
                return;
            }
        }
        quick.execute(() -> attempt(Room.RULES, order));
        if (searches) {
            patient.execute(() -> attempt(Room.SEARCH, order));
        }
    }

    private void attempt(Room room, Order order) {
        try {
            played(room, order);
        } catch (StoreException failed) {
            if (!quick.isShutdown()) {
                LOG.warn("the closed room waits for the store: {}", failed.getMessage());
            }
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException bug) {
            LOG.error("board {} is not played in the closed room", order.key(), bug);
        }
    }

    private RoomResult played(Room room, Order order) throws InterruptedException {
        var known = kept(room, order);
        if (!known.isEmpty()) {
            return known.getFirst();
        }
        var result = robots.play(room, order);
        store.change(
                KEEP,
                order.table().code(),
                order.ordinal(),
                room.name(),
                Json.MAPPER.writeValueAsString(result));
        return result;
    }

    private List<RoomResult> kept(Room room, Order order) {
        return store.rows(
                KEPT,
                row -> result(row.getString(1)),
                order.table().code(),
                order.ordinal(),
                room.name());
    }

    /// What came of a board, the table that plays by rules first; nothing before the board is over.
    /// It is played now if it was not before.
    public List<RoomResult> opened(Order order) {
        if (!isOver(order)) {
            return List.of();
        }
        var rooms = new ArrayList<RoomResult>();
        try {
            rooms.add(played(Room.RULES, order));
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
        }
        rooms.addAll(kept(Room.SEARCH, order));
        return List.copyOf(rooms);
    }

    /// What came by rules of the boards that somebody has finished, the latest of them, by code and
    /// ordinal: `K7PQM/3`.
    public Map<String, Result> resultsFor(PersonId person) {
        return store
                .rows(
                        OF_PERSON,
                        row ->
                                Map.entry(
                                        row.getString(1) + "/" + row.getInt(2),
                                        result(row.getString(3)).result()),
                        person.value(),
                        LATEST)
                .stream()
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    private boolean isOver(Order order) {
        return store.row(OVER, _ -> true, order.table().code(), order.ordinal()).isPresent();
    }

    private static RoomResult result(String record) {
        return Json.MAPPER.readValue(record, RoomResult.class);
    }

    /// Plays no more.
    @Override
    public void close() {
        quick.shutdownNow();
        patient.shutdownNow();
    }
}

package overtrick.club.history;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import overtrick.bridge.board.BoardEvent;
import overtrick.bridge.board.BoardEvent.BoardEnded;
import overtrick.bridge.board.BoardEvent.BoardOpened;
import overtrick.bridge.duplicate.Session;
import overtrick.cards.Seat;
import overtrick.club.host.Observer;
import overtrick.club.host.Snapshot;
import overtrick.club.store.Json;
import overtrick.club.store.SqliteStore;
import overtrick.club.store.StoreException;
import overtrick.club.table.BoardPlan;
import overtrick.club.table.Chair;
import overtrick.club.table.Occupant;
import overtrick.club.table.Table;
import overtrick.club.table.TableEvent;
import overtrick.club.table.TableEvent.InGame;
import overtrick.club.table.TableEvent.Said;
import overtrick.club.table.TableId;
import tools.jackson.core.type.TypeReference;

/// Writes the read models as things happen: the lobby in memory at once, the rest by a thread of
/// its own. Whatever a crash keeps from being written is made up for from the log at the next
/// start.
public final class ReadModels
        implements Observer<Table<Session>, TableEvent<BoardEvent>>, AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(ReadModels.class);

    /// Tables without life for longer are not in the lobby: hours.
    private static final int LOBBY_HOURS = 24;

    private static final String SUMMARY =
            """
            INSERT INTO table_summary (code, number, name, chairs, boards, touched)
            VALUES (?, ?, ?, ?, ?, ?)
            ON CONFLICT (code) DO UPDATE SET number = excluded.number, name = excluded.name,
                chairs = excluded.chairs, boards = excluded.boards, touched = excluded.touched
            WHERE excluded.number >= table_summary.number
            """;
    private static final String BOARD =
            """
            INSERT OR REPLACE INTO finished_board (code, ordinal, ended, board_set, board, record)
            VALUES (?, ?, ?, ?, ?, ?)
            """;
    private static final String PLAYER =
            """
            INSERT OR REPLACE INTO board_player (person, code, ordinal, seat, ended)
            VALUES (?, ?, ?, ?, ?)
            """;

    private sealed interface Task {}

    /// What is to be written after an event.
    private record Change(TableId id, Snapshot<Table<Session>> now, Instant at, boolean ended)
            implements Task {}

    private enum Stop implements Task {
        STOP
    }

    private final SqliteStore store;
    private final InstantSource clock;
    private final Map<TableId, TableSummary> lobby = new ConcurrentHashMap<>();
    private final LinkedBlockingQueue<Task> waiting = new LinkedBlockingQueue<>();
    private final Thread writer;

    public ReadModels(SqliteStore store, InstantSource clock) {
        this.store = store;
        this.clock = clock;
        loadLobby();
        this.writer = Thread.ofVirtual().name("read-models").start(this::writeUntilClosed);
    }

    /// Tables with some life during the last day, the latest first.
    public List<TableSummary> lobby() {
        var since = clock.instant().minusSeconds(LOBBY_HOURS * 3600L);
        return lobby.values().stream()
                .filter(table -> table.touched().isAfter(since))
                .sorted(Comparator.comparing(TableSummary::touched).reversed())
                .toList();
    }

    @Override
    public void woken(String stream, Snapshot<Table<Session>> now) {}

    /// @param at when it happened, which is long ago when the log is read again
    @Override
    public void happened(
            String stream,
            Snapshot<Table<Session>> now,
            List<TableEvent<BoardEvent>> events,
            Instant at) {
        if (events.stream().noneMatch(ReadModels::isShown)) {
            return;
        }
        var id = idOf(stream);
        lobby.put(id, summary(id, now.state(), at));
        boolean ended = events.stream().anyMatch(ReadModels::endsBoard);
        waiting.add(new Change(id, now, at, ended));
    }

    /// The log's stream of a table.
    public static String streamOf(TableId id) {
        return "table/" + id.code();
    }

    private static TableId idOf(String stream) {
        return new TableId(stream.substring(stream.indexOf('/') + 1));
    }

    private static boolean isShown(TableEvent<BoardEvent> event) {
        return switch (event) {
            case InGame<BoardEvent>(var inner) ->
                    inner instanceof BoardOpened || inner instanceof BoardEnded;
            case Said<BoardEvent> _ -> false;
            case TableEvent<BoardEvent> _ -> true;
        };
    }

    private static boolean endsBoard(TableEvent<BoardEvent> event) {
        return event instanceof InGame<BoardEvent>(BoardEnded _);
    }

    private static TableSummary summary(TableId id, Table<Session> table, Instant at) {
        return new TableSummary(id, table.name(), table.chairs(), table.game().opened(), at);
    }

    private void writeUntilClosed() {
        var group = new ArrayList<Task>();
        try {
            while (!group.contains(Stop.STOP)) {
                group.clear();
                group.add(waiting.take());
                waiting.drainTo(group);
                write(List.copyOf(group));
            }
        } catch (InterruptedException asked) {
            Thread.currentThread().interrupt();
        }
    }

    private void write(List<Task> tasks) {
        try {
            store.write(connection -> {
                for (var task : tasks) {
                    if (task instanceof Change change) {
                        write(connection, change);
                    }
                }
                return tasks.size();
            });
        } catch (StoreException failed) {
            LOG.warn("read models fall behind and are made up for at the next start", failed);
        }
    }

    private static void write(Connection connection, Change change) throws SQLException {
        var table = change.now().state();
        try (var row = connection.prepareStatement(SUMMARY)) {
            row.setString(1, change.id().code());
            row.setLong(2, change.now().number());
            row.setString(3, table.name());
            row.setString(4, Json.MAPPER.writeValueAsString(table.chairs()));
            row.setInt(5, table.game().opened());
            row.setLong(6, change.at().toEpochMilli());
            row.executeUpdate();
        }
        if (change.ended()) {
            writeBoard(connection, change, table);
        }
    }

    private static void writeBoard(Connection connection, Change change, Table<Session> table)
            throws SQLException {
        var board = table.game().board().orElseThrow();
        var set = table.plan().flatMap(ReadModels::setOf);
        int ordinal = table.game().opened();
        var finished =
                FinishedBoard.of(
                        change.id(),
                        ordinal,
                        change.at(),
                        board,
                        names(table),
                        set,
                        table.agreements());
        try (var row = connection.prepareStatement(BOARD)) {
            row.setString(1, change.id().code());
            row.setInt(2, ordinal);
            row.setLong(3, change.at().toEpochMilli());
            row.setString(4, set.orElse(null));
            row.setInt(5, board.board().number().value());
            row.setString(6, Json.MAPPER.writeValueAsString(finished));
            row.executeUpdate();
        }
        try (var row = connection.prepareStatement(PLAYER)) {
            for (var taken : table.chairs().entrySet()) {
                writePlayer(row, change, ordinal, taken.getKey(), taken.getValue());
            }
        }
    }

    private static void writePlayer(
            PreparedStatement row, Change change, int ordinal, Seat seat, Chair chair)
            throws SQLException {
        if (chair.occupant() instanceof Occupant.Person(var person, _)) {
            row.setString(1, person.value());
            row.setString(2, change.id().code());
            row.setInt(3, ordinal);
            row.setString(4, String.valueOf(seat.letter()));
            row.setLong(5, change.at().toEpochMilli());
            row.executeUpdate();
        }
    }

    private static Optional<String> setOf(BoardPlan plan) {
        return plan instanceof BoardPlan.FromSet(var set, _) ? Optional.of(set) : Optional.empty();
    }

    private static Map<Seat, String> names(Table<Session> table) {
        var names = new EnumMap<Seat, String>(Seat.class);
        table.chairs().forEach((seat, chair) -> names.put(seat, chair.occupant().name()));
        return names;
    }

    private void loadLobby() {
        long since = clock.instant().minusSeconds(LOBBY_HOURS * 3600L).toEpochMilli();
        var tables =
                store.queries()
                        .withHandle(handle ->
                                handle.select(
                                                "SELECT * FROM table_summary WHERE touched > ?",
                                                since)
                                        .map((row, _) -> summary(row))
                                        .list());
        tables.forEach(table -> lobby.put(table.id(), table));
    }

    private static TableSummary summary(ResultSet row) throws SQLException {
        var chairs =
                Json.MAPPER.readValue(
                        row.getString("chairs"), new TypeReference<Map<Seat, Chair>>() {});
        return new TableSummary(
                new TableId(row.getString("code")),
                row.getString("name"),
                chairs,
                row.getInt("boards"),
                Instant.ofEpochMilli(row.getLong("touched")));
    }

    /// Forgets all that was made from the events; it comes back by reading the log.
    public void drop() {
        lobby.clear();
        store.write(connection -> {
            try (var statement = connection.createStatement()) {
                statement.executeUpdate("DELETE FROM table_summary");
                statement.executeUpdate("DELETE FROM finished_board");
                return statement.executeUpdate("DELETE FROM board_player");
            }
        });
    }

    /// Waits until everything seen so far is written.
    @Override
    public void close() {
        waiting.add(Stop.STOP);
        try {
            writer.join();
        } catch (InterruptedException asked) {
            Thread.currentThread().interrupt();
        }
    }
}

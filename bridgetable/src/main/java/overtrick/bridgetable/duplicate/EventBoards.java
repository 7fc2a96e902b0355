package overtrick.bridgetable.duplicate;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.cards.SealedDeal;
import overtrick.house.json.Json;
import overtrick.log.Sql;
import overtrick.log.Store;
import tools.jackson.core.type.TypeReference;

/// The boards of events. They are dealt once, before the first card, and are the same at every
/// table, whether it stands in the room or in the program.
public final class EventBoards {

    /// Events whose boards are kept in memory.
    private static final int KEPT = 32;

    private static final String KEEP =
            "INSERT INTO event_boards (event, boards, dealt) VALUES (?, ?, ?)"
                    + " ON CONFLICT (event) DO UPDATE SET boards = excluded.boards, away = 0";
    private static final String FIND =
            "SELECT boards FROM event_boards WHERE event = ? AND away = ?";
    private static final String MOVE = "UPDATE event_boards SET away = ? WHERE event = ?";

    /// A board with what opens the commitment of its deal.
    public record Sealed(Board board, String key) {}

    private final Store store;
    private final InstantSource clock;
    private final RandomGenerator chance;
    private final Map<String, List<Sealed>> read = new LinkedHashMap<>(KEPT, 0.75f, true);

    EventBoards(Store store, InstantSource clock, RandomGenerator chance) {
        this.store = store;
        this.clock = clock;
        this.chance = chance;
    }

    /// Deals boards until an event has so many, numbered from 1. Those that it has already stay as
    /// they are; those that were put away come back.
    public synchronized void deal(String event, int boards) {
        if (isAway(event)) {
            move(event, false);
        }
        if (of(event).size() < boards) {
            store.write(connection -> dealMore(connection, event, boards));
            forget(event);
        }
    }

    /// What lies there is looked at once more: another program of the club may have dealt.
    private int dealMore(Connection connection, String event, int boards) throws SQLException {
        var all =
                Sql.of(FIND, event, 0)
                        .row(connection, row -> sealed(row.getString(1)))
                        .map(ArrayList::new)
                        .orElseGet(ArrayList::new);
        if (all.size() >= boards) {
            return 0;
        }
        while (all.size() < boards) {
            var sealed = SealedDeal.draw(chance);
            var number = new BoardNumber(all.size() + 1);
            all.add(new Sealed(Board.of(number, sealed.deal()), sealed.key()));
        }
        return Sql.of(KEEP, event, Json.MAPPER.writeValueAsString(all), clock.millis())
                .change(connection);
    }

    private void keep(String event, List<Sealed> boards) {
        store.change(KEEP, event, Json.MAPPER.writeValueAsString(boards), clock.millis());
        forget(event);
    }

    private void forget(String event) {
        synchronized (read) {
            read.remove(event);
        }
    }

    /// Puts away boards that are not those played: the event has none until they are dealt for it
    /// again. That nobody plays them in the program is for the caller to see to.
    public synchronized void putAway(String event) {
        move(event, true);
    }

    private void move(String event, boolean away) {
        store.change(MOVE, away ? 1 : 0, event);
        forget(event);
    }

    /// Whether there are boards that were put away.
    public boolean isAway(String event) {
        return store.row(FIND, _ -> true, event, 1).isPresent();
    }

    /// Why boards of a file cannot be those of an event.
    public sealed interface Misfit {

        /// It is not in the file.
        record Missing(BoardNumber number) implements Misfit {}

        /// Dealer or vulnerability are not those of its number.
        record Conditions(Board board) implements Misfit {}
    }

    /// Boards that were dealt elsewhere take the place of those an event has. That nobody has
    /// played any of them in the program yet is for the caller to see to.
    ///
    /// @param boards how many the event needs, numbered from 1; others of the file are left out
    /// @return why they do not fit; empty when they are the event's now
    public synchronized Optional<Misfit> bring(String event, int boards, List<Board> file) {
        var all = new ArrayList<Sealed>();
        for (int number = 1; number <= boards; number++) {
            var wanted = new BoardNumber(number);
            var found = file.stream().filter(one -> one.number().equals(wanted)).findFirst();
            if (found.isEmpty()) {
                return Optional.of(new Misfit.Missing(wanted));
            }
            var board = Board.of(wanted, found.get().deal());
            if (!board.equals(found.get())) {
                return Optional.of(new Misfit.Conditions(found.get()));
            }
            all.add(new Sealed(board, SealedDeal.seal(board.deal(), chance).key()));
        }
        keep(event, all);
        return Optional.empty();
    }

    /// The boards of an event by their numbers; none before they are dealt.
    public List<Sealed> of(String event) {
        synchronized (read) {
            var known = read.get(event);
            if (known != null) {
                return known;
            }
        }
        var boards = load(event);
        if (store.log().neighbours().areThere()) {
            return boards; // others may put away what is read here
        }
        synchronized (read) {
            if (!boards.isEmpty()) {
                read.put(event, boards);
            }
            if (read.size() > KEPT) {
                read.remove(read.keySet().iterator().next());
            }
        }
        return boards;
    }

    private List<Sealed> load(String event) {
        return store.row(FIND, row -> sealed(row.getString(1)), event, 0).orElse(List.of());
    }

    private static List<Sealed> sealed(String json) {
        return Json.MAPPER.readValue(json, new TypeReference<List<Sealed>>() {});
    }

    Optional<Sealed> board(String event, int number) {
        return of(event).stream()
                .filter(sealed -> sealed.board().number().value() == number)
                .findFirst();
    }
}

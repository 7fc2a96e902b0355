package overtrick.bridgetable.duplicate;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.board.BoardEvent;
import overtrick.bridge.board.BoardEvent.BoardEnded;
import overtrick.bridge.board.BoardEvent.BoardOpened;
import overtrick.bridge.board.BoardEvent.CallMade;
import overtrick.bridge.board.BoardEvent.CardPlayed;
import overtrick.cards.SealedDeal;
import overtrick.cards.Seat;
import overtrick.house.codes.TableId;
import overtrick.house.game.Tables;
import overtrick.house.record.BoardRecord;
import overtrick.house.record.BoardRecord.Move;
import overtrick.house.record.Records;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.log.LoggedEvent;
import overtrick.log.Store;
import overtrick.solver.Solver;
import overtrick.solver.analysis.PlayAnalysis;

/// Records read off the log. All games of bridge keep what happens to a board under the same names,
/// so one reader is right for all of them.
public final class LoggedRecords implements Records {

    private static final String SEATED =
            "SELECT seat, person FROM board_player WHERE code = ? AND ordinal = ?";
    private static final String TABLES =
            "SELECT code FROM event_table WHERE event = ? ORDER BY section, round, place";
    private static final String PLAYED =
            "SELECT code, ordinal FROM board_player WHERE person = ? ORDER BY ended DESC LIMIT ?";
    private static final String SEEN_BEFORE =
            """
            SELECT DISTINCT other.code FROM deal_opened here
            JOIN deal_seen other ON other.deal = here.deal AND other.person = ?
                AND other.code <> here.code
            WHERE here.code = ? ORDER BY other.code
            """;

    private final Store store;
    private final Tables tables;
    private final History history;
    private final EventBoards events;
    private final EventField field;

    /// @param field of the events in which boards were played
    public LoggedRecords(
            Store store, Tables tables, History history, EventBoards events, EventField field) {
        this.store = store;
        this.tables = tables;
        this.history = history;
        this.events = events;
        this.field = field;
    }

    @Override
    public List<BoardRecord> of(TableId table) {
        var reading = new Reading();
        tables.kinds().stream()
                .map(kind -> kind.stream(table.code()))
                .filter(stream -> store.log().head(stream) > 0)
                .findFirst()
                .ifPresent(stream -> store.log().read(stream, 0, reading::read));
        return reading.boards();
    }

    @Override
    public boolean maySee(TableId table, int ordinal, Optional<PersonId> viewer) {
        return history.board(table, ordinal)
                .map(board -> history.maySee(board, viewer))
                .orElseGet(() -> maySeeUnlisted(table, ordinal, viewer));
    }

    /// Whether somebody may see a deal that is on no list: its game keeps none, or the lists are
    /// being made anew. Then the terms tell where it came from.
    private boolean maySeeUnlisted(TableId table, int ordinal, Optional<PersonId> viewer) {
        var seen = tables.at(table).flatMap(all -> all.look(table, Member.House.HOUSE));
        if (seen.isEmpty() || !(seen.get().terms() instanceof BridgeTerms bridge)) {
            return true; // a game whose deals are the table's own
        }
        return switch (bridge.plan()) {
            case BoardPlan.Dealt(), BoardPlan.OfClass _ -> true;
            case BoardPlan.Laid(var code, _) -> field.laid().isOpen(code);
            case BoardPlan.OfEvent(var event, _, _, _, var boards) ->
                    ordinal <= boards.size() && isFinished(event, boards.get(ordinal - 1));
            case BoardPlan.FromSet _ -> viewer.filter(seen.get()::hasPlayed).isPresent();
            case BoardPlan.OfMatch _ -> false;
            case BoardPlan.Again(_, _, _, var set) -> set.isEmpty();
        };
    }

    @Override
    public Map<Integer, SealedDeal> ofEvent(String event) {
        var deals = new TreeMap<Integer, SealedDeal>();
        events.of(event)
                .forEach(sealed ->
                        deals.put(
                                sealed.board().number().value(),
                                new SealedDeal(sealed.board().deal(), sealed.key())));
        return deals;
    }

    @Override
    public boolean isFinished(String event, int board) {
        return field.isFinished(event, new BoardNumber(board));
    }

    @Override
    public List<TableId> tables(String event) {
        return store.rows(TABLES, row -> new TableId(row.getString(1)), event);
    }

    @Override
    public Map<Seat, PersonId> people(TableId table, int ordinal) {
        var people = new EnumMap<Seat, PersonId>(Seat.class);
        store.rows(
                SEATED,
                row -> people.put(Seat.parse(row.getString(1)), new PersonId(row.getString(2))),
                table.code(),
                ordinal);
        return people;
    }

    @Override
    public List<Played> playedBy(PersonId person, int most) {
        return store.rows(
                PLAYED,
                row -> new Played(new TableId(row.getString(1)), row.getInt(2)),
                person.value(),
                most);
    }

    @Override
    public List<Played> seenBefore(TableId table, PersonId person) {
        return store.rows(
                SEEN_BEFORE,
                row -> new Played(new TableId(row.getString(1)), 0),
                person.value(),
                table.code());
    }

    @Override
    public List<Played> together(Played board) {
        var all = new ArrayList<Played>();
        all.add(board);
        history.board(board.table(), board.ordinal()).stream()
                .flatMap(own -> history.elsewhere(own).stream())
                .map(other -> new Played(other.table(), other.ordinal()))
                .forEach(all::add);
        return all;
    }

    @Override
    public Map<Seat, Integer> defended(Played board, Solver solver) {
        var play =
                history.board(board.table(), board.ordinal())
                        .flatMap(FinishedBoard::play)
                        .filter(cards -> !cards.cards().isEmpty());
        var costs = new EnumMap<Seat, Integer>(Seat.class);
        if (play.isPresent()) {
            var declarer = play.get().contract().declarer();
            for (var seat : Seat.values()) {
                if (seat.opposes(declarer)) {
                    costs.put(seat, 0);
                }
            }
            for (var step : PlayAnalysis.of(play.get(), solver).steps()) {
                if (costs.containsKey(step.seat())) {
                    costs.merge(step.seat(), step.after() - step.before(), Integer::sum);
                }
            }
        }
        return costs;
    }

    /// One table, from its first event.
    private static final class Reading {

        private static final String FIRST = "board-opened";

        private final List<BoardRecord> boards = new ArrayList<>();
        private final List<Move> moves = new ArrayList<>();
        private Optional<BoardOpened> lying = Optional.empty();
        private Instant opened = Instant.EPOCH;
        private Instant before = Instant.EPOCH;

        void read(LoggedEvent logged) {
            String type = logged.event().type();
            boolean ofBoard = lying.isPresent() || type.equals(FIRST); // other games play cards too
            if (!ofBoard || !BoardForms.EVENTS.has(type)) {
                return;
            }
            switch (BoardForms.EVENTS.decode(logged.event())) {
                case BoardOpened board -> {
                    close(Optional.empty());
                    lying = Optional.of(board);
                    opened = logged.at();
                }
                case CallMade(var by, var call, _) -> move(logged, by, call.code(), true);
                case CardPlayed(var from, var card) -> move(logged, from, card.code(), false);
                case BoardEnded _ -> close(Optional.of(logged.at()));
                case BoardEvent _ -> {}
            }
            before = logged.at();
        }

        private void move(LoggedEvent logged, Seat by, String what, boolean call) {
            long waited = Duration.between(before, logged.at()).toMillis();
            moves.add(new Move(logged.at(), by, what, call, waited));
        }

        private void close(Optional<Instant> over) {
            lying.ifPresent(board ->
                    boards.add(
                            new BoardRecord(
                                    boards.size() + 1,
                                    board.board().number().value(),
                                    opened,
                                    over,
                                    board.board().deal(),
                                    board.key(),
                                    moves)));
            lying = Optional.empty();
            moves.clear();
        }

        List<BoardRecord> boards() {
            close(Optional.empty());
            return List.copyOf(boards);
        }
    }
}

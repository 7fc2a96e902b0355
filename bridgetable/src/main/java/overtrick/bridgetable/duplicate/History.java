package overtrick.bridgetable.duplicate;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import overtrick.cards.Seat;
import overtrick.house.codes.TableId;
import overtrick.house.json.Json;
import overtrick.house.laid.LaidDeals;
import overtrick.house.table.PersonId;
import overtrick.log.Store;
import overtrick.robots.stake.Stake;

/// The boards that have been played.
public final class History {

    private static final String OF_PERSON =
            """
            SELECT f.record, p.seat
            FROM board_player p
            JOIN finished_board f ON f.code = p.code AND f.ordinal = p.ordinal
            WHERE p.person = ? AND f.again IS NULL
            ORDER BY p.ended DESC, p.ordinal DESC
            LIMIT ? OFFSET ?
            """;
    private static final String ANY = "SELECT 1 FROM board_player WHERE person = ? LIMIT 1";
    private static final String OF_TABLE =
            "SELECT record FROM finished_board WHERE code = ? ORDER BY ordinal";
    private static final String ONE =
            "SELECT record FROM finished_board WHERE code = ? AND ordinal = ?";
    private static final String ELSEWHERE =
            """
            SELECT record FROM finished_board
            WHERE board_set = ? AND board = ? AND NOT (code = ? AND ordinal = ?) AND again IS NULL
            ORDER BY ended
            """;
    private static final String OPEN =
            """
            SELECT f.code FROM finished_board f JOIN table_summary t ON t.code = f.code
            WHERE f.board_set = ? AND f.board = ? AND (t.access = 'OPEN' OR ? = 1)
            """;
    private static final String OF_SET =
            "SELECT record FROM finished_board WHERE board_set = ? AND board = ?"
                    + " AND again IS NULL ORDER BY ended LIMIT 1";
    private static final String ALL_OF_SET =
            "SELECT record FROM finished_board WHERE board_set = ? AND again IS NULL"
                    + " ORDER BY board, ended LIMIT ?";
    private static final String AGAIN =
            "SELECT record FROM finished_board WHERE again = ? ORDER BY ended LIMIT ?";
    private static final String SEAT =
            "SELECT seat FROM board_player WHERE person = ? AND code = ? AND ordinal = ?";

    /// The most replays of a board that are listed.
    private static final int TIMES = 20;

    private static final String PLAYED =
            """
            SELECT 1 FROM board_player p
            JOIN finished_board f ON f.code = p.code AND f.ordinal = p.ordinal
            WHERE p.person = ? AND f.board_set = ? AND f.board = ?
            """;

    /// Boards of an event that are looked at together.
    private static final int MOST_OF_SET = 4_000;

    private final Store store;
    private final EventField field;

    /// @param field of the events in which boards were played
    public History(Store store, EventField field) {
        this.store = store;
        this.field = field;
    }

    /// The boards somebody has played, the latest first; those played again do not count, nor those
    /// of an event that its field has still to finish.
    public List<PlayedEntry> boardsOf(PersonId person, int offset, int limit) {
        return boardsOf(person, offset, limit, this::isOpen);
    }

    /// The latest of them that somebody may lay before others.
    public List<PlayedEntry> unsealedOf(PersonId person, int limit) {
        return boardsOf(person, 0, limit, board -> !isSealed(board));
    }

    private List<PlayedEntry> boardsOf(
            PersonId person, int offset, int limit, Predicate<FinishedBoard> wanted) {
        var open = new ArrayList<PlayedEntry>();
        int read = 0;
        boolean more = true;
        while (more && open.size() < offset + limit) {
            var rows =
                    store.rows(
                            OF_PERSON,
                            row -> new PlayedEntry(board(row), Seat.parse(row.getString("seat"))),
                            person.value(),
                            limit,
                            read);
            rows.stream().filter(entry -> wanted.test(entry.board())).forEach(open::add);
            read += rows.size();
            more = rows.size() == limit;
        }
        return open.stream().skip(offset).limit(limit).toList();
    }

    /// Whether somebody has ever finished a board, be it one that nobody may look at yet.
    public boolean hasPlayed(PersonId person) {
        return store.row(ANY, row -> row.getInt(1), person.value()).isPresent();
    }

    private boolean isOpen(FinishedBoard board) {
        return board.event()
                .filter(event -> !field.isFinished(event, board.board().number()))
                .isEmpty();
    }

    /// What was played for on a board.
    public Stake stake(FinishedBoard board) {
        return board.stake(field);
    }

    /// The results with which a board is compared; empty where it was not played in an event that
    /// is scored by matchpoints, or not everybody may see them.
    ///
    /// @param event its code
    public Optional<MatchpointField> matchpoints(String event) {
        return field.matchpoints(event);
    }

    /// What is played for at a table.
    public Stake stake(BridgeTerms terms) {
        return field.stake(terms);
    }

    public Optional<FinishedBoard> board(PlayedAt board) {
        return board(board.id(), board.ordinal());
    }

    public Optional<FinishedBoard> board(TableId table, int ordinal) {
        return store.row(ONE, History::board, table.code(), ordinal);
    }

    /// All boards finished at a table, in order.
    public List<FinishedBoard> boardsAt(TableId table) {
        return store.rows(OF_TABLE, History::board, table.code());
    }

    /// The same board of the same set at other tables.
    public List<FinishedBoard> elsewhere(FinishedBoard board) {
        if (board.set().isEmpty()) {
            return List.of();
        }
        return store.rows(
                ELSEWHERE,
                History::board,
                board.set().get(),
                board.board().number().value(),
                board.table().code(),
                board.ordinal());
    }

    /// The codes of the tables at which the same board was played and to which everybody may come;
    /// of an event, a match among robots or laid deals all, for their results are everybody's.
    public Set<String> openTables(FinishedBoard board) {
        if (board.set().isEmpty()) {
            return Set.of();
        }
        String set = board.set().get();
        boolean all =
                BoardPlan.OfEvent.eventOf(set).isPresent()
                        || BoardPlan.OfMatch.isSet(set)
                        || LaidDeals.codeOf(set).isPresent();
        int number = board.board().number().value();
        return Set.copyOf(store.rows(OPEN, row -> row.getString(1), set, number, all ? 1 : 0));
    }

    /// A board of an event as one of its tables in the program has played it; empty before that.
    ///
    /// @param event its code
    public Optional<FinishedBoard> ofEvent(String event, int board) {
        return store.row(OF_SET, History::board, BoardPlan.OfEvent.set(event), board);
    }

    /// The boards of an event or of a match among robots, at all its tables, that everybody may
    /// look at.
    ///
    /// @param set of an event or a match
    public List<FinishedBoard> openOf(String set) {
        var all = store.rows(ALL_OF_SET, History::board, set, MOST_OF_SET);
        var open = new HashMap<Integer, Boolean>();
        return all.stream()
                .filter(board ->
                        open.computeIfAbsent(
                                board.board().number().value(),
                                _ -> maySee(board, Optional.empty())))
                .toList();
    }

    /// How a board went when it was played again, in order.
    public List<FinishedBoard> again(PlayedAt board) {
        return store.rows(AGAIN, History::board, board.toString(), TIMES);
    }

    /// Where somebody sat when the board ended; empty when they did not.
    public Optional<Seat> seat(PersonId person, PlayedAt board) {
        return store.row(
                SEAT,
                row -> Seat.parse(row.getString(1)),
                person.value(),
                board.table(),
                board.ordinal());
    }

    /// Whether somebody may look at all four hands: always when the board was dealt for its table
    /// alone; otherwise when they have played it themselves, for other tables have it still before
    /// them. Of an event nobody may before the whole field has finished the board, of a match among
    /// robots nobody before both rooms have.
    public boolean maySee(FinishedBoard board, Optional<PersonId> viewer) {
        var event = board.event();
        if (event.isPresent()) {
            return field.isFinished(event.get(), board.board().number());
        }
        if (board.set().isEmpty()) {
            return true;
        }
        if (board.set().filter(BoardPlan.OfMatch::isSet).isPresent()) {
            return !elsewhere(board).isEmpty();
        }
        boolean open =
                board.set().flatMap(LaidDeals::codeOf).filter(field.laid()::isOpen).isPresent();
        return open || (viewer.isPresent() && hasPlayed(viewer.get(), board));
    }

    /// Whether others have a board still before them that somebody may look at who has played it:
    /// it is among deals that are laid for everybody and are not open yet, or of an event whose
    /// field has still to finish it. Nobody may lay it before others.
    public boolean isSealed(FinishedBoard board) {
        return !isOpen(board)
                || board.set()
                        .flatMap(LaidDeals::codeOf)
                        .filter(code -> !field.laid().isOpen(code))
                        .isPresent();
    }

    private boolean hasPlayed(PersonId person, FinishedBoard board) {
        return store.row(
                        PLAYED,
                        row -> row.getInt(1),
                        person.value(),
                        board.set().orElseThrow(),
                        board.board().number().value())
                .isPresent();
    }

    private static FinishedBoard board(ResultSet row) throws SQLException {
        return Json.MAPPER.readValue(row.getString("record"), FinishedBoard.class);
    }
}

package overtrick.club.duplicate;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.cards.Seat;
import overtrick.club.json.Json;
import overtrick.club.table.PersonId;
import overtrick.club.table.TableId;
import overtrick.log.Store;

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
    private static final String AGAIN =
            "SELECT record FROM finished_board WHERE again = ? ORDER BY ended LIMIT ?";
    private static final String SEAT =
            "SELECT seat FROM board_player WHERE person = ? AND code = ? AND ordinal = ?";

    /// As many times as anybody wants to see how a board went when it was played again.
    private static final int TIMES = 20;

    private static final String PLAYED =
            """
            SELECT 1 FROM board_player p
            JOIN finished_board f ON f.code = p.code AND f.ordinal = p.ordinal
            WHERE p.person = ? AND f.board_set = ? AND f.board = ?
            """;

    private final Store store;

    public History(Store store) {
        this.store = store;
    }

    /// The boards somebody has played, the latest first; those played again do not count.
    public List<PlayedEntry> boardsOf(PersonId person, int offset, int limit) {
        return asked(
                OF_PERSON,
                query -> {
                    query.setString(1, person.value());
                    query.setInt(2, limit);
                    query.setInt(3, offset);
                },
                row -> new PlayedEntry(board(row), Seat.parse(row.getString("seat"))));
    }

    public Optional<FinishedBoard> board(PlayedAt board) {
        return board(board.id(), board.ordinal());
    }

    public Optional<FinishedBoard> board(TableId table, int ordinal) {
        return asked(
                        ONE,
                        query -> {
                            query.setString(1, table.code());
                            query.setInt(2, ordinal);
                        },
                        History::board)
                .stream()
                .findFirst();
    }

    /// All boards finished at a table, in order.
    public List<FinishedBoard> boardsAt(TableId table) {
        return asked(OF_TABLE, query -> query.setString(1, table.code()), History::board);
    }

    /// The same board of the same set at other tables.
    public List<FinishedBoard> elsewhere(FinishedBoard board) {
        if (board.set().isEmpty()) {
            return List.of();
        }
        return asked(
                ELSEWHERE,
                query -> {
                    query.setString(1, board.set().get());
                    query.setInt(2, board.board().number().value());
                    query.setString(3, board.table().code());
                    query.setInt(4, board.ordinal());
                },
                History::board);
    }

    /// How a board went when it was played again, in order.
    public List<FinishedBoard> again(PlayedAt board) {
        return asked(
                AGAIN,
                query -> {
                    query.setString(1, board.toString());
                    query.setInt(2, TIMES);
                },
                History::board);
    }

    /// Where somebody sat when the board ended; empty when he did not.
    public Optional<Seat> seat(PersonId person, PlayedAt board) {
        return asked(
                        SEAT,
                        query -> {
                            query.setString(1, person.value());
                            query.setString(2, board.table());
                            query.setInt(3, board.ordinal());
                        },
                        row -> Seat.parse(row.getString(1)))
                .stream()
                .findFirst();
    }

    /// Whether somebody may look at all four hands: always when the board was dealt for its table
    /// alone; otherwise when he has played it himself, for other tables have it still before them.
    public boolean maySee(FinishedBoard board, Optional<PersonId> viewer) {
        if (board.set().isEmpty()) {
            return true;
        }
        return viewer.isPresent() && hasPlayed(viewer.get(), board);
    }

    private boolean hasPlayed(PersonId person, FinishedBoard board) {
        var found =
                asked(
                        PLAYED,
                        query -> {
                            query.setString(1, person.value());
                            query.setString(2, board.set().orElseThrow());
                            query.setInt(3, board.board().number().value());
                        },
                        row -> row.getInt(1));
        return !found.isEmpty();
    }

    @FunctionalInterface
    private interface Filling {
        void fill(PreparedStatement query) throws SQLException;
    }

    @FunctionalInterface
    private interface Reading<T> {
        T read(ResultSet row) throws SQLException;
    }

    private <T> List<T> asked(String sql, Filling filling, Reading<T> reading) {
        return store.read(connection -> {
            var found = new ArrayList<T>();
            try (var query = connection.prepareStatement(sql)) {
                filling.fill(query);
                try (var rows = query.executeQuery()) {
                    while (rows.next()) {
                        found.add(reading.read(rows));
                    }
                }
            }
            return found;
        });
    }

    private static FinishedBoard board(ResultSet row) throws SQLException {
        return Json.MAPPER.readValue(row.getString("record"), FinishedBoard.class);
    }
}

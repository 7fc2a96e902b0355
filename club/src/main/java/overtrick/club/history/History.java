package overtrick.club.history;

import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.HandleCallback;
import overtrick.cards.Seat;
import overtrick.club.store.Json;
import overtrick.club.store.SqliteStore;
import overtrick.club.table.PersonId;
import overtrick.club.table.TableId;
import overtrick.robots.bidding.Agreements;
import tools.jackson.databind.node.ObjectNode;

/// The boards that have been played.
public final class History {

    private static final String AGREEMENTS = "agreements";

    private final SqliteStore store;

    public History(SqliteStore store) {
        this.store = store;
    }

    /// The boards somebody has played, the latest first.
    public List<PlayedEntry> boardsOf(PersonId person, int offset, int limit) {
        return asked(handle ->
                handle.createQuery(
                                """
                                SELECT f.record, p.seat
                                FROM board_player p
                                JOIN finished_board f USING (code, ordinal)
                                WHERE p.person = :person
                                ORDER BY p.ended DESC, p.ordinal DESC
                                LIMIT :limit OFFSET :offset
                                """)
                        .bind("person", person.value())
                        .bind("limit", limit)
                        .bind("offset", offset)
                        .map((row, _) ->
                                new PlayedEntry(
                                        read(row.getString("record")),
                                        Seat.parse(row.getString("seat"))))
                        .list());
    }

    public Optional<FinishedBoard> board(TableId table, int ordinal) {
        return asked(handle ->
                handle.select(
                                "SELECT record FROM finished_board"
                                        + " WHERE code = ? AND ordinal = ?",
                                table.code(),
                                ordinal)
                        .mapTo(String.class)
                        .findOne()
                        .map(History::read));
    }

    /// All boards finished at a table, in order.
    public List<FinishedBoard> boardsAt(TableId table) {
        return asked(handle ->
                handle.select(
                                "SELECT record FROM finished_board WHERE code = ?"
                                        + " ORDER BY ordinal",
                                table.code())
                        .mapTo(String.class)
                        .map(History::read)
                        .list());
    }

    /// The same board of the same set at other tables.
    public List<FinishedBoard> elsewhere(FinishedBoard board) {
        if (board.set().isEmpty()) {
            return List.of();
        }
        return asked(handle ->
                handle.select(
                                """
                                SELECT record FROM finished_board
                                WHERE board_set = ? AND board = ?
                                  AND NOT (code = ? AND ordinal = ?)
                                ORDER BY ended
                                """,
                                board.set().get(),
                                board.board().number().value(),
                                board.table().code(),
                                board.ordinal())
                        .mapTo(String.class)
                        .map(History::read)
                        .list());
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
        return asked(handle ->
                handle.select(
                                """
                                SELECT 1 FROM board_player p
                                JOIN finished_board f USING (code, ordinal)
                                WHERE p.person = ? AND f.board_set = ? AND f.board = ?
                                """,
                                person.value(),
                                board.set().orElseThrow(),
                                board.board().number().value())
                        .mapTo(Integer.class)
                        .findFirst()
                        .isPresent());
    }

    private <T> T asked(HandleCallback<T, RuntimeException> question) {
        return store.queries().withHandle(question);
    }

    /// Boards that were kept before sides chose their systems do not name any.
    private static FinishedBoard read(String json) {
        var kept = (ObjectNode) Json.MAPPER.readTree(json);
        if (!kept.has(AGREEMENTS)) {
            kept.set(AGREEMENTS, Json.MAPPER.valueToTree(Agreements.STANDARD));
        }
        return Json.MAPPER.treeToValue(kept, FinishedBoard.class);
    }
}

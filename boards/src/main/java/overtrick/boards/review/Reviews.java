package overtrick.boards.review;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import overtrick.bridgetable.duplicate.PlayedAt;
import overtrick.house.codes.TableId;
import overtrick.house.json.Json;
import overtrick.house.table.PersonId;
import overtrick.log.Sql;
import overtrick.log.Store;

/// What people keep about their boards, and what boards have cost them.
///
/// @param chance draws links that nobody guesses
public record Reviews(Store store, InstantSource clock, RandomGenerator chance) {

    private static final String KEEP_NOTE =
            """
            INSERT INTO board_note (person, code, ordinal, marked, note) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (person, code, ordinal) DO UPDATE SET marked = excluded.marked,
                note = excluded.note
            """;
    private static final String NOTES =
            "SELECT code, ordinal, marked, note FROM board_note WHERE person = ?";
    private static final String KEEP_SHARE =
            """
            INSERT INTO board_share (token, person, code, ordinal, shared) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT DO NOTHING
            """;
    private static final String TOKEN =
            "SELECT token FROM board_share WHERE person = ? AND code = ? AND ordinal = ?";
    private static final String SHARED = "SELECT * FROM board_share WHERE token = ?";
    private static final String UNSHARE =
            "DELETE FROM board_share WHERE person = ? AND code = ? AND ordinal = ?";
    private static final String KEEP_COSTS =
            """
            INSERT INTO board_cost (code, ordinal, costs) VALUES (?, ?, ?)
            ON CONFLICT (code, ordinal) DO UPDATE SET costs = excluded.costs
            """;
    private static final String COSTS =
            """
            SELECT c.code, c.ordinal, c.costs
            FROM board_player p
            JOIN board_cost c ON c.code = p.code AND c.ordinal = p.ordinal
            WHERE p.person = ?
            """;

    private static final String COSTS_AT =
            "SELECT code, ordinal, costs FROM board_cost WHERE code = ?";

    private static final String COSTS_OF_SET =
            """
            SELECT c.code, c.ordinal, c.costs
            FROM finished_board f
            JOIN board_cost c ON c.code = f.code AND c.ordinal = f.ordinal
            WHERE f.board_set = ?
            """;

    /// A board that somebody shows.
    public record Shared(PlayedAt board, PersonId by) {}

    /// What somebody keeps about a board.
    public Note note(PersonId person, PlayedAt board) {
        return notes(person).getOrDefault(board, Note.NONE);
    }

    /// All that somebody keeps.
    public Map<PlayedAt, Note> notes(PersonId person) {
        return byBoard(
                NOTES,
                person.value(),
                row -> new Note(row.getInt("marked") != 0, row.getString("note")));
    }

    public void keep(PersonId person, PlayedAt board, Note note) {
        store.change(
                KEEP_NOTE,
                person.value(),
                board.table(),
                board.ordinal(),
                note.marked() ? 1 : 0,
                note.text());
    }

    /// The secret word of the link that shows a board; the same whenever its player asks.
    public String share(PersonId person, PlayedAt board) {
        String word = Long.toHexString(chance.nextLong()) + Long.toHexString(chance.nextLong());
        store.change(
                KEEP_SHARE, word, person.value(), board.table(), board.ordinal(), clock.millis());
        return link(person, board).orElse(word);
    }

    /// The secret word of a link that was made before.
    public Optional<String> link(PersonId person, PlayedAt board) {
        return store.row(
                TOKEN,
                row -> row.getString("token"),
                person.value(),
                board.table(),
                board.ordinal());
    }

    /// The link shows nothing any more.
    public void unshare(PersonId person, PlayedAt board) {
        store.change(UNSHARE, person.value(), board.table(), board.ordinal());
    }

    /// What a link shows; empty when there is none, or no more.
    public Optional<Shared> shared(String word) {
        return store.row(
                SHARED, row -> new Shared(at(row), new PersonId(row.getString("person"))), word);
    }

    public void keep(PlayedAt board, Costs costs) {
        store.change(
                KEEP_COSTS, board.table(), board.ordinal(), Json.MAPPER.writeValueAsString(costs));
    }

    /// What somebody's boards have cost, as far as it has been worked out.
    public Map<PlayedAt, Costs> costs(PersonId person) {
        return byBoard(COSTS, person.value(), Reviews::costs);
    }

    /// What boards have cost, as far as it has been worked out.
    ///
    /// @param table at which they were played
    public Map<PlayedAt, Costs> costsAt(TableId table) {
        return byBoard(COSTS_AT, table.code(), Reviews::costs);
    }

    /// What boards of a set have cost at all tables, as far as it has been worked out.
    public Map<PlayedAt, Costs> costsOf(String set) {
        return byBoard(COSTS_OF_SET, set, Reviews::costs);
    }

    private static Costs costs(ResultSet row) throws SQLException {
        return Json.MAPPER.readValue(row.getString("costs"), Costs.class);
    }

    private static PlayedAt at(ResultSet row) throws SQLException {
        return new PlayedAt(row.getString("code"), row.getInt("ordinal"));
    }

    private <T> Map<PlayedAt, T> byBoard(String question, String asked, Sql.Reading<T> reading) {
        return store.rows(question, row -> Map.entry(at(row), reading.read(row)), asked).stream()
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }
}

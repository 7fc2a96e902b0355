package overtrick.cantable;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import overtrick.cards.Seat;
import overtrick.house.codes.TableId;
import overtrick.house.table.PersonId;
import overtrick.log.Store;

/// The matches that have been played, those under way among them.
public final class CanHistory {

    /// A match somebody has played in, and the chair they came to.
    public record Entry(PlayedMatch match, Seat came) {}

    private static final String OF_PERSON =
            """
            SELECT m.record, p.seat
            FROM can_player p
            JOIN can_match m ON m.code = p.code AND m.ordinal = p.ordinal
            WHERE p.person = ?
            ORDER BY p.touched DESC, p.ordinal DESC
            LIMIT ? OFFSET ?
            """;
    private static final String ONE = "SELECT record FROM can_match WHERE code = ? AND ordinal = ?";

    private static final String SEAT =
            "SELECT seat FROM can_player WHERE person = ? AND code = ? AND ordinal = ?";

    private static final String PLAYED =
            "SELECT 1 FROM can_player WHERE person = ? AND code = ? AND ordinal = ?";

    private final Store store;

    public CanHistory(Store store) {
        this.store = store;
    }

    /// The matches somebody has played in, the latest first.
    public List<Entry> matchesOf(PersonId person, int offset, int limit) {
        return store.rows(
                OF_PERSON,
                row -> new Entry(match(row), Seat.parse(row.getString("seat"))),
                person.value(),
                limit,
                offset);
    }

    /// The match of this ordinal at a table; empty before its first deal is over.
    public Optional<PlayedMatch> match(TableId table, int ordinal) {
        return store.row(ONE, CanHistory::match, table.code(), ordinal);
    }

    /// To which chair somebody came in a match; empty when they have not played in it.
    public Optional<Seat> seat(PersonId person, TableId table, int ordinal) {
        return store.row(
                SEAT,
                row -> Seat.parse(row.getString("seat")),
                person.value(),
                table.code(),
                ordinal);
    }

    /// Whether somebody has played in a match.
    public boolean hasPlayed(PersonId person, TableId table, int ordinal) {
        return store.row(PLAYED, _ -> true, person.value(), table.code(), ordinal).isPresent();
    }

    private static PlayedMatch match(ResultSet row) throws SQLException {
        return CanForms.JSON.readValue(row.getString("record"), PlayedMatch.class);
    }
}

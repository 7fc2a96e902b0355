package overtrick.members;

import java.time.Duration;
import java.time.Instant;
import overtrick.house.ClubHouse;
import overtrick.log.Store;

/// How many people and tables there are.
///
/// @param members who have an account
/// @param guests who came in the last seven days
/// @param sessions in which somebody is known
/// @param tables that were ever opened
/// @param awake of them, those at which something has happened lately
public record Figures(int members, int guests, int sessions, int tables, int awake) {

    private static final Duration WEEK = Duration.ofDays(7);

    static Figures of(ClubHouse house) {
        var store = house.store();
        Instant week = house.clock().instant().minus(WEEK);
        return new Figures(
                count(store, "SELECT count(*) FROM account"),
                count(
                        store,
                        "SELECT count(DISTINCT person) FROM session"
                                + " WHERE stay = 'guest' AND seen >= ?",
                        week.toEpochMilli()),
                count(store, "SELECT count(*) FROM session"),
                count(store, "SELECT count(*) FROM table_summary"),
                house.tables().awake());
    }

    private static int count(Store store, String question, Object... values) {
        return store.row(question, row -> row.getInt(1), values).orElse(0);
    }
}

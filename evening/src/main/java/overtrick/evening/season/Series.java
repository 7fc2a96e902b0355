package overtrick.evening.season;

import java.security.SecureRandom;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import overtrick.house.codes.TournamentId;
import overtrick.house.json.Json;
import overtrick.house.table.PersonId;
import overtrick.log.Sql;
import overtrick.log.Store;
import overtrick.log.form.Redaction;

/// The series of the club, and which evenings belong to them.
public final class Series {

    /// Evenings of a series.
    public static final int MOST_EVENINGS = 60;

    private static final String KEEP =
            "INSERT INTO series (code, plan, person, created) VALUES (?, ?, ?, ?)"
                    + " ON CONFLICT (code) DO NOTHING";
    private static final String ONE = "SELECT code, plan, created FROM series WHERE code = ?";
    private static final String LATEST =
            "SELECT code, plan, created FROM series ORDER BY created DESC, code LIMIT ?";
    private static final String OWN =
            "SELECT code, plan, created FROM series WHERE person = ? ORDER BY created DESC, code";
    private static final String OWNS = "SELECT 1 FROM series WHERE code = ? AND person = ?";
    private static final String ADD =
            """
            INSERT INTO series_event (series, event, added)
            SELECT ?, ?, ? WHERE (SELECT COUNT(*) FROM series_event WHERE series = ?) < ?
            ON CONFLICT (series, event) DO NOTHING
            """;
    private static final String REMOVE = "DELETE FROM series_event WHERE series = ? AND event = ?";
    private static final String EVENTS =
            "SELECT event FROM series_event WHERE series = ? ORDER BY added, event";
    private static final String OF_EVENT =
            """
            SELECT s.code, s.plan, s.created FROM series s
            JOIN series_event e ON e.series = s.code
            WHERE e.event = ? ORDER BY s.created, s.code
            """;

    /// A series.
    ///
    /// @param code in its address
    public record Kept(String code, SeriesPlan plan, Instant created) {}

    private final Store store;
    private final InstantSource clock;
    private final SecureRandom chance = new SecureRandom();

    /// Takes out of all titles what must no longer be read.
    ///
    /// @return how many there were
    public static int forget(Connection connection, Redaction redaction) throws SQLException {
        int rows = 0;
        for (var one :
                Sql.of("SELECT code, plan, created FROM series")
                        .rows(
                                connection,
                                row -> kept(row.getString(1), row.getString(2), row.getLong(3)))) {
            var plan = one.plan();
            String title = redaction.text(plan.title());
            if (!title.equals(plan.title())) {
                var other = new SeriesPlan(title, plan.rules(), plan.teams(), plan.scheme());
                String text = Json.MAPPER.writeValueAsString(other);
                rows +=
                        Sql.of("UPDATE series SET plan = ? WHERE code = ?", text, one.code())
                                .change(connection);
            }
        }
        return rows;
    }

    public Series(Store store, InstantSource clock) {
        this.store = store;
        this.clock = clock;
    }

    /// @return its code
    public String open(PersonId by, SeriesPlan plan) {
        String text = Json.MAPPER.writeValueAsString(plan);
        while (true) {
            String code = TournamentId.draw(chance).code();
            if (store.change(KEEP, code, text, by.value(), clock.millis()) > 0) {
                return code;
            }
        }
    }

    public Optional<Kept> of(String code) {
        return store.row(
                ONE, row -> kept(row.getString(1), row.getString(2), row.getLong(3)), code);
    }

    public List<Kept> latest(int limit) {
        return store.rows(
                LATEST, row -> kept(row.getString(1), row.getString(2), row.getLong(3)), limit);
    }

    /// Those to which somebody may add evenings.
    public List<Kept> of(PersonId person) {
        return store.rows(
                OWN,
                row -> kept(row.getString(1), row.getString(2), row.getLong(3)),
                person.value());
    }

    /// Those to which an evening belongs.
    public List<Kept> of(TournamentId event) {
        return store.rows(
                OF_EVENT,
                row -> kept(row.getString(1), row.getString(2), row.getLong(3)),
                event.code());
    }

    private static Kept kept(String code, String plan, long created) {
        return new Kept(
                code, Json.MAPPER.readValue(plan, SeriesPlan.class), Instant.ofEpochMilli(created));
    }

    public boolean owns(PersonId person, String code) {
        return store.row(OWNS, _ -> true, code, person.value()).isPresent();
    }

    /// Adds an evening; one that is there already stays.
    public void add(String code, TournamentId event) {
        store.change(ADD, code, event.code(), clock.millis(), code, MOST_EVENINGS);
    }

    public void remove(String code, TournamentId event) {
        store.change(REMOVE, code, event.code());
    }

    /// The evenings, the first first.
    public List<TournamentId> events(String code) {
        return store.rows(EVENTS, row -> new TournamentId(row.getString(1)), code);
    }
}

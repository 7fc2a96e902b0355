package overtrick.evening.season;

import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import overtrick.evening.tournament.TournamentJson;
import overtrick.house.table.PersonId;
import overtrick.log.Store;

/// The usual events of the club. Everybody may announce one; whoever has kept it may change it or
/// forget it.
public final class EventTemplates {

    private static final int MOST = 60;

    private static final String KEEP =
            """
            INSERT INTO event_template (name, template, person, kept) VALUES (?, ?, ?, ?)
            ON CONFLICT (name) DO UPDATE SET template = excluded.template, kept = excluded.kept
            WHERE event_template.person = excluded.person
            """;
    private static final String ALL = "SELECT template FROM event_template ORDER BY name LIMIT ?";
    private static final String ONE = "SELECT template FROM event_template WHERE name = ?";
    private static final String FORGET = "DELETE FROM event_template WHERE name = ? AND person = ?";
    private static final String OWN = "SELECT name FROM event_template WHERE person = ?";
    private static final String COUNT = "SELECT COUNT(*) FROM event_template";

    private final Store store;
    private final InstantSource clock;

    public EventTemplates(Store store, InstantSource clock) {
        this.store = store;
        this.clock = clock;
    }

    /// Keeps an event under its name.
    ///
    /// @return whether it is kept: not under a name that is somebody else's, nor when there are too
    ///   many
    public boolean keep(PersonId by, EventTemplate template) {
        boolean room =
                named(template.name()).isPresent()
                        || store.row(COUNT, row -> row.getInt(1)).orElse(0) < MOST;
        String text = TournamentJson.MAPPER.writeValueAsString(template);
        return room && store.change(KEEP, template.name(), text, by.value(), clock.millis()) > 0;
    }

    /// By their names.
    public List<EventTemplate> all() {
        return store.rows(ALL, row -> read(row.getString(1)), MOST);
    }

    public Optional<EventTemplate> named(String name) {
        return store.row(ONE, row -> read(row.getString(1)), name);
    }

    private static EventTemplate read(String text) {
        return TournamentJson.MAPPER.readValue(text, EventTemplate.class);
    }

    /// The names of those that somebody has kept.
    public List<String> of(PersonId person) {
        return store.rows(OWN, row -> row.getString(1), person.value());
    }

    /// @return whether it was theirs
    public boolean forget(PersonId person, String name) {
        return store.change(FORGET, name, person.value()) > 0;
    }
}

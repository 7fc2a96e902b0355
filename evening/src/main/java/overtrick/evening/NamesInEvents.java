package overtrick.evening;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import overtrick.evening.season.PlayerNames;
import overtrick.evening.season.Series;
import overtrick.evening.tournament.Tournaments;
import overtrick.house.leave.Traces;
import overtrick.house.table.PersonId;
import overtrick.log.Sql;
import overtrick.log.Store;
import overtrick.log.form.Redaction;
import overtrick.tournament.act.Attendee;
import overtrick.tournament.session.EntryId;

/// Where people stand in events by a name alone: in the events themselves, and in what a club keeps
/// from one to the next.
///
/// @param tournaments the events
record NamesInEvents(Store store, Tournaments tournaments) {

    private static final String SEATS =
            "SELECT event, entry, player FROM event_seat WHERE person = ?";
    private static final String EVENTS =
            """
            SELECT event FROM event_seat WHERE person = ?
            UNION SELECT code FROM tournament_player WHERE person = ?
            UNION SELECT code FROM table_phone WHERE person = ?
            UNION SELECT code FROM partner_search WHERE person = ?
            UNION SELECT code FROM tournament_director WHERE person = ?
            """;
    private static final String TABLES = "SELECT code FROM event_table WHERE event = ?";
    private static final String SOUGHT = "SELECT player FROM partner_search WHERE person = ?";
    private static final String LABELS = "SELECT hash, label FROM director_link";
    private static final String LABEL = "UPDATE director_link SET label = ? WHERE hash = ?";

    private static final String ENTRY =
            """
            SELECT entry FROM event_seat WHERE event = ? AND person = ?
            UNION SELECT entry FROM tournament_player WHERE code = ? AND person = ?
            """;
    private static final String DIRECTS =
            "SELECT 1 FROM tournament_director WHERE code = ? AND person = ?"
                    + " AND ended = 0 AND duty IN ('DIRECTOR', 'ASSISTANT')";

    private record Place(String event, int entry, int player) {}

    private record Label(String hash, String text) {}

    Traces traces(PersonId person) {
        String id = person.value();
        var names = new HashSet<>(store.rows(SOUGHT, row -> row.getString(1), id));
        for (var place :
                store.rows(
                        SEATS,
                        row -> new Place(row.getString(1), row.getInt(2), row.getInt(3)),
                        id)) {
            name(place).ifPresent(names::add);
        }
        var streams = new HashSet<String>();
        for (String event : events(person)) {
            streams.add(Tournaments.KIND.stream(event));
            store.rows(TABLES, row -> row.getString(1), event)
                    .forEach(code -> streams.add("table/" + code));
        }
        return new Traces(names, streams);
    }

    /// The events with which somebody has to do.
    List<String> events(PersonId person) {
        String id = person.value();
        return store.rows(EVENTS, row -> row.getString(1), id, id, id, id, id);
    }

    /// Their entry in an event.
    Optional<EntryId> entry(String event, PersonId person) {
        String id = person.value();
        return store.row(ENTRY, row -> new EntryId(row.getInt(1)), event, id, event, id);
    }

    boolean directs(String event, PersonId person) {
        return store.row(DIRECTS, _ -> true, event, person.value()).isPresent();
    }

    private Optional<String> name(Place place) {
        var view = tournaments.view(place.event(), Attendee.Outsider.HOUSE).state();
        return view.entries().stream()
                .filter(entry -> entry.id().equals(new EntryId(place.entry())))
                .filter(entry -> place.player() < entry.players().size())
                .map(entry -> entry.players().get(place.player()))
                .findFirst();
    }

    int forget(Connection connection, Set<String> names, Redaction redaction) throws SQLException {
        int rows = PlayerNames.forget(connection, names);
        for (var label :
                Sql.of(LABELS)
                        .rows(connection, row -> new Label(row.getString(1), row.getString(2)))) {
            String other = redaction.text(label.text());
            if (!other.equals(label.text())) {
                rows += Sql.of(LABEL, other, label.hash()).change(connection);
            }
        }
        return rows + Series.forget(connection, redaction);
    }
}

package overtrick.house.leave;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.List;
import java.util.Set;
import overtrick.house.json.Json;
import overtrick.house.table.PersonId;
import overtrick.log.Sql;
import overtrick.log.Store;
import tools.jackson.core.type.TypeReference;

/// Who has left, and how they are called since. While their names are still being taken out they
/// stand here, so that it can be gone on with after the program was stopped; then they do not.
final class Departures {

    private static final String NEXT = "SELECT coalesce(max(number), 0) + 1 FROM departed";
    private static final String ADD =
            "INSERT INTO departed (number, person, alias, names, at) VALUES (?, ?, ?, ?, ?)";
    private static final String TAKEN = "SELECT 1 FROM person WHERE name = ? LIMIT 1";
    private static final String UNDER_WAY =
            "SELECT person, alias, names FROM departed WHERE names <> '' ORDER BY number";
    private static final String DONE = "UPDATE departed SET names = '' WHERE person = ?";

    /// Somebody whose name is being taken out.
    ///
    /// @param now the name they had last
    /// @param known all names that are known to be theirs, that one included
    /// @param complete whether the log has been looked through for more
    record Leaver(PersonId person, String alias, String now, Set<String> known, boolean complete) {}

    private record Names(String now, Set<String> known, boolean complete) {}

    private static final String KNOW = "UPDATE departed SET names = ? WHERE person = ?";

    private final Store store;
    private final InstantSource clock;

    Departures(Store store, InstantSource clock) {
        this.store = store;
        this.clock = clock;
    }

    /// Gives them another name: `Former member 7`.
    ///
    /// @param form with a place for the number
    /// @param names they have had; the first is the one they have
    Leaver add(Connection connection, PersonId person, String form, List<String> names)
            throws SQLException {
        long number = Sql.of(NEXT).row(connection, row -> row.getLong(1)).orElse(1L);
        while (isTaken(connection, form.formatted(number))) {
            number++;
        }
        String alias = form.formatted(number);
        var kept = new Names(names.getFirst(), Set.copyOf(names), false);
        String text = Json.MAPPER.writeValueAsString(kept);
        Sql.of(ADD, number, person.value(), alias, text, clock.millis()).change(connection);
        return new Leaver(person, alias, kept.now(), kept.known(), false);
    }

    private static boolean isTaken(Connection connection, String name) throws SQLException {
        return Sql.of(TAKEN, name).row(connection, _ -> true).isPresent();
    }

    /// Those whose names are still being taken out.
    List<Leaver> underWay() {
        return store.rows(
                UNDER_WAY,
                row -> {
                    var names =
                            Json.MAPPER.readValue(row.getString(3), new TypeReference<Names>() {});
                    return new Leaver(
                            new PersonId(row.getString(1)),
                            row.getString(2),
                            names.now(),
                            names.known(),
                            names.complete());
                });
    }

    /// Keeps all names that they have had, before the first of them is taken out.
    Leaver know(Leaver leaver, Set<String> all) {
        var names = new Names(leaver.now(), all, true);
        store.change(KNOW, Json.MAPPER.writeValueAsString(names), leaver.person().value());
        return new Leaver(leaver.person(), leaver.alias(), leaver.now(), all, true);
    }

    void done(Leaver leaver) {
        store.change(DONE, leaver.person().value());
    }
}

package overtrick.postgres;

import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import overtrick.log.NewEvent;
import overtrick.log.Redactions.Placed;
import overtrick.log.Store;

/// A club in a database to write to and to do harm to.
record Club(PostgresPlace place, Path data) {

    static final Instant NOW = Instant.parse("2026-11-21T20:00:00Z");

    /// Rooms of a test have tables, too, one of which tells a place in the log.
    static final Moves TABLES =
            new Moves(List.of("overtrick/tables"), Set.of("talk.upto"), InstantSource.fixed(NOW));

    static Club in(Path data) {
        return new Club(Server.place(), data);
    }

    PostgresStore open() {
        return PostgresStore.open(place, data, TABLES);
    }

    static List<NewEvent> events(String... payloads) {
        return Stream.of(payloads).map(text -> new NewEvent("said", 1, text)).toList();
    }

    static void append(Store store, String stream, String... payloads) {
        store.log().append(stream, store.log().head(stream), events(payloads));
    }

    static List<String> payloads(Store store, String stream) {
        return store.log().read(stream, 0).stream()
                .map(logged -> logged.event().payload())
                .toList();
    }

    /// Puts something in the place of all events that hold a text.
    static void redact(Store store, String text, String other) {
        var found = store.redactions().holding(List.of(text), 0).events();
        store.redactions().replace("left", found.stream().map(one -> with(one, other)).toList());
    }

    private static Placed with(Placed one, String payload) {
        return one.with(new NewEvent("said", 1, payload));
    }

    List<Flaw> flaws() {
        return Check.of(place, data).flaws();
    }

    /// Changes the database behind the store's back.
    void execute(String sql) {
        try (var connection = place.source("a forger", Duration.ZERO).getConnection();
                var statement = connection.createStatement()) {
            statement.execute(sql);
        } catch (SQLException failed) {
            throw new IllegalStateException(failed);
        }
    }
}

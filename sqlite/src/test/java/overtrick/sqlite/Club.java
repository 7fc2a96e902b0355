package overtrick.sqlite;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.stream.Stream;
import overtrick.log.NewEvent;

/// A data directory to write to and to do harm to.
record Club(Path directory) {

    static final Instant NOW = Instant.parse("2026-11-21T20:00:00Z");

    SqliteStore open() {
        return SqliteStore.open(directory, List.of(), InstantSource.fixed(NOW));
    }

    void append(SqliteStore store, String stream, long after, String... payloads) {
        store.log().append(stream, after, events(payloads));
    }

    /// Opens it, appends to the end of a stream and closes it.
    void write(String stream, String... payloads) {
        try (var store = open()) {
            append(store, stream, store.log().head(stream), payloads);
        }
    }

    static List<NewEvent> events(String... payloads) {
        return Stream.of(payloads).map(text -> new NewEvent("said", 1, text)).toList();
    }

    List<String> payloads(String stream) {
        try (var store = open()) {
            return store.log().read(stream, 0).stream()
                    .map(logged -> logged.event().payload())
                    .toList();
        }
    }

    Path database() {
        return directory.resolve(SqliteStore.FILE);
    }

    Path head() {
        return HeadFile.beside(database());
    }

    /// Changes the database behind the store's back.
    void execute(String sql) {
        try (var connection = Settings.working(database()).getConnection();
                var statement = connection.createStatement()) {
            statement.execute(sql);
        } catch (SQLException failed) {
            throw new IllegalStateException(failed);
        }
    }

    /// Appends, and copies the directory while it is open: as if the program were killed then.
    Path whileOpen(String stream, long after, String... payloads) throws IOException {
        var killed = Files.createDirectories(directory.resolveSibling("killed"));
        try (var store = open()) {
            append(store, stream, after, payloads);
            for (String name : List.of("overtrick.db", "overtrick.db-wal", "overtrick.head")) {
                Files.copy(directory.resolve(name), killed.resolve(name));
            }
        }
        return killed;
    }
}

package overtrick.sqlite;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import overtrick.log.LoggedEvent;
import overtrick.log.NewEvent;

/// Copies of a store and checks of one.
@Timeout(60)
class CopiesTest {

    private static final Instant NOW = Instant.parse("2026-11-21T20:00:00Z");

    @TempDir private Path directory;

    private SqliteStore store;

    @BeforeEach
    void open() {
        store = SqliteStore.open(directory, List.of(), InstantSource.fixed(NOW));
    }

    @AfterEach
    void close() {
        store.close();
    }

    @Test
    void copiesItselfWhileInUse() {
        store.log().append("table/A", 0, events("one"));
        var copy = directory.resolve("copy").resolve(SqliteStore.FILE);
        assertThat(copy.getParent().toFile().mkdir()).isTrue();

        Copies.backup(directory, copy);
        store.log().append("table/A", 1, events("after the copy"));

        assertThat(Copies.problems(copy)).isEmpty();
        try (var other = SqliteStore.open(copy.getParent(), List.of(), InstantSource.fixed(NOW))) {
            assertThat(other.log().read("table/A", 0)).containsExactly(logged(1, "one"));
        }
    }

    @Test
    void findsAGapInAStream() {
        store.log().append("table/A", 0, events("one", "two", "three"));
        store.write(connection -> {
            try (var delete = connection.createStatement()) {
                return delete.executeUpdate("DELETE FROM event WHERE number = 2");
            }
        });

        assertThat(Copies.problems(directory.resolve(SqliteStore.FILE)))
                .containsExactly("stream table/A has 2 events but ends at number 3");
    }

    private static List<NewEvent> events(String... payloads) {
        return Stream.of(payloads).map(text -> new NewEvent("said", 1, text)).toList();
    }

    private static LoggedEvent logged(long number, String payload) {
        return new LoggedEvent(number, NOW, new NewEvent("said", 1, payload));
    }
}

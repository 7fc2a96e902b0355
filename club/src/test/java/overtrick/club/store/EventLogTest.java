package overtrick.club.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import overtrick.club.store.EventLog.ConflictException;

/// What every event log promises, asked of the one on SQLite.
class EventLogTest {

    private static final Instant NOW = Instant.parse("2026-11-21T20:00:00Z");

    @TempDir private Path directory;

    private SqliteStore store;

    @BeforeEach
    void open() {
        store = SqliteStore.open(directory, InstantSource.fixed(NOW));
    }

    @AfterEach
    void close() {
        store.close();
    }

    @Test
    void keepsEventsInOrderWithTheirNumbersAndTime() {
        store.log().append("table/A", 0, events("one", "two"));
        store.log().append("table/A", 2, events("three"));

        assertThat(store.log().read("table/A", 0))
                .containsExactly(logged(1, "one"), logged(2, "two"), logged(3, "three"));
    }

    @Test
    void givesTheRestAfterANumber() {
        store.log().append("table/A", 0, events("one", "two", "three"));

        assertThat(store.log().read("table/A", 2)).containsExactly(logged(3, "three"));
        assertThat(store.log().read("table/A", 3)).isEmpty();
    }

    @Test
    void keepsStreamsApart() {
        store.log().append("table/A", 0, events("one"));
        store.log().append("table/B", 0, events("other"));

        assertThat(store.log().read("table/B", 0)).containsExactly(logged(1, "other"));
        assertThat(store.log().heads()).containsOnlyKeys("table/A", "table/B").containsValue(1L);
    }

    @Test
    void refusesWhoeverDidNotKnowTheLastEvent() {
        store.log().append("table/A", 0, events("one"));

        assertThatThrownBy(() -> store.log().append("table/A", 0, events("late")))
                .isInstanceOf(ConflictException.class)
                .hasMessageContaining("table/A")
                .hasMessageContaining("event 0");
        assertThatThrownBy(() -> store.log().append("table/A", 2, events("early")))
                .isInstanceOf(ConflictException.class);
        assertThat(store.log().read("table/A", 0)).containsExactly(logged(1, "one"));
    }

    @Test
    void isStillThereAfterReopening() {
        store.log().append("table/A", 0, events("one"));
        store.close();
        store = SqliteStore.open(directory, InstantSource.fixed(NOW));

        assertThat(store.log().read("table/A", 0)).containsExactly(logged(1, "one"));
    }

    @Test
    void letsNoTwoWritersWriteTheSameNumber() throws Exception {
        int writers = 16;
        var tries =
                IntStream.range(0, writers)
                        .<Callable<Boolean>>mapToObj(writer -> () -> append("writer " + writer))
                        .toList();
        long winners = 0;
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (var done : threads.invokeAll(tries)) {
                winners += done.get() ? 1 : 0;
            }
        }

        assertThat(winners).isEqualTo(1);
        assertThat(store.log().read("table/A", 0)).hasSize(1);
    }

    @Test
    void keepsEveryWriterOfAGroupWhenOneOfThemIsRefused() throws Exception {
        var tries = new ArrayList<Callable<Boolean>>();
        for (int stream = 0; stream < 200; stream++) {
            String name = "table/" + stream;
            tries.add(() -> {
                store.log().append(name, 0, events("one", "two"));
                return true;
            });
            tries.add(() -> append("again"));
        }
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (var done : threads.invokeAll(tries)) {
                done.get();
            }
        }

        assertThat(store.log().heads()).hasSize(201);
        assertThat(store.log().heads().values().stream().mapToLong(Long::longValue).sum())
                .isEqualTo(200 * 2 + 1);
    }

    @Test
    void failsClearlyOnceTheStoreIsClosed() {
        store.close();

        assertThatThrownBy(() -> store.log().append("table/A", 0, events("late")))
                .isInstanceOf(StoreException.class);
    }

    @Test
    void copiesItselfWhileInUse() {
        store.log().append("table/A", 0, events("one"));
        var copy = directory.resolve("copy").resolve(SqliteStore.FILE);
        assertThat(copy.getParent().toFile().mkdir()).isTrue();

        Copies.backup(directory, copy);
        store.log().append("table/A", 1, events("after the copy"));

        assertThat(Copies.problems(copy)).isEmpty();
        try (var other = SqliteStore.open(copy.getParent(), InstantSource.fixed(NOW))) {
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

    private boolean append(String payload) {
        try {
            store.log().append("table/A", 0, events(payload));
            return true;
        } catch (ConflictException second) {
            return false;
        }
    }

    private static List<NewEvent> events(String... payloads) {
        return List.of(payloads).stream().map(text -> new NewEvent("said", 1, text)).toList();
    }

    private static LoggedEvent logged(long number, String payload) {
        return new LoggedEvent(number, NOW, new NewEvent("said", 1, payload));
    }
}

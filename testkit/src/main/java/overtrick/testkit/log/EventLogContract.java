package overtrick.testkit.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import overtrick.log.Beside;
import overtrick.log.EventLog.ConflictException;
import overtrick.log.EventLog.Head;
import overtrick.log.LoggedEvent;
import overtrick.log.NewEvent;
import overtrick.log.Store;
import overtrick.log.StoreException;

/// What every event log promises, whatever it is kept in.
@Timeout(60)
public abstract class EventLogContract {

    private static final Instant NOW = Instant.parse("2026-11-21T20:00:00Z");

    @TempDir private Path directory;

    private Store store;

    /// Opens a store of one's own kind.
    protected abstract Store open(Path folder, InstantSource clock);

    @BeforeEach
    void open() {
        store = open(directory, InstantSource.fixed(NOW));
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
        assertThat(store.log().head("table/A")).isEqualTo(1);
        assertThat(store.log().head("table/C")).isZero();
    }

    @Test
    void givesTheStreamsOfAKindInPages() {
        for (String stream : List.of("table/B", "tablet/X", "can/A", "table/A", "table/C")) {
            store.log().append(stream, 0, events("one"));
        }

        assertThat(store.log().heads("table/", "", 2))
                .containsExactly(new Head("table/A", 1), new Head("table/B", 1));
        assertThat(store.log().heads("table/", "table/B", 2))
                .containsExactly(new Head("table/C", 1));
    }

    @Test
    void writesBesideTheEventsOrNeither() {
        makeTable();
        store.log().append("table/A", 0, events("one"), note("one"));

        assertThatThrownBy(() -> store.log().append("table/A", 0, events("late"), note("late")))
                .isInstanceOf(ConflictException.class);
        assertThatThrownBy(() ->
                        store.log()
                                .append(
                                        "table/A",
                                        1,
                                        events("two"),
                                        (_, _) -> {
                                            throw new SQLException("no such row");
                                        }))
                .isInstanceOf(StoreException.class);

        assertThat(notes()).containsExactly("one at " + NOW);
        assertThat(store.log().head("table/A")).isEqualTo(1);
    }

    private void makeTable() {
        store.write(connection -> {
            try (var make = connection.createStatement()) {
                return make.executeUpdate("CREATE TABLE note (text TEXT NOT NULL)");
            }
        });
    }

    private static Beside note(String text) {
        return (connection, at) -> {
            try (var insert = connection.prepareStatement("INSERT INTO note VALUES (?)")) {
                insert.setString(1, text + " at " + at);
                insert.executeUpdate();
            }
        };
    }

    private List<String> notes() {
        return store.read(connection -> {
            var notes = new ArrayList<String>();
            try (var asked = connection.createStatement();
                    var rows = asked.executeQuery("SELECT text FROM note")) {
                while (rows.next()) {
                    notes.add(rows.getString(1));
                }
            }
            return notes;
        });
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
        store = open(directory, InstantSource.fixed(NOW));

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

        var heads = store.log().heads("table/", "", 1000);
        assertThat(heads).hasSize(201);
        assertThat(heads.stream().mapToLong(Head::number).sum()).isEqualTo(200 * 2 + 1);
    }

    @Test
    void failsClearlyOnceTheStoreIsClosed() {
        store.close();
        store.close(); // once more does no harm

        assertThatThrownBy(() -> store.log().append("table/A", 0, events("late")))
                .isInstanceOf(StoreException.class);
        assertThatThrownBy(() -> store.log().head("table/A")).isInstanceOf(StoreException.class);
    }

    @Test
    void keepsNothingOfWorkThatFailsWhateverItThrows() {
        makeTable();
        var failures =
                List.<Beside>of(
                        (_, _) -> {
                            throw new SQLException("no such row");
                        },
                        (_, _) -> {
                            throw new IllegalStateException("a bug");
                        },
                        (_, _) -> {
                            throw new StackOverflowError("an error of the machine");
                        });
        long known = 0;
        for (var failure : failures) {
            long after = known;
            assertThatThrownBy(() ->
                            store.log()
                                    .append(
                                            "table/A",
                                            after,
                                            events("lost"),
                                            note("lost").and(failure)))
                    .isInstanceOf(StoreException.class)
                    .hasCauseInstanceOf(Throwable.class);
            store.log().append("table/A", after, events("kept"), note("kept"));
            known++;
        }

        assertThat(store.log().read("table/A", 0))
                .containsExactly(logged(1, "kept"), logged(2, "kept"), logged(3, "kept"));
        assertThat(notes()).hasSize(3).allMatch(("kept at " + NOW)::equals);
    }

    @Test
    void keepsAllOthersOfAGroupWhenSomeFailHalfWay() throws Exception {
        makeTable();
        var tries = new ArrayList<Callable<Boolean>>();
        for (int i = 0; i < 300; i++) {
            String stream = "table/" + i;
            Beside beside = i % 3 == 0 ? note(stream).and(failing()) : note(stream);
            tries.add(() -> keeps(stream, beside));
        }
        long kept = 0;
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (var done : threads.invokeAll(tries)) {
                kept += done.get() ? 1 : 0;
            }
        }

        assertThat(kept).isEqualTo(200);
        var streams = store.log().heads("table/", "", 1000).stream().map(Head::stream).toList();
        assertThat(streams).hasSize(200);
        assertThat(notes())
                .containsExactlyInAnyOrderElementsOf(
                        streams.stream().map(stream -> stream + " at " + NOW).toList());
    }

    private static Beside failing() {
        return (_, _) -> {
            throw new SQLException("no such row");
        };
    }

    private boolean keeps(String stream, Beside beside) {
        try {
            store.log().append(stream, 0, events("one"), beside);
            return true;
        } catch (StoreException refused) {
            return false;
        }
    }

    @Test
    void readsALongStreamInOrder() {
        var heavy = "x".repeat(700_000);
        for (int i = 0; i < 4; i++) {
            store.log().append("table/A", i, events(heavy));
        }
        var many = IntStream.range(0, 3_000).mapToObj(String::valueOf).toArray(String[]::new);
        store.log().append("table/A", 4, events(many));

        var read = store.log().read("table/A", 0);

        assertThat(read).hasSize(3_004);
        assertThat(read.stream().map(LoggedEvent::number))
                .isEqualTo(LongStream.rangeClosed(1, 3_004).boxed().toList());
        assertThat(read.getLast()).isEqualTo(logged(3_004, "2999"));
        assertThat(store.log().read("table/A", 3_003)).containsExactly(logged(3_004, "2999"));
    }

    @Test
    void canBeReadByWhoeverReads() {
        store.log().append("table/0", 0, events("one"));

        assertThat(depth(20)).isEqualTo(20);
    }

    /// Reads a stream, and while it is told its events, reads again.
    private int depth(int most) {
        var depth = new int[1];
        if (most > 0) {
            store.log().read("table/0", 0, _ -> depth[0] = 1 + depth(most - 1));
        }
        return depth[0];
    }

    @Test
    void readsWithAConnectionThatCannotWrite() {
        makeTable();

        assertThatThrownBy(() ->
                        store.read(connection -> {
                            note("by a reader").write(connection, NOW);
                            return true;
                        }))
                .isInstanceOf(StoreException.class);
        assertThat(notes()).isEmpty();
    }

    @Test
    void finishesWhatAnInterruptedWriterHasBegun() throws Exception {
        var stillInterrupted = new AtomicBoolean();
        var writer =
                Thread.ofVirtual()
                        .start(() -> {
                            Thread.currentThread().interrupt();
                            store.log().append("table/A", 0, events("one"));
                            stillInterrupted.set(Thread.currentThread().isInterrupted());
                        });
        writer.join();

        assertThat(store.log().read("table/A", 0)).containsExactly(logged(1, "one"));
        assertThat(stillInterrupted).isTrue();
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

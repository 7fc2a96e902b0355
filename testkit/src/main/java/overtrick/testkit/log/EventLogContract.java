package overtrick.testkit.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import overtrick.log.EventLog.ConflictException;
import overtrick.log.EventLog.Head;
import overtrick.log.LoggedEvent;
import overtrick.log.StoreException;

/// What every event log promises, whatever it is kept in.
public abstract class EventLogContract extends OpenStore {

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
        reopen();

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
}

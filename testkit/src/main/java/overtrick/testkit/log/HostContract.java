package overtrick.testkit.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import overtrick.cards.rules.Refusal;
import overtrick.log.NewEvent;
import overtrick.log.Store;
import overtrick.log.StoreException;
import overtrick.log.host.Attendant;
import overtrick.log.host.Kind;
import overtrick.log.host.LocalHost;
import overtrick.log.host.Projection;
import overtrick.log.host.Reply;
import overtrick.log.host.Snapshot;
import overtrick.log.host.UnreadableException;

/// What a host promises on every store, asked with the smallest thing that lives: a number that may
/// be counted up to a hundred.
@Timeout(60)
public abstract class HostContract {

    private static final Kind<Integer, String, Integer, Integer, Integer> KIND =
            new Kind<>("count", new Counting(), Counting.CODEC, Projection.none());

    private static final class Diary implements Attendant<Integer> {
        private final List<String> lines = new ArrayList<>();
        private @Nullable Error failure;

        @Override
        public void attend(String id, Snapshot<Integer> now, int watchers) {
            lines.add("%s %d: %d, %d watch".formatted(id, now.number(), now.state(), watchers));
            if (failure != null) {
                throw failure;
            }
        }

        @Override
        public void leave(String id) {
            lines.add(id + " rests");
        }
    }

    @TempDir private Path directory;

    private final Diary diary = new Diary();
    private Store store;
    private LocalHost<Integer, String, Integer, Integer, Integer> host;

    /// Opens a store of one's own kind.
    protected abstract Store open(Path folder);

    @BeforeEach
    void open() {
        store = open(directory);
        host = newHost();
    }

    @AfterEach
    void close() {
        store.close();
    }

    @Test
    void acknowledgesWithTheNumberOfTheEvent() {
        assertThat(host.submit("a", "me", 5)).isEqualTo(new Reply.Done(1));
        assertThat(host.submit("a", "me", 7)).isEqualTo(new Reply.Done(2));
        assertThat(host.view("a", "me")).isEqualTo(new Snapshot<>(2, 12));
    }

    @Test
    void writesNothingForARefusal() {
        assertThat(host.submit("a", "me", 101)).isEqualTo(new Reply.Refused(Counting.Full.FULL));
        assertThat(store.log().read("count/a", 0)).isEmpty();
    }

    @Test
    void asksWhatLiesElsewhereOnlyOfWhatItWouldAccept() {
        var asked = new AtomicInteger();
        Supplier<Optional<Refusal>> against =
                () -> {
                    asked.incrementAndGet();
                    return Optional.of(Counting.Full.NOT_NOW);
                };

        assertThat(host.submit("a", "me", 101, against))
                .isEqualTo(new Reply.Refused(Counting.Full.FULL));
        assertThat(asked).hasValue(0);
        assertThat(host.submit("a", "me", 5, against))
                .isEqualTo(new Reply.Refused(Counting.Full.NOT_NOW));
        assertThat(asked).hasValue(1);
        assertThat(store.log().read("count/a", 0)).isEmpty();
        assertThat(host.submit("a", "me", 5, Optional::empty)).isEqualTo(new Reply.Done(1));
    }

    @Test
    void hasInTheLogWhateverItAcknowledged() {
        host.submit("a", "me", 5);

        assertThat(newHost().view("a", "me")).isEqualTo(new Snapshot<>(1, 5));
    }

    @Test
    void decidesAgainWhenAnotherHostHasWritten() {
        host.submit("a", "me", 60);
        var other = newHost();
        other.submit("a", "me", 30);

        assertThat(host.submit("a", "me", 20)).isEqualTo(new Reply.Refused(Counting.Full.FULL));
        assertThat(host.submit("a", "me", 10)).isEqualTo(new Reply.Done(3));
        assertThat(host.view("a", "me").state()).isEqualTo(100);
    }

    @Test
    void tellsThoseWhoWatchOfWhatAnotherHostHasWritten() {
        host.submit("a", "me", 60);
        var signals = new ArrayList<Long>();
        try (var _ = host.watch("a", () -> signals.add(host.view("a", "me").number()))) {
            newHost().submit("a", "me", 30);

            assertThat(host.submit("a", "me", 20)).isEqualTo(new Reply.Refused(Counting.Full.FULL));
        }
        assertThat(signals).containsExactly(2L);
    }

    @Test
    void decidesOneAfterTheOtherHoweverManyCome() throws Exception {
        var tries = new ArrayList<Callable<Reply>>();
        for (int i = 0; i < 300; i++) {
            tries.add(() -> host.submit("a", "me", 1));
        }
        long done = 0;
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (var reply : threads.invokeAll(tries)) {
                done += reply.get() instanceof Reply.Done ? 1 : 0;
            }
        }

        assertThat(done).isEqualTo(100);
        assertThat(store.log().read("count/a", 0)).hasSize(100);
    }

    @Test
    void tellsItsAttendantAndThoseWhoWatchInOrder() {
        var signals = new ArrayList<Long>();
        try (var _ = host.watch("a", () -> signals.add(host.view("a", "me").number()))) {
            host.submit("a", "me", 1);
            host.submit("a", "me", 2);
        }
        host.submit("a", "me", 3);

        assertThat(diary.lines)
                .containsExactly(
                        "a 0: 0, 1 watch", "a 1: 1, 1 watch", "a 2: 3, 1 watch", "a 3: 6, 0 watch");
        assertThat(signals).containsExactly(1L, 2L);
    }

    @Test
    void letsRestWhatNobodyNeedsAndWakesItFromTheLog() {
        host.submit("a", "me", 5);
        host.submit("b", "me", 6);
        try (var _ = host.watch("b", () -> {})) {
            host.letRest(Duration.ZERO, 100);

            assertThat(host.awake()).as("b is watched").isEqualTo(1);
        }
        assertThat(host.view("a", "me")).isEqualTo(new Snapshot<>(1, 5));
        assertThat(diary.lines).contains("a rests");
        assertThat(diary.lines.getLast()).isEqualTo("a 1: 5, 0 watch");
    }

    @Test
    void letsRestThoseLongestUnaskedWhenThereAreTooMany() {
        for (String id : List.of("a", "b", "c")) {
            host.submit(id, "me", 1);
        }
        host.view("a", "me"); // a look alone does not keep it awake
        host.submit("a", "me", 1);

        host.letRest(Duration.ofHours(1), 1);

        assertThat(host.awake()).isEqualTo(1);
        assertThat(diary.lines).contains("b rests", "c rests").doesNotContain("a rests");
    }

    @Test
    void keepsNothingInMemoryOfWhatNeverLived() {
        assertThat(host.view("nobody", "me").number()).isZero();
        assertThat(host.awake()).isZero();
    }

    @Test
    void changesNothingWhenTheStoreFails() {
        host.submit("a", "me", 5);
        store.close();

        assertThatThrownBy(() -> host.submit("a", "me", 6)).isInstanceOf(StoreException.class);
        assertThat(host.view("a", "me")).isEqualTo(new Snapshot<>(1, 5));
    }

    @Test
    void acknowledgesWhatIsDurableEvenIfThoseFailWhoAreTold() {
        try (var _ =
                host.watch(
                        "a",
                        () -> {
                            throw new IllegalStateException("a watcher's bug");
                        })) {
            diary.failure = new StackOverflowError("an attendant's");

            assertThat(host.submit("a", "me", 5)).isEqualTo(new Reply.Done(1));
            assertThat(host.submit("a", "me", 6)).isEqualTo(new Reply.Done(2));
        }
        assertThat(host.view("a", "me")).isEqualTo(new Snapshot<>(2, 11));
        assertThat(diary.lines).contains("a 1: 5, 1 watch", "a 2: 11, 1 watch");
    }

    @Test
    void isFreeForTheNextWhenACommandBreaksTheRules() throws Exception {
        host.submit("a", "me", 5);

        assertThatThrownBy(() -> host.submit("a", "me", Counting.BREAKS_DECIDE))
                .isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> host.submit("a", "me", Counting.BREAKS_EVOLVE))
                .isInstanceOf(StackOverflowError.class);

        var other = CompletableFuture.supplyAsync(() -> host.submit("a", "me", 6));
        assertThat(other.get(10, TimeUnit.SECONDS)).isEqualTo(new Reply.Done(2));
        assertThat(newHost().view("a", "me")).isEqualTo(new Snapshot<>(2, 11));
    }

    @Test
    void letsGoOfWhatCouldNotBeBroughtBack() {
        host.submit("a", "me", 5);
        host.letRest(Duration.ZERO, 0);
        store.close();

        assertThatThrownBy(() -> host.view("a", "me")).isInstanceOf(StoreException.class);
        assertThatThrownBy(() -> host.submit("a", "me", 1)).isInstanceOf(StoreException.class);
        assertThat(host.awake()).isZero();

        store = open(directory);
        assertThat(newHost().view("a", "me")).isEqualTo(new Snapshot<>(1, 5));
    }

    @Test
    void goesOnWhenTheStoreDoes() {
        var failing = new AtomicBoolean();
        Projection<Integer, Integer> projection =
                (_, _, _) ->
                        (_, _) -> {
                            if (failing.get()) {
                                throw new SQLException("no such row");
                            }
                        };
        var kind = new Kind<>("count", new Counting(), Counting.CODEC, projection);
        var host = new LocalHost<>(kind, store.log(), _ -> diary);
        host.submit("a", "me", 5);
        failing.set(true);
        assertThatThrownBy(() -> host.submit("a", "me", 6)).isInstanceOf(StoreException.class);
        assertThat(host.view("a", "me")).isEqualTo(new Snapshot<>(1, 5));
        failing.set(false);

        assertThat(host.submit("a", "me", 7)).isEqualTo(new Reply.Done(2));
        assertThat(newHost().view("a", "me")).isEqualTo(new Snapshot<>(2, 12));
    }

    @Test
    void setsAsideTheOneThingThatCannotBeRead() {
        host.submit("a", "me", 5);
        store.log().append("count/b", 0, List.of(new NewEvent("meteor-fallen", 1, "{}")));

        assertThatThrownBy(() -> host.view("b", "me"))
                .isInstanceOf(UnreadableException.class)
                .hasMessage(
                        "count/b cannot be read at event 1: no reader for event meteor-fallen,"
                                + " version 1");
        assertThatThrownBy(() -> host.submit("b", "me", 1)).isInstanceOf(UnreadableException.class);
        assertThat(host.view("a", "me")).isEqualTo(new Snapshot<>(1, 5));
        assertThat(host.awake()).isEqualTo(1);
    }

    private LocalHost<Integer, String, Integer, Integer, Integer> newHost() {
        return new LocalHost<>(KIND, store.log(), _ -> diary);
    }
}

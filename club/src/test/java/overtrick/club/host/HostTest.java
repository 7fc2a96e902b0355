package overtrick.club.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import overtrick.cards.rules.Decision;
import overtrick.cards.rules.Refusal;
import overtrick.cards.rules.Rules;
import overtrick.club.store.NewEvent;
import overtrick.club.store.SqliteStore;
import overtrick.club.store.StoreException;

/// The host with the smallest thing that lives: a number that may be counted up to a hundred.
class HostTest {

    private enum Full implements Refusal {
        FULL;

        @Override
        public Optional<String> law() {
            return Optional.empty();
        }
    }

    private static final class Counting
            implements Rules<Integer, String, Integer, Integer, Integer> {
        @Override
        public Integer start() {
            return 0;
        }

        @Override
        public Decision<Integer> decide(Integer state, String actor, Integer add) {
            return state + add > 100 ? Decision.refuse(Full.FULL) : Decision.accept(add);
        }

        @Override
        public Integer evolve(Integer state, Integer added) {
            return state + added;
        }

        @Override
        public Integer view(Integer state, String viewer) {
            return state;
        }

        @Override
        public List<Integer> offers(Integer state, String actor) {
            return List.of();
        }
    }

    private static final EventCodec<Integer> CODEC =
            new EventCodec<>() {
                @Override
                public NewEvent encode(Integer event) {
                    return new NewEvent("added", 1, String.valueOf(event));
                }

                @Override
                public Integer decode(NewEvent logged) {
                    return Integer.valueOf(logged.payload());
                }
            };

    private static final class Diary implements Observer<Integer, Integer> {
        private final List<String> lines = new ArrayList<>();

        @Override
        public void woken(String stream, Snapshot<Integer> now) {
            lines.add("%s woke at %d".formatted(stream, now.number()));
        }

        @Override
        public void happened(
                String stream, Snapshot<Integer> now, List<Integer> events, Instant at) {
            lines.add("%s %d: %s".formatted(stream, now.number(), events));
        }
    }

    @TempDir private Path directory;

    private final Diary diary = new Diary();
    private SqliteStore store;
    private Host<Integer, String, Integer, Integer> host;

    @BeforeEach
    void open() {
        store = SqliteStore.open(directory, InstantSource.system());
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
        assertThat(host.look("a")).isEqualTo(new Snapshot<>(2, 12));
    }

    @Test
    void writesNothingForARefusal() {
        assertThat(host.submit("a", "me", 101)).isEqualTo(new Reply.Refused(Full.FULL));
        assertThat(store.log().read("a", 0)).isEmpty();
    }

    @Test
    void hasInTheLogWhateverItAcknowledged() {
        host.submit("a", "me", 5);

        assertThat(newHost().look("a")).isEqualTo(new Snapshot<>(1, 5));
    }

    @Test
    void decidesAgainWhenAnotherHostHasWritten() {
        host.submit("a", "me", 60);
        var other = newHost();
        other.submit("a", "me", 30);

        assertThat(host.submit("a", "me", 20)).isEqualTo(new Reply.Refused(Full.FULL));
        assertThat(host.submit("a", "me", 10)).isEqualTo(new Reply.Done(3));
        assertThat(host.look("a").state()).isEqualTo(100);
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
        assertThat(store.log().read("a", 0)).hasSize(100);
    }

    @Test
    void tellsItsObserverAndThoseWhoWatchInOrder() {
        var signals = new ArrayList<Long>();
        try (var _ = host.watch("a", () -> signals.add(host.look("a").number()))) {
            host.submit("a", "me", 1);
            host.submit("a", "me", 2);
        }
        host.submit("a", "me", 3);

        assertThat(diary.lines).containsExactly("a 1: [1]", "a 2: [2]", "a 3: [3]");
        assertThat(signals).containsExactly(1L, 2L);
    }

    @Test
    void letsRestWhatNobodyNeedsAndWakesItFromTheLog() {
        host.submit("a", "me", 5);
        host.submit("b", "me", 6);
        try (var _ = host.watch("b", () -> {})) {
            host.letRest(Duration.ZERO);

            assertThat(host.awake()).as("b is watched").isEqualTo(1);
        }
        assertThat(host.look("a")).isEqualTo(new Snapshot<>(1, 5));
        assertThat(diary.lines).contains("a woke at 1");
    }

    @Test
    void keepsNothingInMemoryOfWhatNeverLived() {
        assertThat(host.look("nobody").number()).isZero();
        assertThat(host.awake()).isZero();
    }

    @Test
    void changesNothingWhenTheStoreFails() {
        host.submit("a", "me", 5);
        store.close();

        assertThatThrownBy(() -> host.submit("a", "me", 6)).isInstanceOf(StoreException.class);
        assertThat(host.look("a")).isEqualTo(new Snapshot<>(1, 5));
    }

    private Host<Integer, String, Integer, Integer> newHost() {
        return new Host<>(new Counting(), CODEC, store.log(), diary);
    }
}

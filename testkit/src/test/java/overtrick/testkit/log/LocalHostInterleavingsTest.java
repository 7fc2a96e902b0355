package overtrick.testkit.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import overtrick.cards.rules.Decision;
import overtrick.log.Beside;
import overtrick.log.EventLog;
import overtrick.log.LoggedEvent;
import overtrick.log.NewEvent;
import overtrick.log.StoreException;
import overtrick.log.host.Attendant;
import overtrick.log.host.Kind;
import overtrick.log.host.LocalHost;
import overtrick.log.host.Projection;
import overtrick.log.host.Reply;
import overtrick.log.host.Snapshot;
import overtrick.testkit.Interleavings;

/// The host, and two hosts over one log, in many orders of what happens at once.
@Timeout(60)
@SuppressWarnings("ThreadPriorityCheck") // here the scheduler is ours
class LocalHostInterleavingsTest {

    private static final int SEEDS = 2_000;
    private static final int COMMANDS = 4;

    @Test
    void losesAndRepeatsNothingHoweverTheyMeet() {
        Interleavings.each(SEEDS, interleaving -> new Scenario(interleaving, 1).start());
    }

    @Test
    void losesAndRepeatsNothingWhenTwoHostsShareALog() {
        Interleavings.each(SEEDS, interleaving -> new Scenario(interleaving, 2).start());
    }

    /// Some submit, one looks, one watches, one lets rest; at the end all must agree with the log.
    private static final class Scenario {

        private final Interleavings interleaving;
        private final MemoryLog log;
        private final List<LocalHost<Integer, String, Integer, Integer, Integer>> hosts =
                new ArrayList<>();
        private final List<Long> acknowledged = new ArrayList<>();
        private final AtomicInteger running = new AtomicInteger();
        private final List<Awake> attendants = new ArrayList<>();

        private Scenario(Interleavings interleaving, int hosts) {
            this.interleaving = interleaving;
            this.log = new MemoryLog(interleaving);
            var kind =
                    new Kind<>("sum", new Adding(interleaving), Counting.CODEC, Projection.none());
            for (int i = 0; i < hosts; i++) {
                var attendant = new Awake();
                attendants.add(attendant);
                this.hosts.add(new LocalHost<>(kind, log, _ -> attendant));
            }
        }

        private void start() {
            for (var host : hosts) {
                start("submitter", () -> submit(host));
                start("other submitter", () -> submit(host));
                start("looker", () -> look(host));
                start("watcher", () -> watch(host));
                start("rest", () -> letRest(host));
            }
        }

        private void start(String name, Runnable work) {
            running.incrementAndGet();
            interleaving.start(
                    name,
                    () -> {
                        work.run();
                        if (running.decrementAndGet() == 0) {
                            judge();
                        }
                    });
        }

        private void submit(LocalHost<Integer, String, Integer, Integer, Integer> host) {
            for (int i = 0; i < COMMANDS; i++) {
                try {
                    if (host.submit("a", "me", 1) instanceof Reply.Done(long number)) {
                        acknowledged.add(number);
                        assertThat(log.head("sum/a")).isGreaterThanOrEqualTo(number);
                        requireSeen(host, number);
                    }
                } catch (StoreException | EventLog.ConflictException notKept) {
                    interleaving.pause();
                }
            }
        }

        /// With one host alone nobody may look behind what they were told.
        private void requireSeen(
                LocalHost<Integer, String, Integer, Integer, Integer> host, long number) {
            if (hosts.size() == 1) {
                assertThat(host.view("a", "me").number()).isGreaterThanOrEqualTo(number);
            }
        }

        private void look(LocalHost<Integer, String, Integer, Integer, Integer> host) {
            long before = 0;
            for (int i = 0; i < 6; i++) {
                var now = host.view("a", "me");
                assertThat((long) now.state())
                        .as("a state is what its number says")
                        .isEqualTo(now.number());
                assertThat(now.number()).isGreaterThanOrEqualTo(before);
                before = now.number();
                interleaving.pause();
            }
        }

        private void watch(LocalHost<Integer, String, Integer, Integer, Integer> host) {
            var signals = new AtomicInteger();
            try (var _ = host.watch("a", signals::incrementAndGet)) {
                long before = host.view("a", "me").number();
                for (int i = 0; i < 5; i++) {
                    Thread.yield();
                }
                long after = host.view("a", "me").number();
                if (after > before) {
                    assertThat(signals).as("told of a change it can see").hasPositiveValue();
                }
            }
        }

        private void letRest(LocalHost<Integer, String, Integer, Integer, Integer> host) {
            for (int i = 0; i < 5; i++) {
                host.letRest(Duration.ZERO, 0);
                Thread.yield();
            }
        }

        private void judge() {
            var written = log.read("sum/a", 0).stream().map(LoggedEvent::number).toList();
            assertThat(acknowledged)
                    .containsExactlyInAnyOrderElementsOf(written)
                    .containsExactlyInAnyOrderElementsOf(
                            LongStream.rangeClosed(1, written.size()).boxed().toList());
            for (var host : hosts) {
                host.letRest(Duration.ZERO, 0);
                assertThat(host.awake()).as("nothing is watched any more").isZero();
            }
            assertThat(attendants).noneMatch(attendant -> attendant.awake || attendant.wrong);
            for (var host : hosts) {
                assertThat(host.view("a", "me"))
                        .isEqualTo(new Snapshot<>(written.size(), written.size()));
            }
        }
    }

    /// Keeps in mind what it was told.
    private static final class Awake implements Attendant<Integer> {

        private boolean awake;
        private boolean wrong;

        @Override
        public void attend(String id, Snapshot<Integer> now, int watchers) {
            awake = true;
            wrong |= now.state() != now.number();
        }

        @Override
        public void leave(String id) {
            awake = false;
        }
    }

    /// A log in memory that now and then cannot take an event.
    private static final class MemoryLog implements EventLog {

        private final Interleavings interleaving;
        private final Map<String, List<LoggedEvent>> streams = new HashMap<>();

        private MemoryLog(Interleavings interleaving) {
            this.interleaving = interleaving;
        }

        @Override
        public Instant append(String stream, long after, List<NewEvent> events, Beside beside) {
            interleaving.pause();
            if (interleaving.chance().nextInt(8) == 0) {
                throw new StoreException("the disk is full");
            }
            var written = streams.computeIfAbsent(stream, _ -> new ArrayList<>());
            if (written.size() != after) {
                throw new ConflictException(stream, after);
            }
            for (var event : events) {
                written.add(new LoggedEvent(written.size() + 1, Instant.EPOCH, event));
            }
            interleaving.pause();
            return Instant.EPOCH;
        }

        @Override
        public void read(String stream, long after, Consumer<LoggedEvent> reader) {
            interleaving.pause();
            var written = List.copyOf(streams.getOrDefault(stream, List.of()));
            written.subList((int) after, written.size()).forEach(reader);
            interleaving.pause();
        }

        @Override
        public List<Head> heads(String kind, String after, int limit) {
            return List.of();
        }

        @Override
        public long head(String stream) {
            return streams.getOrDefault(stream, List.of()).size();
        }
    }

    /// Counts, and now and then refuses.
    private static final class Adding extends Counting {

        private final Interleavings interleaving;

        private Adding(Interleavings interleaving) {
            this.interleaving = interleaving;
        }

        @Override
        public Decision<Integer> decide(Integer state, String actor, Integer add) {
            interleaving.pause();
            return interleaving.chance().nextInt(10) == 0
                    ? Decision.refuse(Full.FULL)
                    : super.decide(state, actor, add);
        }
    }
}

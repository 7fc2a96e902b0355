package overtrick.testkit.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import overtrick.log.Beside;
import overtrick.log.EventLog;
import overtrick.log.LoggedEvent;
import overtrick.log.NewEvent;
import overtrick.log.host.Attendant;
import overtrick.log.host.Kind;
import overtrick.log.host.LocalHost;
import overtrick.log.host.Projection;
import overtrick.testkit.Seeds;

/// A host that is swept while things happen: what lives is asked for, and so changes its place
/// among the longest unasked, while the sweep looks for those.
@Timeout(120)
class BusySweepTest {

    private static final int THINGS = 500;

    private static final int SWEEPS = Integer.getInteger("overtrick.sweeps", 3_000);

    /// Moves a second; 0 for as many as there can be.
    private static final int PACE = Integer.getInteger("overtrick.sweep.pace", 0);

    private static final Kind<Integer, String, Integer, Integer, Integer> KIND =
            new Kind<>("count", new Counting(), Counting.CODEC, Projection.none());

    private final LocalHost<Integer, String, Integer, Integer, Integer> host =
            new LocalHost<>(KIND, new Fleeting(), _ -> Attendant.none());
    private final List<String> things =
            IntStream.range(0, THINGS).mapToObj(String::valueOf).toList();

    @Test
    void noSweepFailsWhileEverythingIsAskedFor() throws InterruptedException {
        things.forEach(id -> host.submit(id, "me", 1));
        var done = new AtomicBoolean();
        var players = Thread.ofPlatform().start(() -> play(done));
        int failed = 0;
        try {
            for (int sweep = 0; sweep < SWEEPS; sweep++) {
                failed += sweep() ? 0 : 1;
            }
        } finally {
            done.set(true);
            players.join();
        }
        assertThat(failed).as("of %d sweeps", SWEEPS).isZero();
        assertThat(host.awake()).isEqualTo(THINGS);
    }

    private boolean sweep() {
        try {
            host.letRest(Duration.ofHours(1), THINGS);
            return true;
        } catch (IllegalArgumentException notAnOrder) {
            return false;
        }
    }

    /// Refused moves: they wake the thing as others do, and the log stays as it is.
    private void play(AtomicBoolean done) {
        var chance = Seeds.chance(1);
        long next = System.nanoTime();
        while (!done.get()) {
            host.submit(things.get(chance.nextInt(THINGS)), "me", 101);
            if (PACE > 0) {
                next += 1_000_000_000L / PACE;
                LockSupport.parkNanos(next - System.nanoTime());
            }
        }
    }

    /// Nothing here ever rests, so that nothing is read.
    private static final class Fleeting implements EventLog {

        @Override
        public Instant append(String stream, long after, List<NewEvent> events, Beside beside) {
            return Instant.EPOCH;
        }

        @Override
        public void read(String stream, long after, Consumer<LoggedEvent> reader) {}

        @Override
        public List<Head> heads(String kind, String after, int limit) {
            return List.of();
        }

        @Override
        public long head(String stream) {
            return 0;
        }
    }
}

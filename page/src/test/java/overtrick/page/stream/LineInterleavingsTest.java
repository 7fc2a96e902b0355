package overtrick.page.stream;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.Optional;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import overtrick.testkit.Interleavings;

/// A line, its painter, its heartbeat and its reader, in many orders of what happens at once.
@Timeout(60)
class LineInterleavingsTest {

    private static final int SEEDS = 1_000;
    private static final int TIMES = 5;

    /// Longer than a line may be silent, shorter than a reader may take.
    private static final long SILENCE = 16_000_000_000L;

    @Test
    void oneMessageIsOnTheWireAtATimeAndTheLastIsAskedForAgain() {
        Interleavings.each(SEEDS, interleaving -> new Scenario(interleaving).start());
    }

    private static final class Scenario implements Line.Wire {

        private final Interleavings interleaving;
        private final Line line = new Line(this, List::of);
        private @Nullable Callback under;
        private int missed;
        private int signals;

        private Scenario(Interleavings interleaving) {
            this.interleaving = interleaving;
            line.onMore(() -> signals++);
        }

        private void start() {
            interleaving.start("painter", this::paint);
            interleaving.start("heartbeat", this::beat);
            interleaving.start("reader", this::read);
        }

        private void paint() {
            for (int i = 0; i < TIMES; i++) {
                if (line.take()) {
                    interleaving.pause(); // a view is looked at, a page is made
                    if (interleaving.chance().nextInt(3) > 0) {
                        line.send(new byte[] {1});
                    } else {
                        line.giveBack();
                    }
                } else {
                    missed++;
                }
                interleaving.pause();
            }
        }

        private void beat() {
            for (int i = 0; i < TIMES; i++) {
                line.care(System.nanoTime() + SILENCE);
                interleaving.pause();
            }
        }

        private void read() {
            for (int i = 0; i < 3 * TIMES; i++) {
                Optional.ofNullable(under).ifPresent(this::taken);
                interleaving.pause();
            }
        }

        private void taken(Callback message) {
            under = null;
            interleaving.pause();
            boolean misses = missed > 0;
            missed = 0;
            signals = 0;
            message.succeeded();
            if (misses) {
                assertThat(signals).as("told that there is more").isPositive();
            }
        }

        @Override
        public void send(ByteBuffer message, Callback sent) {
            assertThat(under).as("what is on the wire already").isNull();
            under = sent;
        }

        @Override
        public void cut() {
            throw new AssertionError("the reader takes everything in time");
        }
    }
}

package overtrick.house.thinking;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// The threads on which the robots of several clubs think.
@Timeout(60)
class HeadsTest {

    private static final int FULL = 8;

    private final Heads heads = new Heads(1);
    private final Heads.Lane busy = heads.new Lane();
    private final Heads.Lane quiet = heads.new Lane();
    private final List<String> order = Collections.synchronizedList(new ArrayList<>());

    @AfterEach
    void close() {
        heads.close();
    }

    /// Holds the one thread until it is let go.
    private CountDownLatch held() throws InterruptedException {
        var begun = new CountDownLatch(1);
        var letGo = new CountDownLatch(1);
        var _ =
                busy.submit(() -> {
                    begun.countDown();
                    letGo.await();
                    return "held";
                });
        assertThat(begun.await(10, TimeUnit.SECONDS)).isTrue();
        return letGo;
    }

    @Test
    void clubsTakeTurnsHoweverManyWaitInOne() throws Exception {
        var letGo = held();
        var done = new CountDownLatch(FULL + 2);
        for (int at = 0; at < FULL; at++) {
            String name = "busy " + at;
            assertThat(busy.submit(() -> said(name, done))).isPresent();
        }
        assertThat(busy.submit(() -> said("too many", done))).isEmpty();
        assertThat(quiet.submit(() -> said("quiet 0", done))).isPresent();
        assertThat(quiet.submit(() -> said("quiet 1", done))).isPresent();

        letGo.countDown();

        assertThat(done.await(10, TimeUnit.SECONDS)).isTrue();
        assertThat(order)
                .startsWith("busy 0", "quiet 0", "busy 1", "quiet 1", "busy 2")
                .doesNotContain("too many");
    }

    private String said(String name, CountDownLatch done) {
        order.add(name);
        done.countDown();
        return name;
    }

    @Test
    void clubThatClosesTakesItsQuestionsAlong() throws Exception {
        var interrupted = new CountDownLatch(1);
        var begun = new CountDownLatch(1);
        var asked = new AtomicInteger();
        var _ =
                busy.submit(() -> {
                    begun.countDown();
                    try {
                        Thread.sleep(60_000);
                    } catch (InterruptedException told) {
                        interrupted.countDown();
                    }
                    return "never";
                });
        assertThat(begun.await(10, TimeUnit.SECONDS)).isTrue();
        var _ = busy.submit(asked::incrementAndGet);
        var done = new CountDownLatch(1);
        var _ = quiet.submit(() -> said("quiet", done));

        busy.close();

        assertThat(interrupted.await(10, TimeUnit.SECONDS)).isTrue();
        assertThat(done.await(10, TimeUnit.SECONDS)).as("the other goes on").isTrue();
        assertThat(busy.submit(() -> "late")).isEmpty();
        assertThat(busy.isClosed()).isTrue();
        assertThat(quiet.isClosed()).isFalse();
        assertThat(asked.get()).isZero();
    }
}

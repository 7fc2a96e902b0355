package overtrick.house.thinking;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class TimerTest {

    private static final Duration SOON = Duration.ofMillis(1);

    /// One failure used to be the end of the house's sweep.
    @Test
    void whatIsDoneAgainAndAgainGoesOnWhateverFails() throws InterruptedException {
        var times = new AtomicInteger();
        var done = new CountDownLatch(4);
        try (var timer = new Timer()) {
            timer.every(
                    SOON,
                    () -> {
                        done.countDown();
                        switch (times.incrementAndGet()) {
                            case 1 -> throw new IllegalArgumentException("a bug");
                            case 2 -> throw new StackOverflowError("the machine's");
                            default -> {}
                        }
                    });

            assertThat(done.await(20, SECONDS)).isTrue();
        }
    }

    @Test
    void nothingIsDoneAgainOnceItIsClosed() throws InterruptedException {
        var timer = new Timer();
        var begun = new CountDownLatch(1);
        var closed = new CountDownLatch(1);
        var times = new AtomicInteger();
        var last = new CountDownLatch(1);
        timer.every(
                SOON,
                () -> {
                    times.incrementAndGet();
                    begun.countDown();
                    await(closed);
                    last.countDown();
                });
        assertThat(begun.await(20, SECONDS)).isTrue();
        assertThat(timer.isClosed()).isFalse();

        timer.close();
        closed.countDown();

        assertThat(last.await(20, SECONDS)).isTrue();
        assertThat(timer.isClosed()).isTrue();
        assertThat(times).hasValue(1);
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException asked) {
            throw new IllegalStateException(asked);
        }
    }
}

package overtrick.robots.bidding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(value = 60, unit = TimeUnit.SECONDS)
class RecentTest {

    private final AtomicInteger made = new AtomicInteger();
    private final Recent<Integer, String> recent = new Recent<>(10);

    private String get(int key) {
        return recent.get(
                key,
                number -> {
                    made.incrementAndGet();
                    return "value " + number;
                });
    }

    @Test
    void aValueIsMadeOnce() {
        assertThat(get(1)).isEqualTo("value 1").isSameAs(get(1));
        assertThat(made).hasValue(1);
    }

    @Test
    void theLatestAreRememberedAndNeverMoreThanTwiceAsMany() {
        for (int key = 0; key < 1_000; key++) {
            get(key);
            assertThat(recent.count()).isLessThanOrEqualTo(20);
        }
        int before = made.get();
        for (int key = 999; key >= 990; key--) {
            get(key);
        }

        assertThat(made).hasValue(before);
    }

    @Test
    void whatIsAskedForAgainStays() {
        get(-1);
        for (int key = 0; key < 1_000; key++) {
            get(key);
            get(-1);
        }

        assertThat(made).hasValue(1_001);
    }

    /// A slow value holds nobody up, not even one who wants the same.
    @Test
    void nobodyWaitsWhileAValueIsMade() throws InterruptedException {
        var begun = new CountDownLatch(1);
        var free = new CountDownLatch(1);
        var slow =
                Thread.ofVirtual()
                        .start(() ->
                                recent.get(
                                        1,
                                        _ -> {
                                            begun.countDown();
                                            await(free);
                                            return "slow";
                                        }));
        begun.await();

        assertThat(get(1)).isEqualTo("value 1");
        assertThat(get(2)).isEqualTo("value 2");

        free.countDown();
        slow.join();
    }

    @Test
    void manyThreadsGetTheirValues() throws InterruptedException {
        var threads = new ArrayList<Thread>();
        var wrong = new AtomicInteger();
        for (int at = 0; at < 8; at++) {
            int from = at;
            threads.add(
                    Thread.ofVirtual()
                            .start(() -> {
                                for (int key = from; key < 20_000; key++) {
                                    if (!get(key % 50).equals("value " + key % 50)) {
                                        wrong.incrementAndGet();
                                    }
                                }
                            }));
        }
        for (var thread : threads) {
            thread.join();
        }

        assertThat(wrong).hasValue(0);
    }

    @Test
    void somethingMustFit() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Recent<>(0));
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }
}

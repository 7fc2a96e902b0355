package overtrick.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.locks.ReentrantLock;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class InterleavingsTest {

    @Test
    void triesManyOrdersAndRepeatsThem() {
        var first = orders();

        assertThat(new HashSet<>(first)).hasSizeGreaterThan(10);
        assertThat(orders()).isEqualTo(first);
    }

    private static List<String> orders() {
        var orders = new ArrayList<String>();
        Interleavings.each(
                50,
                interleaving -> {
                    var queue = new LinkedBlockingQueue<String>(1);
                    var order = new StringBuilder();
                    for (String name : List.of("a", "b", "c")) {
                        interleaving.start(name, () -> put(queue, name));
                    }
                    interleaving.start(
                            "taker",
                            () -> {
                                for (int i = 0; i < 6; i++) {
                                    order.append(take(queue));
                                }
                                orders.add(order.toString());
                            });
                });
        return orders;
    }

    private static void put(LinkedBlockingQueue<String> queue, String text) {
        try {
            queue.put(text);
            queue.put(text);
        } catch (InterruptedException asked) {
            throw new IllegalStateException(asked);
        }
    }

    private static String take(LinkedBlockingQueue<String> queue) {
        try {
            return queue.take();
        } catch (InterruptedException asked) {
            throw new IllegalStateException(asked);
        }
    }

    @Test
    void findsALostUpdate() {
        assertThatThrownBy(() ->
                        Interleavings.each(
                                20,
                                interleaving -> {
                                    var count = new int[1];
                                    var done = new CountDownLatch(2);
                                    for (int i = 0; i < 2; i++) {
                                        interleaving.start(
                                                "adder " + i,
                                                () -> {
                                                    int seen = count[0];
                                                    interleaving.pause();
                                                    count[0] = seen + 1;
                                                    done.countDown();
                                                });
                                    }
                                    interleaving.start(
                                            "judge",
                                            () -> {
                                                await(done);
                                                assertThat(count[0]).isEqualTo(2);
                                            });
                                }))
                .isInstanceOf(AssertionError.class)
                .hasMessageStartingWith("seed ");
    }

    @Test
    void findsThreadsThatWaitForEachOther() {
        assertThatThrownBy(() ->
                        Interleavings.each(
                                20,
                                interleaving -> {
                                    var one = new ReentrantLock();
                                    var two = new ReentrantLock();
                                    interleaving.start("there", () -> both(interleaving, one, two));
                                    interleaving.start("back", () -> both(interleaving, two, one));
                                }))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("waits for ever");
    }

    @SuppressWarnings("LockNotBeforeTry") // nothing is done under both locks
    private static void both(
            Interleavings interleaving, ReentrantLock first, ReentrantLock second) {
        first.lock();
        try {
            interleaving.pause();
            second.lock();
            second.unlock();
        } finally {
            first.unlock();
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException asked) {
            throw new IllegalStateException(asked);
        }
    }
}

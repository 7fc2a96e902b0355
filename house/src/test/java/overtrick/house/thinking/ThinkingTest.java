package overtrick.house.thinking;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// Robots think on few threads, and always answer in time.
@Timeout(60)
class ThinkingTest {

    private static final Duration LONG = Duration.ofMinutes(5);

    private final Timer timer = new Timer();
    private final List<String> answers = Collections.synchronizedList(new ArrayList<>());
    private Thinking thinking = new Thinking(1, LONG, timer);

    @AfterEach
    void close() {
        thinking.close();
        timer.close();
    }

    @Test
    void givesTheThoroughAnswer() {
        ask(() -> "thorough");

        await().untilAsserted(() -> assertThat(answers).containsExactly("thorough"));
    }

    @Test
    void givesTheFirstGoodAnswerWhenTimeIsUp() throws Exception {
        deadline(Duration.ofMillis(50));
        var interrupted = new CountDownLatch(1);

        ask(() -> {
            try {
                Thread.sleep(LONG);
                return "late";
            } catch (InterruptedException asked) {
                interrupted.countDown();
                throw asked;
            }
        });

        await().untilAsserted(() -> assertThat(answers).containsExactly("at once"));
        assertThat(interrupted.await(10, SECONDS)).as("told to stop").isTrue();
    }

    @Test
    void answersInTimeThoughNobodyIsFreeToThink() {
        deadline(Duration.ofMillis(200));
        ask(ThinkingTest::dream);
        for (int waiting = 0; waiting < 7; waiting++) {
            ask(() -> "thorough");
        }

        await().untilAsserted(() -> assertThat(answers).hasSize(8));
        assertThat(answers.getFirst()).isEqualTo("at once");
    }

    @Test
    void answersAtOnceWhenTooManyWait() {
        ask(ThinkingTest::dream);
        for (int waiting = 0; waiting < 50; waiting++) {
            ask(ThinkingTest::dream);
        }

        await().untilAsserted(() -> assertThat(answers).hasSizeBetween(41, 43));
        assertThat(answers).containsOnly("at once");
    }

    @Test
    void answersAtOnceWhenThinkingFails() {
        ask(() -> {
            throw new IllegalStateException("a bug");
        });

        await().untilAsserted(() -> assertThat(answers).containsExactly("at once"));
    }

    @Test
    void answersNothingOnceItIsCancelled() throws Exception {
        var begun = new CountDownLatch(1);
        var stopped = new AtomicBoolean();
        var thought =
                thinking.about(
                        () -> {
                            begun.countDown();
                            try {
                                return dream();
                            } finally {
                                stopped.set(true);
                            }
                        },
                        () -> "at once",
                        answers::add);
        assertThat(begun.await(10, SECONDS)).isTrue();

        thought.cancel();
        ask(() -> "the next");

        await().untilAsserted(() -> assertThat(answers).containsExactly("the next"));
        assertThat(stopped).isTrue();
    }

    @Test
    void aFinishedThoughtDoesNotWaitForThoseWhoStillThink() {
        var slow = new CountDownLatch(1);
        ask(() -> "first");
        ask(() -> {
            slow.await();
            return "second";
        });

        await().untilAsserted(() -> assertThat(answers).containsExactly("first"));
        slow.countDown();
        await().untilAsserted(() -> assertThat(answers).containsExactly("first", "second"));
    }

    @Test
    void neverThinksOnMoreThreadsThanItHas() {
        thinking.close();
        thinking = new Thinking(2, LONG, timer);
        var now = new AtomicInteger();
        var most = new AtomicInteger();
        for (int question = 0; question < 16; question++) {
            ask(() -> {
                most.accumulateAndGet(now.incrementAndGet(), Math::max);
                Thread.sleep(2);
                now.decrementAndGet();
                return "done";
            });
        }

        await().untilAsserted(() -> assertThat(answers).hasSize(16));
        assertThat(most.get()).isBetween(1, 2);
        assertThat(answers).as("eight may wait for each").containsOnly("done");
    }

    @Test
    void answersNothingOnceItIsClosedNotEvenWhenTimeIsUp() {
        deadline(Duration.ofMillis(20));
        thinking.close();

        ask(() -> "too late");

        await().during(Duration.ofMillis(200)).until(answers::isEmpty);
    }

    private void deadline(Duration time) {
        thinking.close();
        thinking = new Thinking(1, time, timer);
    }

    private void ask(Callable<String> thorough) {
        thinking.about(thorough, () -> "at once", answers::add);
    }

    private static String dream() throws InterruptedException {
        Thread.sleep(LONG);
        return "late";
    }
}

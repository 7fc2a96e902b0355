package overtrick.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Deal;
import overtrick.cards.Seat;
import overtrick.testkit.Seeds;

/// The promise is 20 ms; one measurement alone allows for a busy machine.
@Timeout(60)
class CancellationTest {

    private static final Duration PROMISE = Duration.ofMillis(20);
    private static final Duration SOON = Duration.ofMillis(200);

    /// Flat hands with the honours split: this takes long.
    private static final Deal HARD =
            Deal.parse("N:A852.963.A74.K63 K74.A852.963.A74 Q963.K74.K852.Q5 JT.QJT.QJT.JT982");

    private final Solver solver = new Solver();

    /// The middle one of many, so that one interruption of the machine does not count.
    @Test
    void aCancelledSearchEndsWithinTwentyMilliseconds() {
        var delays = new ArrayList<Duration>();
        for (int looks = 1; looks <= 25; looks++) {
            delays.add(delay(10 * looks));
        }
        Collections.sort(delays);
        assertThat(delays.get(delays.size() / 2)).isLessThan(PROMISE);
        assertThat(delays.getFirst()).isPositive();
    }

    @Test
    void theSolverGoesOnAfterwards() {
        delay(1);

        solver.heed(Cancellation.NEVER);
        var ending = Positions.after(32, Seeds.chance(3));
        assertThat(solver.values(ending)).isEqualTo(new Solver(1).values(ending));
    }

    /// The time from the cancellation, at one of the moments when the search asks for it, to its
    /// end.
    private Duration delay(int look) {
        var looks = new AtomicInteger();
        var at = new AtomicLong();
        solver.heed(() -> {
            if (looks.incrementAndGet() == look) {
                at.set(System.nanoTime());
            }
            return looks.get() > look;
        });
        assertThatExceptionOfType(SearchCancelledException.class)
                .isThrownBy(() -> solver.table(HARD))
                .withMessage("the search was cancelled");
        return Duration.ofNanos(System.nanoTime() - at.get());
    }

    @Test
    void anInterruptedThreadEndsItsSearchAndStaysInterrupted() throws Exception {
        var ended = new CompletableFuture<Long>();
        var thread =
                Thread.ofPlatform()
                        .start(() -> {
                            try {
                                while (true) {
                                    solver.table(HARD);
                                    solver.tricks(HARD, Strain.CLUBS, Seat.NORTH);
                                }
                            } catch (SearchCancelledException cancelled) {
                                boolean kept = Thread.currentThread().isInterrupted();
                                ended.complete(kept ? System.nanoTime() : Long.MAX_VALUE);
                            }
                        });
        Thread.sleep(50);
        long asked = System.nanoTime();
        thread.interrupt();

        assertThat(Duration.ofNanos(ended.get() - asked)).isLessThan(SOON);
    }

    @Test
    void anInterruptedThreadSearchesNotAtAll() {
        Thread.currentThread().interrupt();
        try {
            assertThatExceptionOfType(SearchCancelledException.class)
                    .isThrownBy(() -> solver.table(HARD))
                    .withMessage("the searching thread was interrupted");
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
    }
}

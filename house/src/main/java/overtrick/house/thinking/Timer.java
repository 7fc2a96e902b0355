package overtrick.house.thinking;

import java.time.Duration;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Runs tasks later. One thread minds the time; what is done then runs on a virtual thread of its
/// own, so that it may wait.
public final class Timer implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Timer.class);

    private final ScheduledThreadPoolExecutor clock;
    private final Executor workers;

    public Timer() {
        this(Thread.ofVirtual().name("later")::start);
    }

    /// @param workers do what is due
    public Timer(Executor workers) {
        this.workers = workers;
        clock =
                new ScheduledThreadPoolExecutor(
                        1, Thread.ofPlatform().daemon().name("overtrick-timer").factory());
        clock.setRemoveOnCancelPolicy(true);
    }

    /// Something that will be done, unless it is cancelled before.
    public interface Appointment {

        void cancel();
    }

    /// Runs a task after a time; never once the timer is closed.
    public Appointment after(Duration time, Runnable work) {
        try {
            var appointed =
                    clock.schedule(() -> start(work), time.toMillis(), TimeUnit.MILLISECONDS);
            return () -> appointed.cancel(false);
        } catch (RejectedExecutionException closed) {
            return () -> {};
        }
    }

    /// Runs a task again and again, the first time when the first pause is over. What fails once is
    /// tried again all the same after the next.
    ///
    /// @param pause from the end of one time to the next
    public void every(Duration pause, Runnable work) {
        var _ =
                after(
                        pause,
                        () -> {
                            try {
                                work.run();
                            } finally {
                                every(pause, work);
                            }
                        });
    }

    public boolean isClosed() {
        return clock.isShutdown();
    }

    private void start(Runnable work) {
        workers.execute(() -> {
            try {
                work.run();
            } catch (RuntimeException | Error bug) {
                LOG.error("something that was put off has failed", bug);
            }
        });
    }

    @Override
    public void close() {
        clock.shutdownNow();
    }
}

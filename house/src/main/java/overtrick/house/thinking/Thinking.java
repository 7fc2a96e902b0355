package overtrick.house.thinking;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The threads on which robots think, fewer than the machine has processors, so that pages never
/// wait for robots. Whoever has thought for too long, or waited too long for their turn to think,
/// says the first good thing instead.
public final class Thinking implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Thinking.class);

    /// The length of the queue for each thread; when it is full, a question is answered at once,
    /// without thinking.
    private static final int PATIENCE = 8;

    private final ThreadPoolExecutor heads;
    private final Timer timer;
    private final Duration deadline;

    /// @param threads how many think at the same time
    /// @param deadline how long an answer may take, waiting included
    public Thinking(int threads, Duration deadline, Timer timer) {
        this.heads =
                new ThreadPoolExecutor(
                        threads,
                        threads,
                        0,
                        TimeUnit.SECONDS,
                        new LinkedBlockingQueue<>(PATIENCE * threads),
                        Thread.ofPlatform().daemon().name("overtrick-robot-", 1).factory());
        this.timer = timer;
        this.deadline = deadline;
    }

    /// As many threads as leave a processor to the pages, one at least.
    public static Thinking onThisMachine(Duration deadline, Timer timer) {
        int processors = Runtime.getRuntime().availableProcessors();
        return new Thinking(Math.max(1, processors - 1), deadline, timer);
    }

    /// The timer that keeps its deadlines.
    public Timer timer() {
        return timer;
    }

    /// A question that is being thought about.
    public interface Thought {

        /// The answer is no longer wanted: thinking ends and nothing is answered.
        void cancel();
    }

    /// Thinks about something and answers once, on a virtual thread.
    ///
    /// @param thorough may take its time; interrupted when it is no longer wanted
    /// @param atOnce found quickly; asked for when the thorough answer is late or fails
    /// @param answer gets the answer
    public <T> Thought about(Callable<T> thorough, Supplier<T> atOnce, Consumer<T> answer) {
        var question = new Question<>(thorough, atOnce, answer);
        question.begin();
        return question;
    }

    @Override
    public void close() {
        heads.shutdownNow();
    }

    private final class Question<T> implements Thought {

        private final Callable<T> thorough;
        private final Supplier<T> atOnce;
        private final Consumer<T> answer;
        private final AtomicBoolean settled = new AtomicBoolean();
        private volatile Timer.Appointment late = () -> {};
        private volatile Runnable giveUp = () -> {};

        private Question(Callable<T> thorough, Supplier<T> atOnce, Consumer<T> answer) {
            this.thorough = thorough;
            this.atOnce = atOnce;
            this.answer = answer;
        }

        private void begin() {
            late = timer.after(deadline, this::answerAtOnce);
            try {
                Future<?> thinking = heads.submit(this::think);
                giveUp = () -> thinking.cancel(true);
            } catch (RejectedExecutionException tooMany) {
                if (heads.isShutdown()) {
                    settled.set(true);
                } else {
                    settle(atOnce);
                }
            }
            if (settled.get()) { // settled before there was something to give up
                release();
            }
        }

        private void think() {
            if (settled.get()) {
                return;
            }
            try {
                var found = thorough.call();
                settle(() -> found);
            } catch (InterruptedException unwanted) {
                Thread.currentThread().interrupt();
            } catch (Exception | Error bug) {
                if (settle(atOnce)) { // else nobody waits for it any more, and it was told to stop
                    LOG.error("a robot could not think it through", bug);
                }
            }
        }

        private void answerAtOnce() {
            if (settle(atOnce)) {
                giveUp.run();
            }
        }

        private boolean settle(Supplier<T> found) {
            boolean first = settled.compareAndSet(false, true);
            if (first) {
                late.cancel();
                Thread.ofVirtual().name("answer").start(() -> answer.accept(found.get()));
            }
            return first;
        }

        @Override
        public void cancel() {
            if (settled.compareAndSet(false, true)) {
                release();
            }
        }

        private void release() {
            late.cancel();
            giveUp.run();
        }
    }
}

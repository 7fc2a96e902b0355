package overtrick.house.thinking;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// How the robots of a club think, on threads of their own or on those of the whole program
/// ([Heads]). Whoever has thought for too long, or waited too long for their turn to think, says
/// the first good thing instead.
public final class Thinking implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Thinking.class);

    private final Heads.Lane heads;

    /// The threads, when they are no other club's.
    private final Optional<Heads> own;

    private final Timer timer;
    private final Duration deadline;
    private final LongAdder asked = new LongAdder();
    private final LongAdder late = new LongAdder();
    private final LongAdder turnedAway = new LongAdder();

    /// @param threads how many think at the same time
    /// @param deadline how long an answer may take, waiting included
    public Thinking(int threads, Duration deadline, Timer timer) {
        this(new Heads(threads), true, deadline, timer);
    }

    private Thinking(Heads heads, boolean own, Duration deadline, Timer timer) {
        this.heads = heads.new Lane();
        this.own = own ? Optional.of(heads) : Optional.empty();
        this.timer = timer;
        this.deadline = deadline;
    }

    /// On threads of its own, as many as leave a processor to the pages.
    public static Thinking onThisMachine(Duration deadline, Timer timer) {
        return new Thinking(Heads.onThisMachine(), true, deadline, timer);
    }

    /// On threads on which others think too; they stay open.
    public static Thinking on(Heads shared, Duration deadline, Timer timer) {
        return new Thinking(shared, false, deadline, timer);
    }

    /// The timer that keeps its deadlines.
    public Timer timer() {
        return timer;
    }

    /// How it has gone since the start.
    ///
    /// @param asked questions
    /// @param late of them were answered at once because thinking took too long
    /// @param turnedAway of them were answered at once because too many waited
    /// @param waiting for their turn now
    public record Tally(long asked, long late, long turnedAway, int waiting) {}

    /// How it has gone so far.
    public Tally tally() {
        return new Tally(asked.sum(), late.sum(), turnedAway.sum(), heads.waiting());
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
        heads.close();
        own.ifPresent(Heads::close);
    }

    private final class Question<T> implements Thought {

        private final Callable<T> thorough;
        private final Supplier<T> atOnce;
        private final Consumer<T> answer;
        private final AtomicBoolean settled = new AtomicBoolean();
        private volatile Timer.Appointment deadlinePassed = () -> {};
        private volatile Runnable giveUp = () -> {};

        private Question(Callable<T> thorough, Supplier<T> atOnce, Consumer<T> answer) {
            this.thorough = thorough;
            this.atOnce = atOnce;
            this.answer = answer;
        }

        private void begin() {
            asked.increment();
            deadlinePassed = timer.after(deadline, this::answerAtOnce);
            var thinking = heads.submit(Executors.callable(this::think));
            if (thinking.isPresent()) {
                giveUp = () -> thinking.get().cancel(true);
            } else if (heads.isClosed()) {
                settled.set(true);
            } else {
                turnedAway.increment(); // too many wait
                settle(atOnce);
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
                late.increment();
                giveUp.run();
            }
        }

        private boolean settle(Supplier<T> found) {
            boolean first = settled.compareAndSet(false, true);
            if (first) {
                deadlinePassed.cancel();
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
            deadlinePassed.cancel();
            giveUp.run();
        }
    }
}

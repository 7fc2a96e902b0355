package overtrick.testkit;

import java.lang.reflect.Constructor;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.ThreadFactory;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/// Threads that run one at a time, in an order that a seed decides. They are virtual threads whose
/// scheduler is this: wherever one waits (for a lock, a queue, a future) or yields, chance says who
/// goes on. So a race is found by trying seeds, a failure can be had again by its seed, and threads
/// that wait for each other for ever are found at once.
///
/// The platform gives virtual threads a scheduler of one's own only behind its back: tests that use
/// this need `--add-opens java.base/java.lang=ALL-UNNAMED`.
public final class Interleavings {

    private final RandomGenerator chance;
    private final List<Runnable> ready = new ArrayList<>();
    private final List<Thread> started = new ArrayList<>();
    private final Thread.Builder.OfVirtual builder;
    private @Nullable Throwable failure;

    private Interleavings(RandomGenerator chance) {
        this.chance = chance;
        this.builder = builder(this::add);
    }

    /// Plays a scenario with the seeds 0 to `count` − 1.
    ///
    /// @param scenario starts its threads; they run when it has returned
    /// @throws AssertionError naming the first seed with which a thread fails or all stand still
    public static void each(int count, Consumer<Interleavings> scenario) {
        Seeds.each(
                count,
                chance -> {
                    var interleaving = new Interleavings(chance);
                    scenario.accept(interleaving);
                    interleaving.run();
                });
    }

    private static Thread.Builder.OfVirtual builder(Executor scheduler) {
        try {
            Constructor<?> made =
                    Class.forName("java.lang.ThreadBuilders$VirtualThreadBuilder")
                            .getDeclaredConstructor(Executor.class);
            made.setAccessible(true);
            return (Thread.Builder.OfVirtual) made.newInstance(scheduler);
        } catch (ReflectiveOperationException | RuntimeException closed) {
            throw new IllegalStateException(
                    "this Java gives virtual threads no scheduler of ours", closed);
        }
    }

    /// The chance that decides, for what else a scenario leaves open.
    public RandomGenerator chance() {
        return chance;
    }

    /// Starts a thread of this interleaving; also for threads that start others.
    public Thread start(String name, Runnable work) {
        var thread = threads(name).newThread(work);
        thread.start();
        return thread;
    }

    /// Makes threads of this interleaving.
    public ThreadFactory threads(String name) {
        return work -> {
            var thread =
                    builder.name(name)
                            .uncaughtExceptionHandler((_, thrown) -> failed(thrown))
                            .unstarted(work);
            started.add(thread);
            return thread;
        };
    }

    /// Where chance may let another go on.
    @SuppressWarnings("ThreadPriorityCheck") // here the scheduler is ours
    public void pause() {
        if (chance.nextBoolean()) {
            Thread.yield();
        }
    }

    private void failed(Throwable thrown) {
        var first = failure;
        if (first == null) {
            failure = thrown;
        } else {
            first.addSuppressed(thrown);
        }
    }

    private synchronized void add(Runnable step) {
        ready.add(step);
    }

    private synchronized Optional<Runnable> next() {
        return ready.isEmpty()
                ? Optional.empty()
                : Optional.of(ready.remove(chance.nextInt(ready.size())));
    }

    private void run() {
        for (var step = next(); step.isPresent(); step = next()) {
            step.get().run();
        }
        var thrown = failure;
        if (thrown != null) {
            throw new AssertionError(thrown.toString(), thrown);
        }
        for (var thread : started) {
            if (thread.isAlive()) {
                throw new AssertionError(
                        "%s waits for ever: %s"
                                .formatted(thread.getName(), List.of(thread.getStackTrace())));
            }
        }
    }
}

package overtrick.solver;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;

/// Solves many things on several threads, which the caller brings: nothing here starts one. A
/// thread that is done with one item takes the next; each has a solver of its own. Results come in
/// the order of the items.
public final class Batch {

    /// For each thread, how many items may wait for the results of those before them.
    private static final int AHEAD = 64;

    private final IntFunction<ExecutorService> workers;
    private final int threads;
    private final int megabytes;
    private final Cancellation cancellation;

    /// A batch that nobody cancels.
    ///
    /// @param workers gives so many threads to work on, such as `Executors::newFixedThreadPool`;
    ///   they are stopped when the work is done
    /// @param threads 1 or more
    /// @param megabytes the memory all solvers may use together, at least 1 for each thread
    public Batch(IntFunction<ExecutorService> workers, int threads, int megabytes) {
        this(workers, threads, megabytes, Cancellation.NEVER);
    }

    /// A batch on threads that the caller brings.
    ///
    /// @param cancellation asked by all threads
    /// @throws IllegalArgumentException when a number is too small, or one thread's share too large
    public Batch(
            IntFunction<ExecutorService> workers,
            int threads,
            int megabytes,
            Cancellation cancellation) {
        if (threads < 1) {
            throw new IllegalArgumentException("threads are not 1 or more: " + threads);
        }
        if (megabytes < threads) {
            throw new IllegalArgumentException(
                    "megabytes are not %d or more, one for each thread: %d"
                            .formatted(threads, megabytes));
        }
        Solver.requireMemory(megabytes / threads);
        this.workers = workers;
        this.threads = threads;
        this.megabytes = megabytes;
        this.cancellation = cancellation;
    }

    /// Works on all items and gives back all results.
    ///
    /// @throws SearchCancelledException if cancelled, or if the calling thread is interrupted
    public <T, R> List<R> map(List<T> items, BiFunction<Solver, T, R> work) {
        var results = new ArrayList<R>();
        each(items, work, results::add, _ -> {});
        return results;
    }

    /// Works on all items and passes each result on as soon as those before it are done.
    ///
    /// @param results called by this thread
    /// @param progress told how many items are done, each number once, by any thread
    /// @throws SearchCancelledException if cancelled, or if the calling thread is interrupted
    public <T, R> void each(
            List<T> items,
            BiFunction<Solver, T, R> work,
            Consumer<R> results,
            IntConsumer progress) {
        each(items.iterator(), work, results, progress);
    }

    /// Works on all items, which are taken as they are needed: only some of them are in memory.
    /// Each result is passed on as soon as those before it are done.
    ///
    /// @param items asked by this thread
    /// @param results called by this thread
    /// @param progress told how many items are done, each number once, by any thread
    /// @throws SearchCancelledException if cancelled, or if the calling thread is interrupted
    public <T, R> void each(
            Iterator<T> items,
            BiFunction<Solver, T, R> work,
            Consumer<R> results,
            IntConsumer progress) {
        var idle = new ConcurrentLinkedQueue<Solver>();
        var done = new AtomicInteger();
        var executor = workers.apply(threads);
        try {
            var pending = new ArrayDeque<Future<R>>();
            while (items.hasNext()) {
                var item = items.next();
                pending.add(
                        executor.submit(() -> {
                            var solver = take(idle);
                            var result = work.apply(solver, item);
                            idle.add(solver);
                            progress.accept(done.incrementAndGet());
                            return result;
                        }));
                while (!pending.isEmpty()
                        && (pending.size() >= AHEAD * threads || pending.element().isDone())) {
                    results.accept(await(pending.remove()));
                }
            }
            while (!pending.isEmpty()) {
                results.accept(await(pending.remove()));
            }
        } finally {
            stop(executor);
        }
    }

    private Solver take(ConcurrentLinkedQueue<Solver> idle) {
        var used = idle.poll();
        if (used != null) {
            return used;
        }
        var solver = new Solver(megabytes / threads);
        solver.heed(cancellation);
        return solver;
    }

    private static <R> R await(Future<R> result) {
        try {
            return result.get();
        } catch (InterruptedException asked) {
            Thread.currentThread().interrupt();
            throw new SearchCancelledException("the waiting thread was interrupted");
        } catch (ExecutionException failed) {
            throw failure(Objects.requireNonNull(failed.getCause()));
        }
    }

    private static RuntimeException failure(Throwable cause) {
        return switch (cause) {
            case SearchCancelledException cancelled ->
                    new SearchCancelledException(String.valueOf(cancelled.getMessage()));
            case RuntimeException wrong -> wrong;
            case Error error -> throw error;
            default -> new IllegalStateException(cause);
        };
    }

    /// Interrupts what still runs, which ends searches at once.
    private static void stop(ExecutorService executor) {
        executor.shutdownNow();
        executor.close();
    }
}

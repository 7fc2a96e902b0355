package overtrick.page.back;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import overtrick.page.door.Caller;

/// A small pool of threads for pages and files that take long. Whoever asks waits without keeping a
/// thread that others need; so many may wait at most, and few of them for the same visitor. A
/// document is kept under its key, and made once for all who ask for it at the same time.
public final class BackRoom implements AutoCloseable {

    /// The most jobs of one visitor, waiting and under way.
    public static final int OF_VISITOR = 6;

    private static final int MEBIBYTE = 1 << 20;
    private static final int KEPT = 32 * MEBIBYTE;
    private static final int IDLE_SECONDS = 20;

    /// How long something takes. What is quick does not wait for what is not.
    public enum Length {
        /// Up to a second or so, such as a page: a whole club may ask for its own at once.
        PAGE(600, 400),
        /// Longer, such as a file with all results.
        FILE(32, 24);

        private final int waiting;
        private final int ofAddress;

        Length(int waiting, int ofAddress) {
            this.waiting = waiting;
            this.ofAddress = ofAddress;
        }

        /// The length of the queue.
        int waiting() {
            return waiting;
        }

        /// The most jobs from one address, waiting and under way.
        int ofAddress() {
            return ofAddress;
        }
    }

    private final Map<Length, ThreadPoolExecutor> threads = new EnumMap<>(Length.class);
    private final Places visitors = new Places(OF_VISITOR);
    private final Map<Length, Places> addresses = new EnumMap<>(Length.class);
    private final Shelf shelf = new Shelf(KEPT);
    private final Map<Object, FutureTask<byte[]>> underWay = new ConcurrentHashMap<>();

    /// Whether the current thread is one of the back room: a job that waited in here for its own
    /// turn would wait for ever.
    private final ThreadLocal<Boolean> inside = ThreadLocal.withInitial(() -> false);

    private final Set<FutureTask<?>> awaited = ConcurrentHashMap.newKeySet();
    private volatile boolean shut;

    /// With half of the machine's processors for either length.
    public BackRoom() {
        this(Math.max(1, Runtime.getRuntime().availableProcessors() / 2));
    }

    /// @param most threads for either length
    BackRoom(int most) {
        for (var length : Length.values()) {
            var pool =
                    new ThreadPoolExecutor(
                            most,
                            most,
                            IDLE_SECONDS,
                            TimeUnit.SECONDS,
                            new ArrayBlockingQueue<>(length.waiting()),
                            Thread.ofPlatform().name("back-room-", 0).daemon().factory());
            pool.allowCoreThreadTimeOut(true);
            threads.put(length, pool);
            addresses.put(length, new Places(length.ofAddress()));
        }
    }

    /// Has something done, as long as a page, and waits for it.
    ///
    /// @return empty when too much waits already
    public <T> Optional<T> work(Caller caller, Supplier<T> work) {
        if (inside.get()) {
            return Optional.of(work.get());
        }
        var task = new FutureTask<T>(work::get);
        return begin(Length.PAGE, caller, task) ? await(task) : Optional.empty();
    }

    /// A page or a file: from the cache, from the job that is making it, or made now.
    ///
    /// @param key that says all that it depends on
    /// @return empty when too much waits already
    public Optional<byte[]> document(
            Length length, Caller caller, Object key, Supplier<byte[]> making) {
        var kept = shelf.get(key);
        if (kept.isPresent()) {
            return kept;
        }
        if (inside.get()) {
            return Optional.of(made(key, making));
        }
        var own = new FutureTask<byte[]>(() -> made(key, making));
        var first = underWay.putIfAbsent(key, own);
        if (first != null) {
            return await(first);
        }
        if (!begin(length, caller, own)) {
            underWay.remove(key, own);
            own.cancel(false);
            return Optional.empty();
        }
        return await(own);
    }

    private byte[] made(Object key, Supplier<byte[]> making) {
        try {
            byte[] document = making.get();
            shelf.put(key, document);
            return document;
        } finally {
            underWay.remove(key);
        }
    }

    private boolean begin(Length length, Caller caller, FutureTask<?> task) {
        if (!visitors.take(caller.holder())) {
            return false;
        }
        if (!addresses(length).take(caller.address())) {
            visitors.leave(caller.holder());
            return false;
        }
        try {
            awaited.add(task);
            threads(length)
                    .execute(() -> {
                        inside.set(true);
                        try {
                            if (shut) {
                                task.cancel(true); // what waited is not begun any more
                            }
                            task.run();
                        } finally {
                            leave(length, caller, task);
                        }
                    });
            return true;
        } catch (RejectedExecutionException full) {
            leave(length, caller, task);
            return false;
        }
    }

    private ThreadPoolExecutor threads(Length length) {
        return Objects.requireNonNull(threads.get(length));
    }

    private Places addresses(Length length) {
        return Objects.requireNonNull(addresses.get(length));
    }

    private void leave(Length length, Caller caller, FutureTask<?> task) {
        awaited.remove(task);
        visitors.leave(caller.holder());
        addresses(length).leave(caller.address());
    }

    private static <T> Optional<T> await(FutureTask<T> task) {
        try {
            return Optional.of(task.get());
        } catch (CancellationException refused) {
            return Optional.empty();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        } catch (ExecutionException failed) {
            throw unchecked(failed);
        }
    }

    private static RuntimeException unchecked(ExecutionException failed) {
        if (failed.getCause() instanceof Error error) {
            throw error;
        }
        return failed.getCause() instanceof RuntimeException own
                ? own
                : new IllegalStateException(failed);
    }

    /// Stops the threads and cancels the jobs that somebody waits for.
    @Override
    public void close() {
        shut = true;
        threads.values().forEach(ThreadPoolExecutor::shutdown); // nobody comes in any more
        awaited.forEach(task -> task.cancel(true));
        threads.values().forEach(ThreadPoolExecutor::shutdownNow);
    }
}

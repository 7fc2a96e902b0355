package overtrick.boards.page;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// What takes the solver seconds: worked out one after the other by a thread of their own, when
/// somebody asks, and kept for those who ask later.
final class Backlog implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Backlog.class);

    /// What may wait for its turn.
    private static final int QUEUE = 128;

    private static final int IDLE_SECONDS = 20;

    /// What somebody is told who waits.
    enum State {
        READY,
        /// Not yet: ask again.
        PENDING,
        FAILED
    }

    /// @param found there when it is ready
    record Answer<V>(State state, Optional<V> found) {
        private static <V> Answer<V> ready(V found) {
            return new Answer<>(State.READY, Optional.of(found));
        }

        private static <V> Answer<V> without(State state) {
            return new Answer<>(state, Optional.empty());
        }
    }

    private final ThreadPoolExecutor worker = worker();

    private static ThreadPoolExecutor worker() {
        var queue = new ArrayBlockingQueue<Runnable>(QUEUE);
        var threads = Thread.ofPlatform().name("analysis").daemon();
        var worker =
                new ThreadPoolExecutor(
                        1, 1, IDLE_SECONDS, TimeUnit.SECONDS, queue, threads.factory());
        worker.allowCoreThreadTimeOut(true);
        return worker;
    }

    /// Ends the search under way and begins no other.
    @Override
    public void close() {
        worker.shutdownNow();
    }

    /// A shelf of one kind of answers.
    ///
    /// @param <K> what is asked
    /// @param <V> what is found
    final class Shelf<K, V> implements AutoCloseable {

        private final LinkedHashMap<K, CompletableFuture<V>> kept =
                new LinkedHashMap<>(16, 0.75f, true);
        private final int most;
        private final Function<K, V> work;
        private final BiConsumer<K, V> found;

        /// @param most answers that are kept, the latest asked for
        /// @param found is told of every answer once
        Shelf(int most, Function<K, V> work, BiConsumer<K, V> found) {
            this.most = most;
            this.work = work;
            this.found = found;
        }

        /// The answer if it has been worked out already; nothing is begun.
        Answer<V> now(K asked) {
            CompletableFuture<V> known;
            synchronized (kept) {
                known = kept.get(asked);
            }
            return known != null && known.state() == CompletableFuture.State.SUCCESS
                    ? Answer.ready(known.resultNow())
                    : Answer.without(State.PENDING);
        }

        /// Begins if nobody has asked before; a club that has much to do leaves it.
        void begin(K asked) {
            try {
                var _ = begun(asked);
            } catch (RejectedExecutionException busy) {
                LOG.debug("not now: {}", asked, busy);
            }
        }

        /// The answer, begun if nobody has asked before.
        ///
        /// @param patience how long to wait for it
        Answer<V> await(K asked, Duration patience) {
            try {
                return Answer.ready(begun(asked).get(patience.toMillis(), TimeUnit.MILLISECONDS));
            } catch (TimeoutException | CancellationException | RejectedExecutionException later) {
                return Answer.without(State.PENDING);
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
                return Answer.without(State.PENDING);
            } catch (ExecutionException wrong) {
                return Answer.without(State.FAILED);
            }
        }

        private CompletableFuture<V> begun(K asked) {
            synchronized (kept) {
                var known = kept.get(asked);
                if (known != null) {
                    return known;
                }
                var answer = new CompletableFuture<V>();
                worker.execute(() -> work(asked, answer));
                kept.put(asked, answer);
                if (kept.size() > most) {
                    kept.pollFirstEntry();
                }
                return answer;
            }
        }

        private void work(K asked, CompletableFuture<V> answer) {
            try {
                var whole = work.apply(asked);
                answer.complete(whole);
                found.accept(asked, whole);
            } catch (RuntimeException | Error wrong) {
                if (!worker.isShutdown()) {
                    LOG.error("not worked out: {}", asked, wrong);
                }
                answer.completeExceptionally(wrong);
                synchronized (kept) {
                    kept.remove(asked, answer);
                }
            }
        }

        /// Lets nobody wait any longer.
        @Override
        public void close() {
            synchronized (kept) {
                kept.values().forEach(answer -> answer.cancel(false));
            }
        }
    }
}

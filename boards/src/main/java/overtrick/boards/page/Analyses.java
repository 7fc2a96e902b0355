package overtrick.boards.page;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
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
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import overtrick.bridge.Board;
import overtrick.bridge.auction.Auction;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.bridgetable.duplicate.PlayedAt;
import overtrick.cards.Card;
import overtrick.solver.Solver;

/// The analyses of finished boards: worked out one after the other by a thread of their own, when
/// somebody asks, and kept for those who ask later.
final class Analyses implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Analyses.class);

    /// Boards whose analysis is kept, the latest asked for.
    private static final int KEPT = 256;

    /// Boards that may wait for their turn.
    private static final int QUEUE = 128;

    private static final int MEGABYTES = 32;
    private static final int IDLE_SECONDS = 20;

    /// What is analysed, and for which board it is kept.
    private record Key(PlayedAt at, Board board, Auction auction, List<Card> cards) {
        static Key of(FinishedBoard board) {
            return new Key(board.at(), board.board(), board.auction(), board.cards());
        }
    }

    /// What somebody is told who waits for an analysis.
    enum State {
        READY,
        /// Not yet: ask again.
        PENDING,
        FAILED
    }

    /// @param analysis there when it is ready
    record Answer(State state, Optional<Analysis> analysis) {
        private static final Answer PENDING = new Answer(State.PENDING, Optional.empty());
        private static final Answer FAILED = new Answer(State.FAILED, Optional.empty());
    }

    private final LinkedHashMap<Key, CompletableFuture<Analysis>> kept =
            new LinkedHashMap<>(16, 0.75f, true);
    private final ThreadPoolExecutor worker = worker();
    private final BiConsumer<FinishedBoard, Analysis> found;

    /// @param found is told of every analysis once
    Analyses(BiConsumer<FinishedBoard, Analysis> found) {
        this.found = found;
    }

    private static ThreadPoolExecutor worker() {
        var queue = new ArrayBlockingQueue<Runnable>(QUEUE);
        var threads = Thread.ofPlatform().name("analysis").daemon();
        var worker =
                new ThreadPoolExecutor(
                        1, 1, IDLE_SECONDS, TimeUnit.SECONDS, queue, threads.factory());
        worker.allowCoreThreadTimeOut(true);
        return worker;
    }

    /// The analysis if it has been worked out already; nothing is begun.
    Answer now(FinishedBoard board) {
        CompletableFuture<Analysis> known;
        synchronized (kept) {
            known = kept.get(Key.of(board));
        }
        return known != null && known.state() == CompletableFuture.State.SUCCESS
                ? new Answer(State.READY, Optional.of(known.resultNow()))
                : Answer.PENDING;
    }

    /// Begins the analysis if nobody has asked before; a club that has much to do leaves it.
    void begin(FinishedBoard board) {
        try {
            var _ = begun(board);
        } catch (RejectedExecutionException busy) {
            LOG.debug("board {} is not analysed now", board.at(), busy);
        }
    }

    /// The analysis, begun if nobody has asked before.
    ///
    /// @param patience how long to wait for it
    Answer await(FinishedBoard board, Duration patience) {
        try {
            var analysis = begun(board).get(patience.toMillis(), TimeUnit.MILLISECONDS);
            return new Answer(State.READY, Optional.of(analysis));
        } catch (TimeoutException | CancellationException | RejectedExecutionException later) {
            return Answer.PENDING;
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return Answer.PENDING;
        } catch (ExecutionException wrong) {
            return Answer.FAILED;
        }
    }

    private CompletableFuture<Analysis> begun(FinishedBoard board) {
        synchronized (kept) {
            var known = kept.get(Key.of(board));
            if (known != null) {
                return known;
            }
            var analysis = new CompletableFuture<Analysis>();
            worker.execute(() -> work(board, analysis));
            kept.put(Key.of(board), analysis);
            if (kept.size() > KEPT) {
                kept.pollFirstEntry();
            }
            return analysis;
        }
    }

    private void work(FinishedBoard board, CompletableFuture<Analysis> analysis) {
        try {
            var whole = Analysis.of(board, new Solver(MEGABYTES));
            analysis.complete(whole);
            found.accept(board, whole);
        } catch (RuntimeException | Error wrong) {
            if (!worker.isShutdown()) {
                LOG.error(
                        "no analysis of board {} at {}",
                        board.ordinal(),
                        board.table().code(),
                        wrong);
            }
            analysis.completeExceptionally(wrong);
            synchronized (kept) {
                kept.remove(Key.of(board), analysis);
            }
        }
    }

    /// Ends the search under way and lets nobody wait any longer.
    @Override
    public void close() {
        worker.shutdownNow();
        synchronized (kept) {
            kept.values().forEach(analysis -> analysis.cancel(false));
        }
    }
}

package overtrick.server;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import overtrick.bridge.Board;
import overtrick.bridgetable.duplicate.EventBoards;
import overtrick.house.laid.LaidDeals;
import overtrick.solver.Solver;
import overtrick.solver.analysis.Par;

/// Par of the boards that were laid and are closed: worked out on a thread of its own when somebody
/// looks for the first time, and kept.
final class LaidPars implements AutoCloseable {

    /// Sets whose pars are kept.
    private static final int KEPT = 256;

    /// Sets that may wait for their turn.
    private static final int QUEUE = 64;

    private static final int MEGABYTES = 8;
    private static final int IDLE_SECONDS = 20;

    private final EventBoards boards;
    private final ThreadPoolExecutor worker = worker();
    private final Map<String, CompletableFuture<List<Par>>> known =
            new LinkedHashMap<>(16, 0.75f, true) {
                @Override
                protected boolean removeEldestEntry(
                        Map.Entry<String, CompletableFuture<List<Par>>> eldest) {
                    return size() > KEPT;
                }
            };

    LaidPars(EventBoards boards) {
        this.boards = boards;
    }

    private static ThreadPoolExecutor worker() {
        var queue = new LinkedBlockingQueue<Runnable>(QUEUE);
        var threads = Thread.ofPlatform().name("par").daemon();
        var worker =
                new ThreadPoolExecutor(
                        1, 1, IDLE_SECONDS, TimeUnit.SECONDS, queue, threads.factory());
        worker.allowCoreThreadTimeOut(true);
        return worker;
    }

    /// Par of each board laid under a code; empty while it is being worked out. The caller sees to
    /// it that the boards are closed.
    Optional<List<Par>> of(String code) {
        synchronized (known) {
            var begun = known.get(code);
            if (begun == null || begun.isCompletedExceptionally()) {
                begin(code);
                return Optional.empty();
            }
            return begun.isDone() ? Optional.of(begun.resultNow()) : Optional.empty();
        }
    }

    /// A club that has much to do leaves it for the next who looks.
    private void begin(String code) {
        var pars = new CompletableFuture<List<Par>>();
        try {
            worker.execute(() -> work(code, pars));
            known.put(code, pars);
        } catch (RejectedExecutionException _) {
            known.remove(code);
        }
    }

    private void work(String code, CompletableFuture<List<Par>> pars) {
        try {
            var solver = new Solver(MEGABYTES);
            pars.complete(
                    boards.of(LaidDeals.set(code)).stream()
                            .map(sealed -> par(sealed.board(), solver))
                            .toList());
        } catch (RuntimeException | Error wrong) {
            pars.completeExceptionally(wrong);
        }
    }

    private static Par par(Board board, Solver solver) {
        return Par.of(solver.table(board.deal()), board.vulnerability(), board.dealer());
    }

    /// Ends the search under way and begins no other.
    @Override
    public void close() {
        worker.shutdownNow();
    }
}

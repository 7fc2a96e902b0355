package overtrick.house.thinking;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;

/// The threads on which robots think, fewer than the machine has processors, so that pages never
/// wait for robots. Clubs that share them take turns: one with many robots does not keep those of
/// another waiting.
public final class Heads implements AutoCloseable {

    /// The length of a club's queue for each thread.
    private static final int PATIENCE = 8;

    private final int threads;
    private final List<Thread> workers = new ArrayList<>();

    /// The clubs whose robots wait, the next first.
    private final Deque<Lane> turns = new ArrayDeque<>();

    private int idle;
    private boolean shut;

    /// @param threads how many think at the same time
    public Heads(int threads) {
        this.threads = threads;
        var factory = Thread.ofPlatform().daemon().name("overtrick-robot-", 1).factory();
        for (int at = 0; at < threads; at++) {
            workers.add(factory.newThread(this::work));
        }
        workers.forEach(Thread::start);
    }

    /// As many threads as leave a processor to the pages, one at least.
    public static Heads onThisMachine() {
        int processors = Runtime.getRuntime().availableProcessors();
        return new Heads(Math.max(1, processors - 1));
    }

    /// The questions of one club, in their order.
    final class Lane {

        private final Deque<FutureTask<?>> waiting = new ArrayDeque<>();
        private final List<FutureTask<?>> underWay = new ArrayList<>();
        private boolean closed;

        /// Has something thought about.
        ///
        /// @return empty when too much waits already, or the lane is closed
        Optional<FutureTask<?>> submit(Callable<?> question) {
            var task = new FutureTask<>(question);
            synchronized (Heads.this) {
                if (closed || shut || waiting.size() - idle >= PATIENCE * threads) {
                    return Optional.empty();
                }
                waiting.add(task);
                if (waiting.size() == 1) {
                    turns.add(this);
                }
                Heads.this.notify();
            }
            return Optional.of(task);
        }

        /// How many wait for their turn.
        int waiting() {
            synchronized (Heads.this) {
                return waiting.size();
            }
        }

        boolean isClosed() {
            synchronized (Heads.this) {
                return closed || shut;
            }
        }

        /// Gives up what waits and what is being thought about.
        void close() {
            var given = new ArrayList<FutureTask<?>>();
            synchronized (Heads.this) {
                closed = true;
                turns.remove(this);
                given.addAll(waiting);
                given.addAll(underWay);
                waiting.clear();
            }
            given.forEach(task -> task.cancel(true));
        }
    }

    private record Turn(Lane lane, FutureTask<?> task) {}

    private void work() {
        try {
            while (true) {
                var turn = next();
                turn.task().run();
                synchronized (this) {
                    turn.lane().underWay.remove(turn.task());
                }
                var _ = Thread.interrupted(); // was meant for the question that is over
            }
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized Turn next() throws InterruptedException {
        idle++;
        try {
            while (turns.isEmpty()) {
                if (shut) {
                    throw new InterruptedException("closed");
                }
                wait();
            }
        } finally {
            idle--;
        }
        var lane = turns.remove();
        var task = lane.waiting.remove();
        if (!lane.waiting.isEmpty()) {
            turns.add(lane);
        }
        lane.underWay.add(task);
        return new Turn(lane, task);
    }

    @Override
    public void close() {
        synchronized (this) {
            shut = true;
            turns.clear();
            notifyAll();
        }
        workers.forEach(Thread::interrupt);
    }
}

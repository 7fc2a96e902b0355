package overtrick.log.commit;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Predicate;
import overtrick.log.StoreException;

/// What waits for the one writer: bounded, and closed for good at the end. Whatever was let in is
/// taken once, by whoever then tells its owner how it ended.
///
/// @param <J> the jobs
final class JobQueue<J> {

    private final int capacity;
    private final String slow;
    private final ArrayDeque<J> jobs = new ArrayDeque<>();
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition room = lock.newCondition();
    private final Condition work = lock.newCondition();
    private boolean closed;

    /// @param slow what is said to those for whom there is no room
    JobQueue(int capacity, String slow) {
        this.capacity = capacity;
        this.slow = slow;
    }

    /// Lets a job in, when there is room.
    ///
    /// @param patience how long to wait for room
    /// @throws StoreException if there was none, or the queue is closed
    void put(J job, Duration patience) {
        lock.lock();
        try {
            if (jobs.size() >= capacity) {
                awaitRoom(patience);
            }
            if (closed) {
                throw new StoreException("the store is closed");
            }
            jobs.add(job);
            work.signal();
        } finally {
            lock.unlock();
        }
    }

    private void awaitRoom(Duration patience) {
        long nanos = patience.toNanos();
        try {
            while (jobs.size() >= capacity && !closed) {
                if (nanos <= 0) {
                    throw new StoreException(
                            "%s: %,d writes are waiting".formatted(slow, capacity));
                }
                nanos = room.awaitNanos(nanos);
            }
        } catch (InterruptedException asked) {
            Thread.currentThread().interrupt();
            throw new StoreException("interrupted while waiting for the store", asked);
        }
    }

    /// Takes up to so many jobs, waiting for the first; none when the queue is closed and empty.
    List<J> take(int most) throws InterruptedException {
        lock.lock();
        try {
            while (jobs.isEmpty() && !closed) {
                work.await();
            }
            var taken = new ArrayList<J>(Math.min(most, jobs.size()));
            while (taken.size() < most && !jobs.isEmpty()) {
                taken.add(jobs.remove());
            }
            room.signalAll();
            return taken;
        } finally {
            lock.unlock();
        }
    }

    /// Takes those at the head, for as long as the condition holds.
    List<J> takeWhile(Predicate<J> condition) {
        lock.lock();
        try {
            var taken = new ArrayList<J>();
            while (!jobs.isEmpty() && condition.test(jobs.element())) {
                taken.add(jobs.remove());
            }
            room.signalAll();
            return taken;
        } finally {
            lock.unlock();
        }
    }

    /// Lets nobody in from now on; what is in already can still be taken.
    void close() {
        lock.lock();
        try {
            closed = true;
            work.signalAll();
            room.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /// Whether nobody is let in any more.
    boolean isClosed() {
        lock.lock();
        try {
            return closed;
        } finally {
            lock.unlock();
        }
    }

    /// How many wait.
    int size() {
        lock.lock();
        try {
            return jobs.size();
        } finally {
            lock.unlock();
        }
    }
}

package overtrick.log.commit;

import java.io.IOException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import overtrick.log.EventLog.ConflictException;
import overtrick.log.StoreException;

/// The one writer of a store. Whatever waits when it is free becomes one transaction with one sync
/// of the disk, so that many tables cost hardly more than one. Each piece of work stands or falls
/// alone: a savepoint lies before it.
///
/// Who is told that their work is done, has it on the disk; who is told that it failed, has nothing
/// of it there. So after anything that casts doubt on the transaction the connection is replaced,
/// and the new one is asked whether the transaction is kept; unless it is, all of its group are
/// refused. The writer goes on whatever happens, errors of the machine included.
///
/// @param <C> the writer's connection
public final class GroupCommit<C extends Transaction> implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(GroupCommit.class);

    /// Pieces of work in one transaction at most.
    private static final int GROUP = 512;

    private static final Duration BETWEEN_ATTEMPTS = Duration.ofMillis(100);

    /// How often a piece of work is tried by itself that others were in the way of.
    private static final int ALONE = 20;

    private final Opener<C> opener;
    private final AfterCommit<C> afterCommit;
    private final Limits limits;
    private final Voice voice;
    private final JobQueue<Job<C, ?>> waiting;
    private final Thread thread;
    private @Nullable C connection;
    private boolean failing;

    /// Where new connections come from.
    ///
    /// @param <C> the writer's connection
    @FunctionalInterface
    public interface Opener<C> {
        /// Opens one.
        C open() throws SQLException;
    }

    /// What the writer does after each transaction, when its owners have been told.
    ///
    /// @param <C> the writer's connection
    @FunctionalInterface
    public interface AfterCommit<C> {
        /// Does it, over the connection that has committed.
        void with(C connection) throws SQLException, IOException;
    }

    /// A piece of work for the writer.
    ///
    /// @param <C> the writer's connection
    /// @param <T> what it gives back
    @FunctionalInterface
    public interface Write<C, T> {
        /// Does it within the transaction that is under way.
        T with(C connection) throws SQLException;
    }

    /// How long those who write are kept waiting, and how many.
    ///
    /// @param waiting how many pieces of work may wait
    /// @param patience how long one may wait until the writer takes it up
    /// @param doubt how long it may be asked whether a transaction is kept whose commit failed
    public record Limits(int waiting, Duration patience, Duration doubt) {

        /// For a store on this machine, which can be asked at once.
        public static final Limits USUAL = new Limits(8_192, Duration.ofSeconds(20), Duration.ZERO);

        /// For a store that can be asked at once.
        public Limits(int waiting, Duration patience) {
            this(waiting, patience, Duration.ZERO);
        }
    }

    /// Opens the first connection and begins to write.
    ///
    /// @param threads make the writer's thread
    public GroupCommit(
            Opener<C> opener,
            AfterCommit<C> afterCommit,
            Limits limits,
            Voice voice,
            ThreadFactory threads)
            throws SQLException {
        this.opener = opener;
        this.afterCommit = afterCommit;
        this.limits = limits;
        this.voice = voice;
        this.waiting = new JobQueue<>(limits.waiting, voice.slow());
        this.connection = opener.open();
        this.thread = threads.newThread(this::writeUntilClosed);
        thread.start();
    }

    /// Runs the work within a transaction, returns when it is durable.
    ///
    /// @throws StoreException if it is not: nothing of it is kept then
    /// @throws ConflictException if the work found that somebody else has written
    public <T> T run(Write<C, T> work) {
        var job = new Job<>(work);
        waiting.put(job, limits.patience);
        try {
            return job.done.join(); // uninterrupted: once the writer has it, it may become durable
        } catch (CompletionException failed) {
            var cause = Objects.requireNonNullElse(failed.getCause(), failed);
            if (cause instanceof ConflictException conflict) {
                throw conflict;
            }
            throw new StoreException("the store cannot write: " + voice.of(cause), cause);
        }
    }

    /// Sends away those whom the writer has not taken up in time. To be called now and then: a
    /// timer for each job would cost more than the job. Never throws: what is done now and then is
    /// done no more once it has thrown.
    public void sendAwayTheLate() {
        try {
            long latest = System.nanoTime() - limits.patience.toNanos();
            for (var late : waiting.takeWhile(job -> job.since - latest < 0)) {
                late.fail(new StoreException(voice.slow()));
            }
        } catch (RuntimeException | Error failed) {
            LOG.warn("those who wait too long are not sent away: {}", voice.of(failed));
        }
    }

    private void writeUntilClosed() {
        try {
            while (true) {
                var group = waiting.take(GROUP);
                if (group.isEmpty()) {
                    return;
                }
                write(group);
            }
        } catch (InterruptedException asked) {
            Thread.currentThread().interrupt();
        } finally {
            refuseTheRest();
            discard();
        }
    }

    /// Writes a group; all of it are told how it ended. Never throws.
    private void write(List<Job<C, ?>> group) {
        List<Job<C, ?>> written = List.of();
        String mark = "";
        try {
            var connection = connection();
            written = attempt(connection, group);
            mark = connection.mark();
            connection.commit();
        } catch (SQLException | RuntimeException | Error failed) {
            var cause = settle(mark, failed);
            if (cause.isPresent() && cause.get() instanceof OvertakenException overtaken) {
                group.forEach(job -> writeAlone(job, overtaken));
                return;
            }
            if (cause.isPresent()) {
                group.forEach(job -> job.fail(cause.get())); // those who were told stay so
                return;
            }
        }
        written.forEach(Job::succeed);
        if (failing) {
            failing = false;
            LOG.warn("the store writes again");
        }
        tidyUp();
    }

    /// Others were in the way of the group. Never throws.
    private void writeAlone(Job<C, ?> job, OvertakenException overtaken) {
        if (job.attempts++ < ALONE && (overtaken.conflict().isEmpty() || job.attempts == 1)) {
            if (!job.done.isDone()) {
                write(List.of(job));
            }
        } else {
            job.fail(overtaken.conflict().<Throwable>map(one -> one).orElse(overtaken));
        }
    }

    /// Replaces the connection and finds out what has become of its transaction.
    ///
    /// @param mark of the transaction, if it came to its commit
    /// @return why it is not kept; empty when it is
    private Optional<Throwable> settle(String mark, Throwable failed) {
        if (!failing && !(failed instanceof OvertakenException)) {
            failing = true;
            LOG.warn("the store cannot write: {}", voice.of(failed));
        }
        long end = System.nanoTime() + limits.doubt.toNanos();
        while (true) {
            discard();
            try {
                return connection().isKept(mark) ? Optional.empty() : Optional.of(failed);
            } catch (SQLException | RuntimeException | Error again) {
                LOG.debug("the store's connection could not be replaced", again);
                discard(); // the next group tries again
            }
            if (mark.isEmpty()) {
                return Optional.of(failed);
            }
            if (waiting.isClosed() || System.nanoTime() - end > 0) {
                return Optional.of(new StoreException(voice.unknown(), failed));
            }
            LockSupport.parkNanos(BETWEEN_ATTEMPTS.toNanos());
        }
    }

    private void tidyUp() {
        try {
            afterCommit.with(connection());
        } catch (SQLException | IOException | RuntimeException | Error failed) {
            LOG.warn("something went wrong after a commit: {}", voice.of(failed));
        }
    }

    private C connection() throws SQLException {
        var open = connection;
        if (open == null) {
            open = opener.open();
            connection = open;
        }
        return open;
    }

    private List<Job<C, ?>> attempt(C connection, List<Job<C, ?>> group) throws SQLException {
        connection.begin();
        var written = new ArrayList<Job<C, ?>>();
        for (var job : group) {
            connection.savepoint();
            var refusal = job.write(connection);
            if (refusal instanceof OvertakenException overtaken) {
                throw overtaken;
            }
            if (refusal == null) {
                connection.release();
                written.add(job);
            } else {
                takeBack(connection, refusal);
                job.fail(refusal);
            }
        }
        return written;
    }

    private void takeBack(C connection, Throwable refusal) throws SQLException {
        try {
            connection.rollBackToSavepoint();
        } catch (SQLException lost) {
            refusal.addSuppressed(lost);
            throw new SQLException("the store has taken back the whole transaction", refusal);
        }
    }

    private void discard() {
        var old = connection;
        connection = null;
        if (old != null) {
            try {
                old.close();
            } catch (SQLException | RuntimeException | Error failed) {
                LOG.warn("a connection did not close cleanly: {}", voice.of(failed));
            }
        }
    }

    private void refuseTheRest() {
        waiting.close();
        try {
            for (var group = waiting.take(GROUP); !group.isEmpty(); group = waiting.take(GROUP)) {
                var late = new StoreException("the store was closed");
                group.forEach(job -> job.fail(late));
            }
        } catch (InterruptedException again) {
            Thread.currentThread().interrupt();
        }
    }

    /// How many pieces of work wait for the writer.
    public int waiting() {
        return waiting.size();
    }

    /// Waits for the work that is under way; later work is refused.
    @Override
    public void close() {
        waiting.close();
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException asked) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private static final class Job<C, T> {

        private final Write<C, T> work;
        private final CompletableFuture<T> done = new CompletableFuture<>();
        private final long since = System.nanoTime();
        private @Nullable T value;

        /// How often it was tried by itself.
        private int attempts;

        private Job(Write<C, T> work) {
            this.work = work;
        }

        /// Why it could not be done; nothing if it was. The owner is not told yet.
        private @Nullable Throwable write(C connection) {
            try {
                value = work.with(connection);
                return null;
            } catch (SQLException | RuntimeException | Error refused) {
                return refused;
            }
        }

        private void succeed() {
            done.complete(value);
        }

        private void fail(Throwable cause) {
            done.completeExceptionally(cause);
        }
    }
}

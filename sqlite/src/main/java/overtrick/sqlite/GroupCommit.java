package overtrick.sqlite;

import java.io.IOException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ThreadFactory;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import overtrick.log.EventLog.ConflictException;
import overtrick.log.StoreException;

/// The one writer of the store. Whatever waits when it is free becomes one transaction with one
/// sync of the disk, so that many tables cost hardly more than one. Each piece of work stands or
/// falls alone: a savepoint lies before it.
///
/// Who is told that their work is done, has it on the disk; who is told that it failed, has nothing
/// of it there. So after anything that casts doubt on the transaction all of its group are refused
/// and the connection is replaced. The writer goes on whatever happens, errors of the machine
/// included.
final class GroupCommit implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(GroupCommit.class);

    /// Pieces of work in one transaction at most.
    private static final int GROUP = 512;

    private final Opener opener;
    private final AfterCommit afterCommit;
    private final Limits limits;
    private final JobQueue<Job<?>> waiting;
    private final Thread thread;
    private @Nullable WriteConnection connection;
    private boolean failing;

    /// Where new connections come from.
    @FunctionalInterface
    interface Opener {
        WriteConnection open() throws SQLException;
    }

    /// What the writer does after each transaction, when its owners have been told.
    @FunctionalInterface
    interface AfterCommit {
        void with(WriteConnection connection) throws SQLException, IOException;
    }

    /// A piece of work for the writer.
    @FunctionalInterface
    interface Write<T> {
        T with(WriteConnection connection) throws SQLException;
    }

    /// @param waiting how many pieces of work may wait
    /// @param patience how long one may wait until the writer takes it up
    record Limits(int waiting, Duration patience) {
        static final Limits USUAL = new Limits(8_192, Duration.ofSeconds(20));
    }

    /// @param threads make the writer's thread
    GroupCommit(Opener opener, AfterCommit afterCommit, Limits limits, ThreadFactory threads)
            throws SQLException {
        this.opener = opener;
        this.afterCommit = afterCommit;
        this.limits = limits;
        this.waiting = new JobQueue<>(limits.waiting);
        this.connection = opener.open();
        this.thread = threads.newThread(this::writeUntilClosed);
        thread.start();
    }

    /// Runs the work within a transaction, returns when it is durable.
    ///
    /// @throws StoreException if it is not: nothing of it is kept then
    <T> T run(Write<T> work) {
        var job = new Job<>(work);
        waiting.put(job, limits.patience);
        try {
            return job.done.join(); // uninterrupted: once the writer has it, it may become durable
        } catch (CompletionException failed) {
            var cause = Objects.requireNonNullElse(failed.getCause(), failed);
            if (cause instanceof ConflictException conflict) {
                throw conflict;
            }
            throw new StoreException("the store cannot write: " + Trouble.words(cause), cause);
        }
    }

    /// Sends away those whom the writer has not taken up in time. To be called now and then: a
    /// timer for each job would cost more than the job. Never throws: what is done now and then is
    /// done no more once it has thrown.
    void sendAwayTheLate() {
        try {
            long latest = System.nanoTime() - limits.patience.toNanos();
            for (var late : waiting.takeWhile(job -> job.since - latest < 0)) {
                late.fail(new StoreException("the disk is too slow"));
            }
        } catch (RuntimeException | Error failed) {
            LOG.warn("those who wait too long are not sent away: {}", Trouble.words(failed));
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
    private void write(List<Job<?>> group) {
        List<Job<?>> written;
        try {
            var connection = connection();
            written = attempt(connection, group);
            connection.commit();
        } catch (SQLException | RuntimeException | Error failed) {
            refuse(group, failed);
            return;
        }
        written.forEach(Job::succeed);
        if (failing) {
            failing = false;
            LOG.warn("the store writes again");
        }
        tidyUp();
    }

    private void refuse(List<Job<?>> group, Throwable cause) {
        try {
            if (!failing) {
                failing = true;
                LOG.warn("the store cannot write: {}", Trouble.words(cause));
            }
            replaceConnection();
        } finally {
            group.forEach(job -> job.fail(cause)); // those who were told already stay so
        }
    }

    private void tidyUp() {
        try {
            afterCommit.with(connection());
        } catch (SQLException | IOException | RuntimeException | Error failed) {
            LOG.warn("something went wrong after a commit: {}", Trouble.words(failed));
        }
    }

    private WriteConnection connection() throws SQLException {
        if (connection == null) {
            connection = opener.open();
        }
        return connection;
    }

    private static List<Job<?>> attempt(WriteConnection connection, List<Job<?>> group)
            throws SQLException {
        connection.begin();
        var written = new ArrayList<Job<?>>();
        for (var job : group) {
            connection.savepoint();
            var refusal = job.write(connection);
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

    private static void takeBack(WriteConnection connection, Throwable refusal)
            throws SQLException {
        try {
            connection.rollBackToSavepoint();
        } catch (SQLException lost) {
            refusal.addSuppressed(lost);
            throw new SQLException("SQLite has taken back the whole transaction", refusal);
        }
    }

    private void replaceConnection() {
        discard();
        try {
            connection().bury();
        } catch (SQLException | RuntimeException | Error failed) { // the next group tries again
            LOG.debug("the store's connection could not be replaced", failed);
            discard();
        }
    }

    private void discard() {
        var old = connection;
        connection = null;
        if (old != null) {
            try {
                old.close();
            } catch (SQLException | RuntimeException | Error failed) {
                LOG.warn("a connection did not close cleanly: {}", Trouble.words(failed));
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
    int waiting() {
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

    private static final class Job<T> {

        private final Write<T> work;
        private final CompletableFuture<T> done = new CompletableFuture<>();
        private final long since = System.nanoTime();
        private @Nullable T value;

        private Job(Write<T> work) {
            this.work = work;
        }

        /// Why it could not be done; nothing if it was. The owner is not told yet.
        private @Nullable Throwable write(WriteConnection connection) {
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

package overtrick.sqlite;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import overtrick.log.EventLog;
import overtrick.log.Store.Work;
import overtrick.log.StoreException;

/// The one writer of the store. Whatever waits when it is free becomes one transaction with one
/// sync of the disk, so that many tables cost hardly more than one. Each piece of work stands or
/// falls alone: a savepoint lies before it.
final class GroupCommit implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(GroupCommit.class);

    /// Pieces of work in one transaction at most.
    private static final int GROUP = 512;

    private final Connection connection;
    private final LinkedBlockingQueue<Job<?>> waiting = new LinkedBlockingQueue<>();
    private final Job<Boolean> stop = new Job<>(_ -> true);
    private final Thread thread;
    private volatile boolean closed;

    GroupCommit(Connection connection) throws SQLException {
        SqliteStore.requireDurable(connection);
        connection.setAutoCommit(false);
        this.connection = connection;
        this.thread = Thread.ofPlatform().name("overtrick-writer").start(this::writeUntilStopped);
    }

    /// Runs the work within a transaction, returns when it is durable.
    <T> T run(Work<T> work) {
        var job = new Job<>(work);
        waiting.add(job);
        if (closed) { // asked after adding: whoever adds too late for the writer sees it here
            job.done.completeExceptionally(new IllegalStateException("the store is closed"));
        }
        try {
            return job.done.join();
        } catch (CompletionException failed) {
            if (failed.getCause() instanceof EventLog.ConflictException conflict) {
                throw conflict;
            }
            throw new StoreException("the store cannot write", failed);
        }
    }

    private void writeUntilStopped() {
        var group = new ArrayList<Job<?>>();
        try {
            while (!group.contains(stop)) {
                group.clear();
                group.add(waiting.take());
                waiting.drainTo(group, GROUP - 1);
                commit(group);
            }
            connection.close();
        } catch (InterruptedException asked) {
            Thread.currentThread().interrupt();
        } catch (SQLException failed) {
            LOG.warn("the store did not close cleanly", failed);
        } finally {
            closed = true;
            var late = new IllegalStateException("the store was closed");
            waiting.forEach(job -> job.done.completeExceptionally(late));
        }
    }

    private void commit(List<Job<?>> group) {
        var written = new ArrayList<Job<?>>();
        for (var job : group) {
            if (attempt(job)) {
                written.add(job);
            }
        }
        endTransaction(written);
    }

    /// Whether the job was written; if not, its owner has been told why and nothing of it is left.
    private boolean attempt(Job<?> job) {
        try {
            execute("SAVEPOINT job");
            try {
                job.write(connection);
                return true;
            } catch (SQLException | RuntimeException refused) {
                execute("ROLLBACK TO job");
                job.done.completeExceptionally(refused);
                return false;
            } finally {
                execute("RELEASE job");
            }
        } catch (SQLException failed) {
            job.done.completeExceptionally(failed);
            return false;
        }
    }

    private void endTransaction(List<Job<?>> written) {
        try {
            connection.commit();
            written.forEach(Job::tellOwner);
        } catch (SQLException failed) {
            written.forEach(job -> job.done.completeExceptionally(failed));
            rollBack();
        }
    }

    private void rollBack() {
        try {
            connection.rollback();
        } catch (SQLException failed) {
            LOG.warn("a failed transaction could not be rolled back", failed);
        }
    }

    private void execute(String sql) throws SQLException {
        try (var statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    /// Waits for the work that is under way; later work is refused.
    @Override
    public void close() {
        waiting.add(stop);
        try {
            thread.join();
        } catch (InterruptedException asked) {
            Thread.currentThread().interrupt();
        }
    }

    private static final class Job<T> {

        private final Work<T> work;
        private final CompletableFuture<T> done = new CompletableFuture<>();
        private @Nullable T value;

        private Job(Work<T> work) {
            this.work = work;
        }

        private void write(Connection connection) throws SQLException {
            value = work.with(connection);
        }

        private void tellOwner() {
            done.complete(value);
        }
    }
}

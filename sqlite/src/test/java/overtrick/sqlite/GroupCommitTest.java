package overtrick.sqlite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import overtrick.log.StoreException;
import overtrick.log.commit.GroupCommit;
import overtrick.log.commit.GroupCommit.Limits;
import overtrick.log.commit.GroupCommit.Write;

/// The one writer: its queue, its failures and its end.
@Timeout(60)
class GroupCommitTest {

    private static final Limits LIMITS = new Limits(2, Duration.ofMillis(300));

    @TempDir private Path folder;

    private final ExecutorService owners = Executors.newVirtualThreadPerTaskExecutor();
    private final AtomicReference<Thread> thread = new AtomicReference<>();
    private final AtomicInteger opened = new AtomicInteger();
    private final AtomicReference<Error> afterCommit = new AtomicReference<>();
    private Path file;
    private GroupCommit<WriteConnection> writer;

    @BeforeEach
    void open() throws SQLException {
        file = folder.resolve("test.db");
        writer =
                new GroupCommit<>(
                        this::connection,
                        _ -> {
                            if (afterCommit.get() != null) {
                                throw afterCommit.get();
                            }
                        },
                        LIMITS,
                        Trouble.VOICE,
                        work -> {
                            thread.set(Thread.ofPlatform().unstarted(work));
                            return thread.get();
                        });
        writer.run(sql("CREATE TABLE note (text TEXT NOT NULL)"));
    }

    private WriteConnection connection() throws SQLException {
        opened.incrementAndGet();
        return new WriteConnection(Settings.working(file).getConnection());
    }

    @AfterEach
    void close() {
        writer.close();
        owners.close();
    }

    @Test
    void tellsOwnersWhatTheirWorkGaveBack() {
        assertThat(writer.<String>run(_ -> "done")).isEqualTo("done");
    }

    @Test
    void keepsOneTransactionForAllThatWait() throws Exception {
        var gate = new CountDownLatch(1);
        var first = blocked(gate);
        var others = List.of(owners.submit(noting("a")), owners.submit(noting("b")));
        awaitWaiting(2);
        gate.countDown();

        first.get();
        others.getFirst().get();
        others.getLast().get();

        assertThat(notes()).containsExactlyInAnyOrder("a", "b");
        assertThat(opened).hasValue(1);
    }

    @Test
    void takesBackAllOfAJobThatFailsAndNothingElse() throws Exception {
        var gate = new CountDownLatch(1);
        var first = blocked(gate);
        var good = owners.submit(noting("good"));
        var bad =
                owners.submit(() -> {
                    writer.run(connection -> {
                        note("bad").with(connection);
                        throw new IllegalStateException("after all");
                    });
                    return true;
                });
        awaitWaiting(2);
        gate.countDown();
        first.get();
        good.get();

        assertThatThrownBy(bad::get)
                .hasRootCauseInstanceOf(IllegalStateException.class)
                .hasRootCauseMessage("after all");
        assertThat(notes()).containsExactly("good");
    }

    @Test
    void outlivesAnErrorInAJob() {
        var error = new StackOverflowError("deep");

        assertThatThrownBy(() -> writer.run(throwing(error)))
                .isInstanceOf(StoreException.class)
                .hasCause(error);

        writer.run(note("goes on"));
        assertThat(notes()).containsExactly("goes on");
    }

    @Test
    void outlivesAnErrorAfterACommit() {
        afterCommit.set(new OutOfMemoryError("for a test"));

        writer.run(note("is durable"));
        afterCommit.set(null);
        writer.run(note("goes on"));

        assertThat(notes()).containsExactly("is durable", "goes on");
    }

    /// SQLite takes back the whole transaction by itself. What came before in it must not be told
    /// as done, what comes after must not be kept and told as failed.
    @Test
    void replacesTheConnectionWhenTheTransactionIsLost() throws Exception {
        var gate = new CountDownLatch(1);
        var first = blocked(gate);
        var good = owners.submit(noting("good"));
        var lost =
                owners.submit(() -> {
                    writer.run(connection -> {
                        sql("ROLLBACK").with(connection);
                        throw new SQLException("what SQLite does by itself");
                    });
                    return true;
                });
        awaitWaiting(2);
        gate.countDown();

        assertThatThrownBy(lost::get).rootCause().isInstanceOf(SQLException.class);
        first.get(); // it was alone in its transaction
        boolean told = succeeded(good);

        writer.run(note("goes on"));
        assertThat(notes()).isEqualTo(told ? List.of("good", "goes on") : List.of("goes on"));
        assertThat(opened).hasValue(2);
    }

    @Test
    void goesOnOverANewConnectionWhenSqliteIsFull() {
        writer.run(sql("PRAGMA max_page_count = 40"));
        int kept = 0;
        StoreException refusal = null;
        while (refusal == null) {
            try {
                writer.run(note("x".repeat(2_000)));
                kept++;
            } catch (StoreException full) {
                refusal = full;
            }
        }

        assertThat(refusal).hasMessage("the store cannot write: the disk is full");
        assertThat(notes()).hasSize(kept);
        writer.run(note("the new connection knows no such limit"));
        assertThat(notes()).hasSize(kept + 1);
    }

    @Test
    void refusesWhoeverWouldWaitTooLong() throws Exception {
        var gate = new CountDownLatch(1);
        var first = blocked(gate);
        var ran = new AtomicInteger();
        var waiting = new ArrayList<Future<?>>();
        for (int i = 0; i < 6; i++) {
            waiting.add(owners.submit(() -> writer.run(_ -> ran.incrementAndGet())));
        }

        while (!waiting.stream().allMatch(Future::isDone)) {
            writer.sendAwayTheLate();
            Thread.sleep(20);
        }
        for (var refused : waiting) {
            assertThatThrownBy(refused::get)
                    .cause()
                    .isInstanceOf(StoreException.class)
                    .hasMessageContaining("the disk is too slow");
        }
        gate.countDown();

        first.get(); // the writer had it already: it waits to its end, however late
        assertThat(ran).as("what was refused is never done").hasValue(0);
        writer.run(note("goes on"));
        assertThat(notes()).containsExactly("goes on");
    }

    @Test
    void finishesWhatWaitsWhenItIsClosedAndRefusesTheRest() throws Exception {
        var gate = new CountDownLatch(1);
        var first = blocked(gate);
        var waits = owners.submit(noting("waits"));
        awaitWaiting(1);
        var closing = owners.submit(() -> writer.close());
        Thread.sleep(20);
        gate.countDown();

        first.get();
        waits.get();
        closing.get();

        assertThatThrownBy(() -> writer.run(note("late")))
                .isInstanceOf(StoreException.class)
                .hasMessage("the store is closed");
        writer.close();
    }

    @Test
    void refusesAllAtOnceWhenItsThreadDies() throws Exception {
        thread.get().interrupt();
        thread.get().join();

        assertThatThrownBy(() -> writer.run(note("late")))
                .isInstanceOf(StoreException.class)
                .hasMessage("the store is closed");
    }

    @Test
    void finishesWhatAnInterruptedOwnerHasBegun() throws Exception {
        var gate = new CountDownLatch(1);
        var interrupted = new AtomicInteger();
        var owner =
                Thread.ofVirtual()
                        .start(() -> {
                            writer.run(connection -> {
                                note("kept").with(connection);
                                await(gate);
                                return true;
                            });
                            interrupted.set(Thread.currentThread().isInterrupted() ? 1 : 2);
                        });
        Thread.sleep(50);
        owner.interrupt();
        gate.countDown();
        owner.join();

        assertThat(interrupted).hasValue(1);
        assertThat(notes()).containsExactly("kept");
    }

    /// A job that keeps the writer busy until the gate opens.
    private Future<?> blocked(CountDownLatch gate) throws InterruptedException {
        var taken = new CountDownLatch(1);
        var job =
                owners.submit(() ->
                        writer.run(_ -> {
                            taken.countDown();
                            await(gate);
                            return true;
                        }));
        taken.await();
        return job;
    }

    private static void await(CountDownLatch gate) {
        try {
            gate.await();
        } catch (InterruptedException asked) {
            Thread.currentThread().interrupt();
        }
    }

    private void awaitWaiting(int jobs) throws InterruptedException {
        while (writer.waiting() < jobs) {
            Thread.sleep(1);
        }
    }

    private static boolean succeeded(Future<?> job) throws InterruptedException {
        try {
            job.get();
            return true;
        } catch (ExecutionException refused) {
            return false;
        }
    }

    private Callable<Boolean> noting(String text) {
        return () -> writer.run(note(text));
    }

    private static Write<WriteConnection, Boolean> note(String text) {
        return sql("INSERT INTO note VALUES ('" + text + "')");
    }

    private static Write<WriteConnection, Boolean> sql(String sql) {
        return connection ->
                connection.run(plain -> {
                    try (var statement = plain.createStatement()) {
                        statement.execute(sql);
                        return true;
                    }
                });
    }

    private static Write<WriteConnection, Boolean> throwing(Error error) {
        return _ -> {
            throw error;
        };
    }

    private List<String> notes() {
        var notes = new ArrayList<String>();
        try (var connection = Settings.working(file).getConnection();
                var asked = connection.createStatement();
                var rows = asked.executeQuery("SELECT text FROM note ORDER BY rowid")) {
            while (rows.next()) {
                notes.add(rows.getString(1));
            }
        } catch (SQLException failed) {
            throw new IllegalStateException(failed);
        }
        return notes;
    }
}

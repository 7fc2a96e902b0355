package overtrick.sqlite;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import overtrick.log.commit.GroupCommit;
import overtrick.log.commit.GroupCommit.Limits;

/// The length of the write-ahead log while there are readers at all times.
@Timeout(60)
class WriteAheadLogTest {

    private static final long LIMIT = 1 << 20;
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final String TEXT = "x".repeat(40_000);

    @TempDir private Path folder;

    private Path file;
    private GroupCommit<WriteConnection> writer;

    @BeforeEach
    void open() throws SQLException {
        file = folder.resolve("test.db");
        var journal = new WriteAheadLog(file, LIMIT);
        writer =
                new GroupCommit<>(
                        () -> new WriteConnection(Settings.working(file).getConnection()),
                        journal::keepShort,
                        Limits.USUAL,
                        Trouble.VOICE,
                        Thread.ofPlatform().factory());
        writer.run(connection -> connection.run(plain -> execute(plain, "CREATE TABLE t (text)")));
    }

    @AfterEach
    void close() {
        writer.close();
    }

    @Test
    void staysShortThoughSomebodyReadsAtAnyTime() throws Exception {
        var stopped = new AtomicBoolean();
        var reads = new AtomicInteger();
        var reading = new ArrayList<Future<Boolean>>();
        try (var readers = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < 4; i++) {
                reading.add(readers.submit(() -> readUntil(stopped, reads)));
            }
            try {
                for (int i = 0; i < 375; i++) { // 15 MB
                    write();
                    assertThat(length()).isLessThan(8 * LIMIT);
                }
            } finally {
                stopped.set(true);
            }
        }
        for (var reader : reading) {
            assertThat(reader.get()).isTrue();
        }
        assertThat(reads).hasValueGreaterThan(20);
    }

    /// Who begins to read again at once stands where SQLite waits for them, and needs only what
    /// there is by then.
    @Test
    void waitsForNobodyWhoHasBegunAnew() throws Exception {
        var stopped = new AtomicBoolean();
        long longest = 0;
        try (var readers = Executors.newVirtualThreadPerTaskExecutor()) {
            var reading = readers.submit(() -> readUntil(stopped, new AtomicInteger()));
            try {
                for (int i = 0; i < 150; i++) { // 6 MB
                    write();
                    longest = Math.max(longest, length());
                }
            } finally {
                stopped.set(true);
            }
            assertThat(reading.get()).isTrue();
        }
        assertThat(longest).isLessThan(2 * LIMIT);
    }

    private boolean readUntil(AtomicBoolean stopped, AtomicInteger reads) throws Exception {
        try (var reader = new Reader()) {
            while (!stopped.get()) {
                reader.begin();
                Thread.sleep(20);
                reader.end();
                reads.incrementAndGet();
            }
        }
        return true;
    }

    @Test
    void keepsNobodyWaitingForAReaderWhoDoesNotEnd() throws Exception {
        try (var reader = new Reader()) {
            reader.begin();
            long start = System.nanoTime();
            write(300); // 12 MB
            assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(PATIENCE);
            assertThat(length()).isGreaterThan(10 * LIMIT);
        }
        write(50);
        assertThat(length()).as("is cut when it begins anew").isLessThanOrEqualTo(8 * LIMIT);
    }

    private void write(int times) {
        for (int i = 0; i < times; i++) {
            write();
        }
    }

    private void write() {
        writer.run(connection ->
                connection.run(plain -> execute(plain, "INSERT INTO t VALUES ('" + TEXT + "')")));
    }

    private long length() throws Exception {
        return Files.size(Reading.writeAheadLog(file));
    }

    private static boolean execute(Connection connection, String sql) throws SQLException {
        try (var statement = connection.createStatement()) {
            return statement.execute(sql);
        }
    }

    /// Reads what was there when it began.
    private final class Reader implements AutoCloseable {

        private final Connection connection = Settings.working(file).getConnection();

        private Reader() throws SQLException {
            connection.setAutoCommit(false);
        }

        private void begin() throws SQLException {
            execute(connection, "SELECT count(*) FROM t");
        }

        private void end() throws SQLException {
            connection.rollback();
        }

        @Override
        public void close() throws SQLException {
            connection.close();
        }
    }
}

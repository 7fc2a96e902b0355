package overtrick.sqlite;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import overtrick.log.StoreException;
import overtrick.log.commit.GroupCommit;
import overtrick.log.commit.GroupCommit.Limits;
import overtrick.testkit.Interleavings;

/// Owners, the writer, lost transactions and the close in many orders: everybody gets an answer,
/// and the answers are what the database says.
@Timeout(60)
@SuppressWarnings("ThreadPriorityCheck") // here the scheduler is ours
class GroupCommitInterleavingsTest {

    private static final int SEEDS = 120;
    private static final int OWNERS = 4;
    private static final int JOBS = 3;

    /// So few that owners wait to be let in; so patient that nobody is sent away.
    private static final Limits LIMITS = new Limits(2, Duration.ofSeconds(50));

    @TempDir private Path folder;

    private Path file;
    private Connection outside;

    @BeforeEach
    void open() throws SQLException {
        file = folder.resolve("test.db");
        outside = Settings.working(file).getConnection();
        execute(outside, "CREATE TABLE note (job TEXT PRIMARY KEY)");
    }

    @AfterEach
    void close() throws SQLException {
        outside.close();
    }

    @Test
    void tellsEverybodyTheTruthHoweverTheyMeet() {
        Interleavings.each(SEEDS, interleaving -> new Scenario(interleaving).start());
    }

    private enum Fate {
        KEPT,
        THROWS,
        LOSES_THE_TRANSACTION
    }

    private final class Scenario {

        private final Interleavings interleaving;
        private final GroupCommit<WriteConnection> writer;
        private final List<String> kept = new ArrayList<>();
        private final List<String> refused = new ArrayList<>();
        private final AtomicInteger running = new AtomicInteger(OWNERS + 1);

        private Scenario(Interleavings interleaving) {
            this.interleaving = interleaving;
            try {
                execute(outside, "DELETE FROM note");
                writer =
                        new GroupCommit<>(
                                this::connection,
                                _ -> interleaving.pause(),
                                LIMITS,
                                Trouble.VOICE,
                                interleaving.threads("writer"));
            } catch (SQLException failed) {
                throw new IllegalStateException(failed);
            }
        }

        private WriteConnection connection() throws SQLException {
            interleaving.pause();
            return new WriteConnection(Settings.working(file).getConnection());
        }

        private void start() {
            for (int owner = 0; owner < OWNERS; owner++) {
                String name = "owner " + owner;
                interleaving.start(name, () -> own(name));
            }
            interleaving.start("closer", this::closeSometime);
        }

        private void own(String name) {
            for (int job = 0; job < JOBS; job++) {
                String text = name + ", job " + job;
                try {
                    var fate = fate();
                    writer.run(connection -> connection.run(plain -> note(plain, text, fate)));
                    assertThat(fate).isEqualTo(Fate.KEPT);
                    kept.add(text);
                } catch (StoreException _) {
                    refused.add(text);
                }
                interleaving.pause();
            }
            end();
        }

        private Fate fate() {
            return switch (interleaving.chance().nextInt(10)) {
                case 0, 1 -> Fate.THROWS;
                case 2 -> Fate.LOSES_THE_TRANSACTION;
                default -> Fate.KEPT;
            };
        }

        private boolean note(Connection connection, String text, Fate fate) throws SQLException {
            execute(connection, "INSERT INTO note VALUES ('" + text + "')");
            interleaving.pause();
            switch (fate) {
                case KEPT -> {}
                case THROWS -> throw new IllegalStateException("a bug");
                case LOSES_THE_TRANSACTION -> {
                    execute(connection, "ROLLBACK"); // as SQLite does when a disk is full
                    throw new SQLException("the disk is full");
                }
            }
            return true;
        }

        private void closeSometime() {
            int pauses = interleaving.chance().nextInt(40);
            for (int i = 0; i < pauses; i++) {
                Thread.yield();
            }
            writer.close();
            end();
        }

        private void end() {
            if (running.decrementAndGet() == 0) {
                assertThat(notes()).containsExactlyInAnyOrderElementsOf(kept);
                assertThat(kept.size() + refused.size()).isEqualTo(OWNERS * JOBS);
            }
        }
    }

    private List<String> notes() {
        var notes = new ArrayList<String>();
        try (var asked = outside.createStatement();
                var rows = asked.executeQuery("SELECT job FROM note")) {
            while (rows.next()) {
                notes.add(rows.getString(1));
            }
        } catch (SQLException failed) {
            throw new IllegalStateException(failed);
        }
        return notes;
    }

    private static void execute(Connection connection, String sql) throws SQLException {
        try (var statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }
}

package overtrick.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import overtrick.evening.tournament.Tournaments;
import overtrick.house.people.Recognition;
import overtrick.log.NewEvent;
import overtrick.log.StoreException;
import overtrick.sqlite.SqliteStore;
import overtrick.testkit.log.NearStore;

/// Who makes the rows anew where several programs serve a club.
class ReadModelsTest {

    private static final InstantSource CLOCK = InstantSource.fixed(Instant.EPOCH);

    @TempDir private Path directory;

    private SqliteStore store;

    @BeforeEach
    void open() {
        store = SqliteStore.open(directory, List.of("overtrick/house/schema"), CLOCK);
    }

    @AfterEach
    void close() {
        store.close();
    }

    private void somethingHasHappened() {
        store.log().append("tournament/A", 0, List.of(new NewEvent("long ago", 1, "")));
        version(ReadModels.VERSION - 1);
    }

    private void version(int version) {
        store.change("DELETE FROM read_model");
        store.change("INSERT INTO read_model VALUES ('club', ?)", version);
    }

    private long version() {
        return store.row("SELECT version FROM read_model", row -> row.getLong(1)).orElse(0L);
    }

    @Test
    void theOneWhoMindsThemMakesThemAnew() {
        somethingHasHappened();
        var north = program(false);
        var south = program(true);

        north.catchUp();
        assertThat(north.near.reads()).hasSize(0);
        south.catchUp();

        await().atMost(Duration.ofSeconds(60)).until(() -> version() == ReadModels.VERSION);
        north.near.mind(true);
        assertThat(north.near.reads()).as("they are there").hasSize(0);
        assertThat(south.near.reads()).hasSize(1);
    }

    @Test
    void whoMindsThemMeanwhileBeginsAnew() {
        somethingHasHappened();
        var north = program(true);
        var south = program(false);
        south.catchUp();
        north.near.whenReading(north.near::takeAway);

        north.catchUp();
        await().atMost(Duration.ofSeconds(60)).until(() -> north.models.underWay().isEmpty());
        assertThat(version()).as("not finished").isZero();
        south.near.mind(true);

        await().atMost(Duration.ofSeconds(60)).until(() -> version() == ReadModels.VERSION);
        assertThat(south.near.reads()).hasSize(1);
    }

    /// As while programs are upgraded one after the other.
    @Test
    void twoVersionsDoNotUndoEachOthersWorkForEver() {
        somethingHasHappened();
        version(ReadModels.VERSION);
        var older = program(false);
        older.catchUp();
        version(ReadModels.VERSION + 1);

        older.near.mind(true);

        await().atMost(Duration.ofSeconds(60)).until(() -> older.models.underWay().isEmpty());
        assertThat(older.near.reads()).hasSize(0);
        assertThat(version()).isEqualTo(ReadModels.VERSION + 1);
    }

    @Test
    void twoMayFinishAtOnce() {
        somethingHasHappened();
        var north = program(true);
        var south = program(true);
        north.near.whenReading(south.models::remake);

        north.models.remake();

        assertThat(version()).isEqualTo(ReadModels.VERSION);
    }

    /// Names go from what others need wherever a program is started meanwhile.
    @Test
    void whoDoesNotMindThemLeavesThemToTheOneWhoDoes() {
        somethingHasHappened();
        version(ReadModels.VERSION);
        var north = program(false);
        var south = program(true);
        south.catchUp();
        store.change("INSERT INTO table_person VALUES ('lan', 'K7P2M')");

        north.models.again();
        assertThat(store.rows("SELECT 1 FROM table_person", _ -> true))
                .as("nobody would fill them again")
                .hasSize(1);
        assertThat(north.near.told()).containsExactly("club/read-models: ");
        assertThat(north.models.isWhole()).isFalse();
        south.near.hear("club/read-models", "");

        await().atMost(Duration.ofSeconds(60)).until(north.models::isWhole);
        assertThat(north.near.reads()).hasSize(0);
        assertThat(south.near.reads()).hasSize(1);
        assertThat(store.rows("SELECT 1 FROM table_person", _ -> true)).isEmpty();
    }

    /// Some were read before, and may hold the name.
    @Test
    void whatIsAskedForWhileTheyAreMadeIsDoneAfterwards() {
        somethingHasHappened();
        var north = program(true);
        var once = new AtomicBoolean();
        north.near.whenReading(() -> {
            if (once.compareAndSet(false, true)) {
                north.models.again();
            }
        });

        north.catchUp();
        north.models.await();

        assertThat(north.near.reads()).as("one after the other").hasSize(2);
        assertThat(version()).isEqualTo(ReadModels.VERSION);
    }

    /// Nothing is laid or closed before they are there.
    @Test
    void whatWasBrokenOffIsBegunAgain() {
        somethingHasHappened();
        var north = program(true);
        north.near.whenReading(() -> {
            throw new StoreException("the database is away");
        });
        north.catchUp();
        north.models.await();
        assertThat(north.models.isWhole()).isFalse();
        north.near.whenReading(() -> {});

        north.looks.forEach(Runnable::run);
        north.models.await();

        assertThat(north.models.isWhole()).isTrue();
        north.looks.forEach(Runnable::run);
        north.models.await();
        assertThat(north.near.reads()).as("once in vain, once whole").hasSize(2);
    }

    private Program program(boolean minds) {
        return new Program(new NearStore(store), minds);
    }

    /// One of the programs, over the same store.
    private static final class Program {

        private final NearStore near;
        private final ReadModels models;

        /// What is done from time to time.
        private final List<Runnable> looks = new ArrayList<>();

        private Program(NearStore near, boolean minds) {
            this.near = near;
            var recognition = new Recognition(near, CLOCK, List.of());
            this.models =
                    new ReadModels(
                            near, List.of(Tournaments.KIND), List.of("table_person"), recognition);
            near.mind(minds);
        }

        private void catchUp() {
            models.catchUp(looks::add);
        }
    }
}

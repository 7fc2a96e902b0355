package overtrick.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import overtrick.evening.tournament.Tournaments;
import overtrick.house.people.Recognition;
import overtrick.log.NewEvent;
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

        north.models.catchUp();
        assertThat(north.near.reads()).hasSize(0);
        south.models.catchUp();

        await().until(() -> version() == ReadModels.VERSION);
        north.near.mind(true);
        assertThat(north.near.reads()).as("they are there").hasSize(0);
        assertThat(south.near.reads()).hasSize(1);
    }

    @Test
    void whoMindsThemMeanwhileBeginsAnew() {
        somethingHasHappened();
        var north = program(true);
        var south = program(false);
        south.models.catchUp();
        north.near.whenReading(north.near::takeAway);

        north.models.catchUp();
        await().until(() -> north.models.underWay().isEmpty());
        assertThat(version()).as("not finished").isZero();
        south.near.mind(true);

        await().until(() -> version() == ReadModels.VERSION);
        assertThat(south.near.reads()).hasSize(1);
    }

    /// As while programs are upgraded one after the other.
    @Test
    void twoVersionsDoNotUndoEachOthersWorkForEver() {
        somethingHasHappened();
        version(ReadModels.VERSION);
        var older = program(false);
        older.models.catchUp();
        version(ReadModels.VERSION + 1);

        older.near.mind(true);

        await().until(() -> older.models.underWay().isEmpty());
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
        south.models.catchUp();
        store.change("INSERT INTO table_person VALUES ('lan', 'K7P2M')");

        north.models.again();
        assertThat(store.rows("SELECT 1 FROM table_person", _ -> true))
                .as("nobody would fill them again")
                .hasSize(1);
        assertThat(north.near.told()).containsExactly("club/read-models: ");
        assertThat(north.models.isWhole()).isFalse();
        south.near.hear("club/read-models", "");

        await().until(north.models::isWhole);
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

        north.models.catchUp();
        north.models.await();

        assertThat(north.near.reads()).as("one after the other").hasSize(2);
        assertThat(version()).isEqualTo(ReadModels.VERSION);
    }

    private Program program(boolean minds) {
        return new Program(new NearStore(store), minds);
    }

    /// One of the programs, over the same store.
    private static final class Program {

        private final NearStore near;
        private final ReadModels models;

        private Program(NearStore near, boolean minds) {
            this.near = near;
            var recognition = new Recognition(near, CLOCK, List.of());
            this.models =
                    new ReadModels(
                            near, List.of(Tournaments.KIND), List.of("table_person"), recognition);
            near.mind(minds);
        }
    }
}

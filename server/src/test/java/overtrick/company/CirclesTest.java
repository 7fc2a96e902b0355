package overtrick.company;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import overtrick.house.table.PersonId;
import overtrick.sqlite.SqliteStore;
import overtrick.testkit.log.NearStore;

/// What several programs remember of who keeps away from whom.
class CirclesTest {

    private static final InstantSource CLOCK = InstantSource.fixed(Instant.EPOCH);
    private static final PersonId ANN = new PersonId("ann");
    private static final PersonId EVE = new PersonId("eve");

    @TempDir private Path directory;

    private final List<PersonId> stirred = new ArrayList<>();
    private SqliteStore store;
    private NearStore near;
    private Circles circles;

    @BeforeEach
    void open() {
        store = SqliteStore.open(directory, List.of("overtrick/house/schema"), CLOCK);
        near = new NearStore(store);
        circles = new Circles(near, CLOCK, stirred::add);
        assertThat(circles.from(EVE)).isEmpty();
    }

    @AfterEach
    void close() {
        store.close();
    }

    private void annKeepsOffEveAtAnother() {
        new Circles(store, CLOCK, _ -> {}).keepOff(ANN, EVE);
        assertThat(circles.from(EVE)).as("nothing was heard").isEmpty();
    }

    @Test
    void whatAnotherProgramTellsIsReadAndNotToldOn() {
        annKeepsOffEveAtAnother();

        near.hear("circles", EVE.value());

        assertThat(circles.from(EVE)).containsExactly(ANN);
        assertThat(stirred).containsExactly(EVE);
        assertThat(near.told()).isEmpty();
    }

    @Test
    void aWordThatWasLostIsMadeUpFor() {
        annKeepsOffEveAtAnother();

        near.somewhatLater();

        assertThat(circles.from(EVE)).containsExactly(ANN);
    }

    /// Every program has its own pages look again: the word that something is otherwise among
    /// people would come back from each of them.
    @Test
    void pagesHereAreToldWithoutTellingTheOthers() {
        var pulse = new Pulse(CLOCK, near);
        var signals = new ArrayList<String>();
        try (var _ = pulse.listen(() -> signals.add("signal"))) {
            pulse.beatHere();
            assertThat(near.told()).isEmpty();
            pulse.beat();
        }
        assertThat(signals).hasSize(2);
        assertThat(near.told()).containsExactly("pulse: ");
    }
}

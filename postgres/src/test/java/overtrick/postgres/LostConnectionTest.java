package overtrick.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import overtrick.log.EventLog.ConflictException;
import overtrick.log.StoreException;
import overtrick.log.commit.GroupCommit.Limits;
import overtrick.postgres.Cable.Cut;
import overtrick.postgres.PostgresStore.Patience;

/// The cable between the program and its database is cut: whoever is told that their act is kept or
/// refused, is told the truth, and everything goes on by itself.
@Timeout(60)
class LostConnectionTest {

    private static final Patience IMPATIENT =
            new Patience(
                    new Limits(64, Duration.ofSeconds(5), Duration.ofSeconds(1)),
                    Duration.ofSeconds(1),
                    Duration.ofHours(1));

    @TempDir private Path data;

    private Cable cable;
    private PostgresPlace direct;
    private PostgresStore store;

    @BeforeEach
    void open() throws IOException {
        direct = Server.place();
        cable = new Cable(Server.port());
        store = PostgresStore.open(through(cable), data, Club.TABLES, IMPATIENT);
        Club.append(store, "table/A", "one");
    }

    /// Every order goes as a text, so that the cable sees a commit.
    private PostgresPlace through(Cable cable) {
        return new PostgresPlace(
                "127.0.0.1:" + cable.port(),
                direct.database(),
                direct.user(),
                direct.password(),
                direct.schema(),
                Map.of("prepareThreshold", "0"));
    }

    @AfterEach
    void close() throws IOException {
        cable.letGo();
        store.close();
        cable.close();
        assertThat(Check.of(direct, data).flaws()).isEmpty();
    }

    @Test
    void acknowledgesWhatWasKeptThoughNoAnswerCame() {
        cable.cutAt(Cut.AFTER_COMMIT);

        append(1, "two");

        assertThat(Club.payloads(store, "table/A")).containsExactly("one", "two");
        append(2, "three");
    }

    @Test
    void refusesWhatDidNotArrive() {
        cable.cutAt(Cut.BEFORE_COMMIT);

        refuses(() -> append(1, "lost"), "the connection to the database was lost");

        assertThat(Club.payloads(store, "table/A")).containsExactly("one");
        append(1, "two");
        assertThat(Club.payloads(store, "table/A")).containsExactly("one", "two");
    }

    @Test
    void refusesWhileTheDatabaseIsAwayAndGoesOnByItself() throws IOException {
        cable.pull();

        refuses(() -> append(1, "lost"), "the connection to the database was lost");
        refuses(() -> append(1, "lost"), "the database cannot be reached");
        assertThatThrownBy(() -> store.log().head("table/A"))
                .isInstanceOf(StoreException.class)
                .hasMessageStartingWith("the store cannot be read: ");

        cable.plugIn();
        append(1, "two");
        assertThat(Club.payloads(store, "table/A")).containsExactly("one", "two");
    }

    @Test
    void refusesWhenTheDatabaseStandsStillAndGoesOnByItself() {
        cable.hold();

        refuses(() -> append(1, "lost"), "the connection to the database was lost");

        cable.letGo();
        append(1, "two");
        assertThat(Club.payloads(store, "table/A")).containsExactly("one", "two");
    }

    @Test
    void saysSoWhenItCannotBeToldWhetherSomethingIsKept() throws IOException {
        cable.cutAt(Cut.AFTER_COMMIT_FOR_LONG);

        refuses(() -> append(1, "two"), "whether this is kept will be seen when it is back");

        cable.plugIn();
        assertThatThrownBy(() -> append(1, "two again")).isInstanceOf(ConflictException.class);
        append(2, "three");
        assertThat(Club.payloads(store, "table/A")).containsExactly("one", "two", "three");
    }

    @Test
    void writesNothingWhenAnotherHasTakenItsPlace() throws IOException {
        cable.pull();
        refuses(() -> append(1, "lost"), "the connection to the database was lost");
        try (var other = PostgresStore.open(direct, data, Club.TABLES)) {
            cable.plugIn();

            refuses(() -> append(1, "of a ghost"), "another program has it open");
            Club.append(other, "table/A", "two");
        }
        append(2, "three");
    }

    private void append(long after, String payload) {
        store.log().append("table/A", after, Club.events(payload));
    }

    private static void refuses(ThrowingCallable act, String sentence) {
        assertThatThrownBy(act)
                .isInstanceOf(StoreException.class)
                .hasMessageStartingWith("the store cannot write: ")
                .hasMessageEndingWith(sentence);
    }
}

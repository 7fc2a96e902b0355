package overtrick.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import overtrick.log.EventLog.ConflictException;
import overtrick.log.Sql;
import overtrick.log.Store;
import overtrick.log.StoreException;

/// Several programs write to one club: each hears the truth, and whoever is shut out writes nothing
/// any more. How the unique key decides between them, [WriteConnectionTest] shows.
@Timeout(60)
class ProgramsTest {

    private static final int WRITERS = 8;
    private static final int ACTS = 15;
    private static final int STREAMS = 3;

    @TempDir private Path data;

    private Club club;
    private Known north;
    private PostgresStore one;
    private PostgresStore other;

    @BeforeEach
    void open() {
        club = Club.in(data);
        north = new Known("north");
        one = open(north);
        other = open(new Known("south"));
    }

    private PostgresStore open(Known program) {
        return PostgresStore.open(club.place(), data.resolve(program.name()), Club.TABLES, program);
    }

    @AfterEach
    void close() {
        other.close();
        one.close();
        assertThat(club.flaws()).isEmpty();
    }

    @Test
    void whatOneHasWrittenTheOtherWritesOn() {
        Club.append(one, "table/A", "one");
        Club.append(other, "table/A", "two");
        Club.append(one, "table/A", "three");

        assertThat(Club.payloads(other, "table/A")).containsExactly("one", "two", "three");
    }

    @Test
    void whoIsSecondHearsThatTheyWereOvertaken() {
        Club.append(one, "table/A", "one");
        other.log().append("table/A", 1, Club.events("two"));

        assertThatThrownBy(() -> one.log().append("table/A", 1, Club.events("also two")))
                .isInstanceOf(ConflictException.class);
        Club.append(one, "table/A", "three");
    }

    /// Both write to the same few streams at once, with and without rows beside, in groups that
    /// meet each other in every order. What was acknowledged is there, once; nobody else’s work
    /// suffers.
    @Test
    void loseNothingHoweverTheyMeet() throws Exception {
        var writers = new ArrayList<Callable<List<String>>>();
        for (int i = 0; i < WRITERS; i++) {
            int number = i;
            writers.add(() -> write(number % 2 == 0 ? one : other, number));
        }
        var acknowledged = new ArrayList<String>();
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (var done : threads.invokeAll(writers)) {
                acknowledged.addAll(done.get());
            }
        }
        var kept = new ArrayList<String>();
        for (int stream = 0; stream < STREAMS; stream++) {
            kept.addAll(Club.payloads(one, "table/" + stream));
        }
        assertThat(kept).containsExactlyInAnyOrderElementsOf(acknowledged);
        assertThat(acknowledged).hasSize(WRITERS * ACTS);
        assertThat(count(one)).isEqualTo(WRITERS * ACTS);
    }

    private static List<String> write(Store store, int number) {
        var chance = new Random(number);
        var acknowledged = new ArrayList<String>();
        for (int act = 0; act < ACTS; act++) {
            String stream = "table/" + chance.nextInt(STREAMS);
            String payload = number + "." + act;
            append(store, stream, payload);
            acknowledged.add(payload);
            countUp(store);
        }
        return acknowledged;
    }

    /// As a host does: whoever was overtaken looks again.
    private static void append(Store store, String stream, String payload) {
        while (true) {
            try {
                store.log()
                        .append(
                                stream,
                                store.log().head(stream),
                                Club.events(payload),
                                (connection, at) -> {
                                    var _ =
                                            Sql.of(
                                                            "INSERT INTO note VALUES (?, '', 0)"
                                                                    + " ON CONFLICT (person) DO UPDATE"
                                                                    + " SET at = note.at + 1",
                                                            stream)
                                                    .change(connection);
                                });
                return;
            } catch (ConflictException overtaken) {
                // once more
            }
        }
    }

    /// Trusts that nobody writes between the question and the answer.
    private static void countUp(Store store) {
        store.write(connection -> {
            long now =
                    Sql.of("SELECT at FROM note WHERE person = 'count'")
                            .row(connection, row -> row.getLong(1))
                            .orElse(0L);
            return Sql.of(
                            "INSERT INTO note VALUES ('count', '', ?)"
                                    + " ON CONFLICT (person) DO UPDATE SET at = excluded.at",
                            now + 1)
                    .change(connection);
        });
    }

    private static long count(Store store) {
        return store.row("SELECT at FROM note WHERE person = 'count'", row -> row.getLong(1))
                .orElseThrow();
    }

    @Test
    void whoIsShutOutWritesNothingAndSaysSo() {
        Club.append(other, "table/A", "one");

        north.isGone("south");

        assertThatThrownBy(() -> Club.append(other, "table/A", "of a ghost"))
                .as("its connection was ended")
                .isInstanceOf(StoreException.class);
        assertThatThrownBy(() -> Club.append(other, "table/A", "of a ghost"))
                .isInstanceOf(StoreException.class)
                .hasMessage(
                        "the store cannot write: the other programs have gone on without this one,"
                                + " which did not answer for too long; it writes nothing until it is"
                                + " started again");
        assertThatThrownBy(() -> countUp(other)).isInstanceOf(StoreException.class);
        Club.append(one, "table/A", "two");
        assertThat(Club.payloads(one, "table/A")).containsExactly("one", "two");
    }

    @Test
    void anActUnderWayEndsWithItsProgram() {
        assertThatThrownBy(() ->
                        other.write(connection -> {
                            Sql.of("INSERT INTO note VALUES ('ghost', '', 0)").change(connection);
                            north.isGone("south");
                            return 0;
                        }))
                .isInstanceOf(StoreException.class);

        assertThat(one.row("SELECT 1 FROM note WHERE person = 'ghost'", row -> true)).isEmpty();
    }

    @Test
    void nobodyHasItForThemselvesMeanwhile() {
        assertThatThrownBy(club::open)
                .isInstanceOf(StoreException.class)
                .hasMessageEndingWith("another program has it open");
        one.close();
        other.close();

        try (var alone = club.open()) {
            assertThatThrownBy(() -> open(new Known("third")))
                    .isInstanceOf(StoreException.class)
                    .hasMessageEndingWith("another program has it open for itself alone");
            Club.append(alone, "table/A", "one");
        }
        one = open(north);
        other = open(new Known("south"));
    }

    /// Whoever is told of something reads from the store.
    @Test
    void nobodyIsToldOfAnythingOnceAStoreIsClosed() {
        Club.append(one, "table/A", "one");
        var stillThere = new ArrayList<String>();
        north.beforeSilence(() -> stillThere.addAll(Club.payloads(one, "table/A")));

        one.close();

        assertThat(stillThere).containsExactly("one");
        one = open(north);
    }
}

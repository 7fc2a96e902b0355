package overtrick.sqlite;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import overtrick.log.NewEvent;
import overtrick.log.Redactions;
import overtrick.log.Redactions.Placed;
import overtrick.log.StoreException;
import overtrick.sqlite.Problem.Changed;
import overtrick.sqlite.Problem.Unsealed;

/// Names are taken out of a log whose events are chained, and it stays whole.
@Timeout(60)
class RedactionsTest {

    private static final String NAME = "Nguyễn Văn Xoá";

    @TempDir private Path folder;

    private Club club;

    @BeforeEach
    void makeClub() {
        club = new Club(folder.resolve("club"));
        club.write("table/A", "one " + NAME, "two");
        club.write("table/B", "three", "four " + NAME);
        club.write("table/A", "five");
    }

    @Test
    void leavesNothingInAnyFile() throws IOException {
        assertThat(holding(NAME)).isNotEmpty();

        redact();

        assertThat(holding(NAME)).isEmpty();
        assertThat(club.payloads("table/A")).containsExactly("one X", "two", "five");
        assertThat(club.payloads("table/B")).containsExactly("three", "four X");
    }

    @Test
    void leavesNothingWhileTheClubIsOpen() throws IOException {
        try (var store = club.open()) {
            redact(store);
            store.redactions().wipe();
            assertThat(holding(NAME)).isEmpty();
        }
    }

    @Test
    void staysWholeAndGoesOn() throws IOException {
        var before = Check.of(club.directory()).head().orElseThrow();

        redact();
        club.write("table/A", "six");

        var check = Check.of(club.directory());
        assertThat(check.problems()).isEmpty();
        assertThat(check.events()).isEqualTo(7);
        assertThat(Check.ofFile(club.database(), Optional.of(before)).problems())
                .as("a head that was noted before is still one of this log")
                .isEmpty();
    }

    @Test
    void doesNotComeBackWithAMomentBefore() {
        var later = Club.NOW.plusSeconds(60);
        try (var store =
                SqliteStore.open(club.directory(), List.of(), InstantSource.fixed(later))) {
            redact(store);
        }
        var again = folder.resolve("again");

        assertThatThrownBy(() -> restore(again, Club.NOW))
                .isInstanceOf(StoreException.class)
                .hasMessage(
                        "something was erased at 2026-11-21T20:01:00Z, and does not come back: take"
                                + " a moment after it, or a copy that is older");
        assertThat(again.resolve(SqliteStore.FILE)).doesNotExist();
        assertThat(restore(again, later).problems()).isEmpty();
    }

    private Check restore(Path directory, Instant at) {
        return Copies.restore(club.database(), directory, Optional.of(new Moment(at, List.of())));
    }

    @Test
    void tellsOfItselfWithoutAName() {
        redact();

        assertThat(club.payloads(Redactions.STREAM))
                .singleElement()
                .asString()
                .startsWith("{\"why\":\"left\",\"events\":2,\"seals\":\"")
                .doesNotContain(NAME);
    }

    @Test
    void findsWhatWasForgedAfterwards() {
        redact();
        club.execute("UPDATE event SET payload = 'forged' WHERE id = 1");

        assertThat(Check.of(club.directory()).problems())
                .containsExactly(new Changed(1, "table/A", 1));
    }

    @Test
    void findsASealThatNoRedactionTellsOf() {
        redact();
        club.execute("UPDATE redacted SET seal = randomblob(32) WHERE event = 1");

        assertThat(Check.of(club.directory()).problems())
                .containsExactlyInAnyOrder(new Changed(1, "table/A", 1), new Unsealed(1));
    }

    @Test
    void findsARedactionThatNothingTellsOf() {
        redact();
        club.execute(
                "INSERT INTO redacted SELECT 2, 2, nonce, seal, NULL FROM redacted WHERE event = 1");

        assertThat(Check.of(club.directory()).problems()).containsExactly(new Unsealed(2));
    }

    @Test
    void replacesOnceMore() {
        redact();
        try (var store = club.open()) {
            replace(store, found(store, "X"), "X", "Y");
        }

        assertThat(Check.of(club.directory()).problems()).isEmpty();
        assertThat(club.payloads("table/A")).startsWith("one Y");
        assertThat(club.payloads(Redactions.STREAM)).hasSize(2);
    }

    @Test
    void keepsAllWhenOnePlaceIsEmpty() {
        try (var store = club.open()) {
            var wrong = new ArrayList<>(found(store, NAME));
            wrong.add(new Placed("table/C", wrong.getFirst().logged()));

            assertThatThrownBy(() -> replace(store, wrong, NAME, "X"))
                    .isInstanceOf(StoreException.class);
        }

        assertThat(club.payloads("table/A")).startsWith("one " + NAME);
        assertThat(club.payloads(Redactions.STREAM)).isEmpty();
        assertThat(Check.of(club.directory()).problems()).isEmpty();
    }

    @Test
    void findsEventsOfAType() {
        try (var store = club.open()) {
            assertThat(store.redactions().ofType("said", 2).events()).hasSize(3);
            assertThat(store.redactions().ofType("sung", 0).events()).isEmpty();
            assertThat(store.redactions().ofType("said", 5).last()).isZero();
        }
    }

    private void redact() {
        try (var store = club.open()) {
            redact(store);
        }
    }

    private static void redact(SqliteStore store) {
        replace(store, found(store, NAME), NAME, "X");
    }

    private static List<Placed> found(SqliteStore store, String text) {
        return store.redactions().holding(List.of(text), 0).events();
    }

    private static void replace(SqliteStore store, List<Placed> found, String text, String other) {
        var others =
                found.stream()
                        .map(one -> {
                            String was = one.logged().event().payload();
                            return one.with(new NewEvent("said", 1, was.replace(text, other)));
                        })
                        .toList();
        store.redactions().replace("left", others);
    }

    /// The files of the club in whose bytes the text stands.
    private List<String> holding(String text) throws IOException {
        var found = new ArrayList<String>();
        try (var files = Files.list(club.directory())) {
            for (var file : files.toList()) {
                String bytes = new String(Files.readAllBytes(file), ISO_8859_1);
                if (bytes.contains(new String(text.getBytes(UTF_8), ISO_8859_1))) {
                    found.add(file.getFileName().toString());
                }
            }
        }
        return found;
    }
}

package overtrick.sqlite;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import overtrick.sqlite.Problem.Changed;
import overtrick.sqlite.Problem.Ends;
import overtrick.sqlite.Problem.Gap;
import overtrick.sqlite.Problem.LostBefore;
import overtrick.sqlite.Problem.Missing;
import overtrick.sqlite.Problem.More;
import overtrick.sqlite.Problem.NoClub;
import overtrick.sqlite.Problem.NoHead;
import overtrick.sqlite.Problem.OtherHistory;
import overtrick.testkit.Seeds;

/// What a check of a data directory finds.
@Timeout(60)
class CheckTest {

    @TempDir private Path folder;

    private Club club;

    @BeforeEach
    void makeClub() {
        club = new Club(folder.resolve("club"));
    }

    @Test
    void countsWhatIsWhole() {
        club.write("table/A", "one", "two");
        club.write("table/B", "three");
        club.write("table/A", "four");

        var check = Check.of(club.directory());

        assertThat(check.problems()).isEmpty();
        assertThat(check.streams()).isEqualTo(2);
        assertThat(check.events()).isEqualTo(4);
        assertThat(check.head().orElseThrow().events()).isEqualTo(4);
    }

    @Test
    void checksBesideAProgramThatWrites() {
        try (var store = club.open()) {
            for (int event = 0; event < 200; event++) {
                club.append(store, "table/A", event, "event " + event);
                if (event % 20 == 0) {
                    var check = Check.of(club.directory());
                    assertThat(check.problems()).isEmpty();
                    assertThat(check.events()).isEqualTo(event + 1);
                }
            }
        }
    }

    @Test
    void seesWhatAProgramThatDiedHadWritten() throws Exception {
        club.write("table/A", "one");

        var check = Check.of(club.whileOpen("table/A", 1, "two", "three"));

        assertThat(check.problems()).isEmpty();
        assertThat(check.events()).isEqualTo(3);
    }

    @Test
    void leavesTheDirectoryAsItIs() throws Exception {
        club.write("table/A", "one");
        var before = names();

        assertThat(Check.of(club.directory()).problems()).isEmpty();

        assertThat(names()).isEqualTo(before);
    }

    private String names() throws IOException {
        try (var files = Files.list(club.directory())) {
            return String.join(" ", files.map(Path::toString).sorted().toList());
        }
    }

    @Test
    void findsAForgedEvent() {
        write(10);
        club.execute("UPDATE event SET payload = '{}' WHERE id = 4");
        club.execute("UPDATE event SET at = at + 1 WHERE id = 7");

        assertProblems(new Changed(4, "table/A", 4), new Changed(7, "table/A", 7));
        assertThat(sentence())
                .isEqualTo(
                        "event 4 of stream table/A (event 4 of the log) is not the one that was"
                                + " written");
    }

    @Test
    void findsTwoEventsThatChangedPlaces() {
        write(3);
        club.execute("UPDATE event SET number = 9 WHERE id = 2");
        club.execute("UPDATE event SET number = 2 WHERE id = 3");
        club.execute("UPDATE event SET number = 3 WHERE id = 2");

        assertThat(Check.of(club.directory()).problems())
                .contains(new Changed(2, "table/A", 3), new Changed(3, "table/A", 2));
    }

    @Test
    void saysHowMuchOfTheLogIsMissing() {
        write(1_448);
        club.execute("DELETE FROM event WHERE id > 812");

        assertProblems(new Ends(812, 1_448));
        assertThat(sentence())
                .isEqualTo("the log ends at event 812 of 1,448; the last 636 are missing");
    }

    @Test
    void noticesAnOlderCopyInPlaceOfTheDatabase() throws Exception {
        write(5);
        Files.copy(club.database(), folder.resolve("old"));
        write(3);
        Files.delete(club.database());
        Files.copy(folder.resolve("old"), club.database());

        assertProblems(new Ends(5, 8));
    }

    @Test
    void noticesALostWriteAheadLog() throws Exception {
        club.write("table/A", "one");
        var killed = new Club(club.whileOpen("table/A", 1, "two", "three"));
        Files.delete(killed.directory().resolve("overtrick.db-wal"));

        assertThat(Check.of(killed.directory()).problems()).containsExactly(new Ends(1, 3));
    }

    @Test
    void noticesALogThatWasWrittenAnewFromAnEarlierPoint() throws Exception {
        write(5);
        Files.copy(club.database(), folder.resolve("old"));
        Files.delete(club.database());
        var other = new Club(folder.resolve("other"));
        other.write("table/X", "a", "b", "c", "d", "e", "f");
        Files.copy(other.database(), club.database());

        assertProblems(new OtherHistory(5));
    }

    @Test
    void findsAGapInAStreamAndInTheLog() {
        write(6);
        club.execute("DELETE FROM event WHERE id IN (3, 4)");

        assertProblems(new Gap("table/A", 4, 6), new Missing(3, 4));
        assertThat(new Missing(3, 3).sentence()).isEqualTo("event 3 of the log is missing");
    }

    @Test
    void namesNotAllOfManyProblems() {
        write(1_000);
        club.execute("UPDATE event SET version = 2");

        assertThat(Check.of(club.directory()).problems())
                .hasSize(21)
                .last()
                .isEqualTo(new More(980));
    }

    @Test
    void missesTheFileThatNotesTheEnd() throws Exception {
        write(3);
        Files.delete(club.head());

        assertProblems(new NoHead(club.head()));
    }

    @Test
    void remembersThatEventsWereLost() throws Exception {
        write(10);
        var before = Check.of(club.directory()).head().orElseThrow();
        club.execute("DELETE FROM event WHERE id > 7");

        club.write("table/B", "the club opens and goes on");

        var lost = club.directory().resolve("overtrick.head.lost");
        assertProblems(new LostBefore(lost, before));
        Files.delete(lost);
        assertProblems();
    }

    @Test
    void opensWithADamagedHead() throws Exception {
        write(3);
        Files.writeString(club.head(), "garbage");
        assertThat(sentence())
                .endsWith("overtrick.head cannot be read: it does not say where the log ends");

        write(1);

        assertThat(sentence())
                .endsWith("overtrick.head.lost cannot be read: it does not say where the log ends");
        Files.delete(club.directory().resolve("overtrick.head.lost"));
        assertProblems();
    }

    @Test
    void saysInASentenceThatThereIsNoClub() throws Exception {
        var file = Files.createFile(folder.resolve("file"));

        assertThat(Check.of(folder).problems()).containsExactly(new NoClub(folder));
        assertThat(Check.of(file).problems()).containsExactly(new NoClub(file));
        assertThat(new NoClub(folder).sentence()).isEqualTo("there is no club in " + folder);
    }

    @Test
    void saysInASentenceThatTheFileIsDamaged() throws Exception {
        write(2_000);
        byte[] whole = Files.readAllBytes(club.database());

        overwrite(0, new byte[100]);
        assertThat(sentence())
                .endsWith("overtrick.db cannot be read: the file is damaged or is no database");

        Files.write(club.database(), Arrays.copyOf(whole, whole.length / 2));
        assertThat(sentence()).contains("overtrick.db").contains("damaged").doesNotContain("\n");

        Files.write(club.database(), new byte[0]);
        assertThat(sentence())
                .endsWith("overtrick.db cannot be read: it is a database, but no club's");

        Files.write(club.database(), whole);
        assertProblems();
    }

    @Test
    void findsEveryFlippedByteOfAnEvent() throws Exception {
        write(2_000);
        byte[] whole = Files.readAllBytes(club.database());
        var chance = Seeds.chance(14);
        for (int round = 0; round < 40; round++) {
            int at = 100 + chance.nextInt(whole.length - 100);
            byte[] flipped = whole.clone();
            flipped[at] ^= (byte) (1 + chance.nextInt(255));
            Files.write(club.database(), flipped);

            var problems = Check.of(club.directory()).problems();

            if (problems.isEmpty()) { // a byte of no meaning was hit
                assertThat(club.payloads("table/A")).as("byte %d", at).isEqualTo(payloads(2_000));
            }
            problems.forEach(problem -> assertThat(problem.sentence()).doesNotContain("\n"));
        }
    }

    private void overwrite(long at, byte[] bytes) throws IOException {
        try (var file = new RandomAccessFile(club.database().toFile(), "rw")) {
            file.seek(at);
            file.write(bytes);
        }
    }

    private void write(int events) {
        club.write("table/A", payloads(events).toArray(String[]::new));
    }

    private static List<String> payloads(int events) {
        return IntStream.range(0, events).mapToObj("{\"event\":%d}"::formatted).toList();
    }

    private void assertProblems(Problem... problems) {
        assertThat(Check.of(club.directory()).problems()).containsExactly(problems);
    }

    private String sentence() {
        return Check.of(club.directory()).problems().getFirst().sentence();
    }
}

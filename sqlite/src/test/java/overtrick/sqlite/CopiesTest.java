package overtrick.sqlite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import overtrick.log.StoreException;

/// Backup and restore.
@Timeout(60)
class CopiesTest {

    @TempDir private Path folder;

    private Club club;
    private Path backup;

    @BeforeEach
    void makeClub() {
        club = new Club(folder.resolve("club"));
        backup = folder.resolve("backup").resolve(SqliteStore.FILE);
    }

    @Test
    void copiesAClubThatIsOpen() {
        try (var store = club.open()) {
            club.append(store, "table/A", 0, "one", "two");
            Copies.backup(club.directory(), backup);
            club.append(store, "table/A", 2, "after the copy");
        }

        var copy = Check.of(backup.getParent());
        assertThat(copy.problems()).isEmpty();
        assertThat(copy.events()).isEqualTo(2);
        assertThat(new Club(backup.getParent()).payloads("table/A")).containsExactly("one", "two");
    }

    @Test
    void saysWhereTheLogOfTheCopyEnds() {
        club.write("table/A", "one", "two");

        var copy = Copies.backup(club.directory(), backup);

        assertThat(copy.head()).isEqualTo(Check.of(club.directory()).head());
        assertThat(copy.head().orElseThrow().toString()).startsWith("2 events, sha256 ");
        assertThat(HeadFile.beside(backup)).isRegularFile();
    }

    @Test
    void copiesWhatIsInTheWriteAheadLogOfAProgramThatDied() throws Exception {
        club.write("table/A", "one");
        Path killed = club.whileOpen("table/A", 1, "only in the write-ahead log");

        Copies.backup(killed, backup);

        assertThat(new Club(backup.getParent()).payloads("table/A"))
                .containsExactly("one", "only in the write-ahead log");
    }

    @Test
    void copiesOverNothing() {
        club.write("table/A", "one");
        Copies.backup(club.directory(), backup);

        assertThatThrownBy(() -> Copies.backup(club.directory(), backup))
                .isInstanceOf(StoreException.class)
                .hasMessageMatching("there is a club in .*backup already");
    }

    @Test
    void saysInASentenceWhyItCannotCopy() throws Exception {
        var file = Files.createFile(folder.resolve("file"));
        club.write("table/A", "one");

        assertThatThrownBy(() -> Copies.backup(folder, backup))
                .isInstanceOf(StoreException.class)
                .hasMessage("there is no club in " + folder);
        assertThatThrownBy(() -> Copies.backup(club.directory(), file.resolve("overtrick.db")))
                .isInstanceOf(StoreException.class)
                .hasMessageEndingWith("/file is a file, not a directory");
    }

    @Test
    void copiesALogThatIsNotWholeAndSaysSo() {
        club.write("table/A", "one", "two", "three");
        club.execute("UPDATE event SET payload = 'forged' WHERE id = 2");

        var copy = Copies.backup(club.directory(), backup);

        assertThat(copy.problems()).containsExactly(new Problem.Changed(2, "table/A", 2));
        assertThat(backup).isRegularFile();
    }

    @Test
    void makesAClubFromABackup() {
        club.write("table/A", "one", "two");
        var copy = Copies.backup(club.directory(), backup);
        var restored = new Club(folder.resolve("new"));

        assertThat(Copies.restore(backup, restored.directory())).isEqualTo(copy);

        assertThat(restored.payloads("table/A")).containsExactly("one", "two");
        restored.write("table/B", "goes on");
        assertThat(Check.of(restored.directory()).problems()).isEmpty();
        assertThat(Check.of(restored.directory()).events()).isEqualTo(3);
    }

    /// The drill: people play on while copies are made, the club is lost, and each copy brings back
    /// the moment at which it was made, whole and ready to go on.
    @Test
    void eachCopyMadeWhilePeoplePlayBringsBackItsMoment() throws Exception {
        var acknowledged = new AtomicInteger();
        var moments = new ArrayList<Moment>();
        try (var store = club.open()) {
            var over = new AtomicBoolean();
            var player =
                    Thread.ofVirtual()
                            .start(() -> {
                                while (!over.get()) {
                                    int last = acknowledged.get();
                                    club.append(store, "table/A", last, "card " + (last + 1));
                                    acknowledged.incrementAndGet();
                                }
                            });
            for (int at = 0; at < 3; at++) {
                int before = acknowledged.get();
                var file = folder.resolve("backup-" + at).resolve(SqliteStore.FILE);
                var check = Copies.backup(club.directory(), file);
                moments.add(new Moment(file, before, acknowledged.get() + 1, check));
            }
            over.set(true);
            player.join();
        }

        for (var moment : moments) {
            var restored =
                    new Club(folder.resolve("from-" + moment.file().getParent().getFileName()));
            var check = Copies.restore(moment.file(), restored.directory());
            assertThat(check).isEqualTo(moment.check());
            assertThat(check.problems()).isEmpty();

            var cards = restored.payloads("table/A");
            assertThat(cards).hasSizeBetween(moment.atLeast(), moment.atMost());
            assertThat(cards)
                    .isEqualTo(
                            IntStream.rangeClosed(1, cards.size())
                                    .mapToObj(i -> "card " + i)
                                    .toList());
            restored.write("table/A", "goes on");
            assertThat(Check.of(restored.directory()).problems()).isEmpty();
        }
        assertThat(moments.getLast().check().events())
                .isGreaterThan(moments.getFirst().check().events());
    }

    /// @param atLeast events that were acknowledged before the copy was begun
    /// @param atMost events that were written when it was done
    private record Moment(Path file, int atLeast, int atMost, Check check) {}

    @Test
    void removesWhatIsLeftOverFromAClubThatWasThere() throws Exception {
        club.write("table/A", "one", "two");
        Copies.backup(club.directory(), backup);
        var other = new Club(folder.resolve("other"));
        other.write("table/X", "foreign");
        Path target = other.whileOpen("table/X", 1, "more", "and more");
        Files.delete(target.resolve(SqliteStore.FILE));
        assertThat(target.resolve("overtrick.db-wal")).isNotEmptyFile();

        Copies.restore(backup, target);

        assertThat(Check.of(target).problems()).isEmpty();
        assertThat(new Club(target).payloads("table/A")).containsExactly("one", "two");
        assertThat(new Club(target).payloads("table/X")).isEmpty();
    }

    @Test
    void restoresOverNoClub() {
        club.write("table/A", "one");
        Copies.backup(club.directory(), backup);

        assertThatThrownBy(() -> Copies.restore(backup, club.directory()))
                .isInstanceOf(StoreException.class)
                .hasMessageMatching("there is a club in .*club already");
    }

    @Test
    void restoresUnderNoProgramThatHasTheDirectoryOpen() throws Exception {
        club.write("table/A", "one");
        Copies.backup(club.directory(), backup);
        var target = new Club(folder.resolve("target"));
        try (var _ = target.open()) {
            Files.delete(target.directory().resolve(SqliteStore.FILE));

            assertThatThrownBy(() -> Copies.restore(backup, target.directory()))
                    .isInstanceOf(StoreException.class)
                    .hasMessageMatching("the club in .*target is open already");
        }
    }

    @Test
    void restoresNothingThatIsDamaged() throws Exception {
        club.write("table/A", "one", "two", "three");
        Copies.backup(club.directory(), backup);
        new Club(backup.getParent()).execute("DELETE FROM event WHERE number = 3");
        var target = folder.resolve("target");

        assertThatThrownBy(() -> Copies.restore(backup, target))
                .isInstanceOf(StoreException.class)
                .hasMessage(
                        "the backup is damaged: the log ends at event 2 of 3; the last one is"
                                + " missing");
        assertThat(target).doesNotExist();
        Files.writeString(backup, "this is no database, however long it is");
        assertThatThrownBy(() -> Copies.restore(backup, target))
                .isInstanceOf(StoreException.class)
                .hasMessageEndingWith("cannot be read: the file is damaged or is no database");
    }

    @Test
    void leavesNothingBehindWhenItFails() throws IOException {
        club.write("table/A", "one");
        Copies.backup(club.directory(), backup);
        var target = folder.resolve("target");
        Copies.restore(backup, target);

        assertThat(names(target))
                .containsExactlyInAnyOrder("overtrick.db", "overtrick.head", "overtrick.lock");
        assertThat(names(backup.getParent()))
                .containsExactlyInAnyOrder("overtrick.db", "overtrick.head");
    }

    private static List<String> names(Path directory) throws IOException {
        try (var files = Files.list(directory)) {
            return files.map(file -> file.getFileName().toString()).toList();
        }
    }
}

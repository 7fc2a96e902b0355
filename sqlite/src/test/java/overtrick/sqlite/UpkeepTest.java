package overtrick.sqlite;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import overtrick.log.StoreException;
import overtrick.log.Upkeep.Copied;

/// Copies that a program makes of its own club.
@Timeout(60)
class UpkeepTest {

    @TempDir private Path folder;

    private Club club;
    private Path copies;

    @BeforeEach
    void makeClub() {
        club = new Club(folder.resolve("club"));
        copies = club.directory().resolve(CopyFolder.FOLDER);
    }

    @Test
    void aCopyIsAWholeClub() throws IOException {
        try (var store = club.open()) {
            assertThat(store.upkeep().copies()).isEmpty();
            club.append(store, "table/A", 0, "one", "two");
            var made = store.upkeep().copy();
            club.append(store, "table/A", 2, "after the copy");

            assertThat(made.at()).isEqualTo(Club.NOW);
            assertThat(store.upkeep().copies()).containsExactly(made);
            var packed = folder.resolve("packed.zip");
            try (var out = Files.newOutputStream(packed)) {
                store.upkeep().pack(made.name(), out);
            }
            var other = new Club(folder.resolve("other"));
            assertThat(Copies.restore(packed, other.directory()).problems()).isEmpty();
            assertThat(other.payloads("table/A")).containsExactly("one", "two");
            assertThat(folder).isDirectoryNotContaining("glob:**.unpacked*");
        }
    }

    @Test
    void theOldestGo() {
        try (var store = club.open()) {
            var made = List.of(copy(store), copy(store), copy(store));

            store.upkeep().keepCopies(2);

            assertThat(store.upkeep().copies()).containsExactly(made.get(2), made.get(1));
            assertThat(copies.resolve(made.get(0).name())).doesNotExist();
            assertThat(HeadFile.beside(copies.resolve(made.get(0).name()))).doesNotExist();
            assertThat(HeadFile.beside(copies.resolve(made.get(1).name()))).exists();
        }
    }

    private static Copied copy(SqliteStore store) {
        return store.upkeep().copy();
    }

    @Test
    void nothingElseIsListedOpenedOrDeleted() throws IOException {
        try (var store = club.open()) {
            copy(store);
            Files.writeString(copies.resolve("notes.txt"), "mine");
            Files.writeString(club.directory().resolve("overtrick-secret.db"), "mine");

            store.upkeep().keepCopies(0);

            assertThat(store.upkeep().copies()).isEmpty();
            assertThat(copies.resolve("notes.txt")).exists();
            for (String name : List.of("notes.txt", "../overtrick.db", "", "/etc/passwd")) {
                assertThatThrownBy(() -> store.upkeep().pack(name, OutputStream.nullOutputStream()))
                        .isInstanceOf(NoSuchFileException.class);
            }
        }
    }

    @Test
    void whatIsLeftOfACopyThatBrokeOffGoes() throws IOException {
        try (var store = club.open()) {
            Files.createDirectories(copies);
            var half = copies.resolve("overtrick-2026-11-20T030000Z.db.part");
            Files.writeString(half, "half a club");

            assertThat(store.upkeep().copies()).isEmpty();
            copy(store);

            assertThat(half).doesNotExist();
        }
    }

    @Test
    void whatIsNoPackedCopyIsRefused() throws IOException {
        var packed = folder.resolve("other.zip");
        try (var zip = new ZipOutputStream(Files.newOutputStream(packed))) {
            zip.putNextEntry(new ZipEntry("../../evil.db"));
            zip.write("evil".getBytes(UTF_8));
        }
        var target = folder.resolve("restored");
        assertThatThrownBy(() -> Copies.restore(packed, target))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("is no packed copy of a club");
        assertThat(folder.resolveSibling("evil.db")).doesNotExist();
        assertThat(target.resolve(SqliteStore.FILE)).doesNotExist();
    }

    @Test
    void aDamagedLogIsTold() {
        club.write("table/A", "one", "two", "three");
        club.execute("UPDATE event SET payload = 'other' WHERE number = 2");
        try (var store = club.open()) {
            assertThatThrownBy(store.upkeep()::copy)
                    .isInstanceOf(StoreException.class)
                    .hasMessageStartingWith("the copy was made, but the club is not whole: ");
        }
    }

    @Test
    void theSizeIsThatOfTheFiles() throws IOException {
        try (var store = club.open()) {
            club.append(store, "table/A", 0, "one", "two");
            var size = store.upkeep().size();
            assertThat(size.events()).isEqualTo(2);
            assertThat(size.bytes()).isGreaterThanOrEqualTo(Files.size(club.database()));
            assertThat(size.free()).isPositive();
        }
    }
}

package overtrick.app;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.app.Ran.overtrick;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import overtrick.bridgetable.duplicate.DuplicateTerms;
import overtrick.server.Club;
import overtrick.server.ClubSettings;
import overtrick.sqlite.SqliteStore;

/// Backup, restore and verify over a small club.
class DataCommandsTest {

    @TempDir private Path directory;

    private Path data;

    @BeforeEach
    void makeClub() {
        data = directory.resolve("club");
        try (var club = Club.open(ClubSettings.in(data))) {
            var owner = club.people().welcome("Lan").person();
            var id = club.duplicate().open(owner, "Friday", DuplicateTerms.USUAL);
            club.duplicate().fill(id, owner, _ -> "Robot");
        }
    }

    @Test
    void aBackupRestoresTheWholeClub() {
        var backup = directory.resolve("backup").toString();
        var other = directory.resolve("other").toString();

        var copied = overtrick("backup", backup, "--data", data.toString());
        assertThat(copied.status()).isZero();
        assertThat(overtrick("restore", backup, "--data", other).status()).isZero();

        assertThat(overtrick("verify", "--data", other).out())
                .isEqualTo(overtrick("verify", "--data", data.toString()).out())
                .startsWith("ok: 1 streams, ")
                .endsWith(copied.lines().getLast() + System.lineSeparator());
        assertThat(copied.lines().getLast()).startsWith("the log ends at ");
        try (var club = Club.open(ClubSettings.in(Path.of(other)))) {
            assertThat(club.tables().lobby(10))
                    .singleElement()
                    .returns("Friday", table -> table.name());
        }
    }

    @Test
    void aBackupIsTakenWhileTheClubIsOpen() {
        try (var club = Club.open(ClubSettings.in(data))) {
            var backup = directory.resolve("live").toString();

            assertThat(overtrick("backup", backup, "--data", data.toString()).status()).isZero();
            assertThat(overtrick("verify", "--data", backup).status()).isZero();
            assertThat(club.tables().lobby(10)).hasSize(1);
        }
    }

    @Test
    void nothingIsEverWrittenOverAClub() {
        var backup = directory.resolve("backup").toString();
        overtrick("backup", backup, "--data", data.toString());

        assertThat(overtrick("backup", backup, "--data", data.toString()).status()).isEqualTo(2);
        var restored = overtrick("restore", backup, "--data", data.toString());
        assertThat(restored.status()).isEqualTo(2);
        assertThat(restored.err()).contains("there is a club in").contains("already");
    }

    @Test
    void aMissingClubIsToldInOneLine() {
        var nowhere = directory.resolve("nowhere").toString();

        assertThat(overtrick("verify", "--data", nowhere).err().lines())
                .containsExactly("there is no club in " + nowhere);
        assertThat(overtrick("restore", nowhere).err().lines())
                .containsExactly("there is no backup in " + nowhere);
    }

    @Test
    void aDamagedBackupIsRefused() throws IOException {
        var broken = Files.createDirectories(directory.resolve("broken"));
        Files.writeString(broken.resolve(SqliteStore.FILE), "this is no database");

        var ran =
                overtrick(
                        "restore", broken.toString(), "--data", directory.resolve("x").toString());

        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.err()).startsWith("the backup is damaged: ");
        assertThat(directory.resolve("x")).doesNotExist();
    }
}

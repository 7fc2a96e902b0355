package overtrick.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static overtrick.app.Ran.overtrick;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import overtrick.bridgetable.duplicate.DuplicateTerms;
import overtrick.house.laid.LaidDeals;
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

    /// Somebody opens a table by mistake, and everything is to be as before.
    @Test
    @Timeout(120)
    void aClubGoesBackToAnyMoment() {
        var mistake = Instant.now().plusSeconds(3600);
        try (var club = Club.open(ClubSettings.in(data).withClock(() -> mistake))) {
            var lan = club.people().welcome("Lan").person();
            club.duplicate().open(lan, "By mistake", DuplicateTerms.USUAL);
        }
        String other = directory.resolve("other").toString();
        String before = mistake.minusMillis(1).toString();

        var ran = overtrick("restore", data.toString(), "--until", before, "--data", other);

        assertThat(ran.err()).isEmpty();
        assertThat(ran.status()).isZero();
        var verified = overtrick("verify", "--data", other);
        assertThat(verified.out()).startsWith("ok: 1 streams, ");
        assertThat(ran.lines().getLast()).startsWith("the log ends at ");
        assertThat(verified.out()).endsWith(ran.lines().getLast() + System.lineSeparator());
        try (var club = Club.open(ClubSettings.in(Path.of(other)))) {
            await().atMost(Duration.ofSeconds(60)) // the lists are made anew
                    .untilAsserted(() ->
                            assertThat(club.tables().lobby(10))
                                    .extracting(table -> table.name())
                                    .containsExactly("Friday"));
        }
    }

    @Test
    void boardsThatWereLaidAfterTheMomentAreNotLaidAgain() {
        var moment = Instant.now().plusSeconds(3600);
        String before;
        String after;
        try (var club = Club.open(ClubSettings.in(data).withClock(() -> moment.minusSeconds(9)))) {
            before = laid(club);
        }
        try (var club = Club.open(ClubSettings.in(data).withClock(() -> moment))) {
            after = laid(club);
        }
        String other = directory.resolve("other").toString();
        String until = moment.minusMillis(1).toString();

        var ran = overtrick("restore", data.toString(), "--until", until, "--data", other);

        assertThat(ran.err()).isEmpty();
        try (var club = Club.open(ClubSettings.in(Path.of(other)))) {
            var boards = club.bridge().game().eventBoards();
            assertThat(boards.of(before)).hasSize(2);
            assertThat(boards.of(after)).isEmpty();
        }
    }

    private static String laid(Club club) {
        var lan = club.people().welcome("Lan").person();
        return LaidDeals.set(club.laid().challenge(lan, club.laid().games().getFirst(), 2).code());
    }

    @Test
    void beforeItsFirstEventThereIsNoClub() {
        var ran =
                overtrick(
                        "restore",
                        data.toString(),
                        "--until",
                        "2001-01-01T00:00:00Z",
                        "--data",
                        directory.resolve("other").toString());

        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.err())
                .isEqualToIgnoringNewLines(
                        "at 2001-01-01T00:00:00Z nothing had happened in this club yet");
        assertThat(directory.resolve("other").resolve(SqliteStore.FILE)).doesNotExist();
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

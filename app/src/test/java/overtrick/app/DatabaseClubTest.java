package overtrick.app;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.app.Ran.overtrick;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;
import overtrick.app.data.DatabaseClub;
import overtrick.bridgetable.duplicate.DuplicateTerms;
import overtrick.server.Club;
import overtrick.server.ClubSettings;

/// A club moves into a database by the commands, lives there, and moves back.
@Timeout(300)
class DatabaseClubTest {

    @TempDir private Path directory;

    @Test
    void movesIntoADatabaseAndBack() throws IOException {
        try (var server = start()) {
            String url = "postgres://postgres@127.0.0.1:%d/postgres".formatted(server.getPort());
            var data = directory.resolve("club");
            try (var club = Club.open(ClubSettings.in(data))) {
                open(club, "Friday");
            }

            assertThat(overtrick("move", "--data", data.toString(), "--store", url).out())
                    .contains("the same on both sides: sum ")
                    .contains("the club is in " + url + "?schema=overtrick now");

            var there = directory.resolve("there");
            var database = new DatabaseClub(url, there);
            Instant friday;
            try (var club = Club.open(ClubSettings.in(there), database.open())) {
                assertThat(club.tables().lobby(10)).hasSize(1);
                friday = Instant.now().minusMillis(1);
                open(club, "Saturday");
                club.remakeReadModels();
                assertThat(club.tables().lobby(10)).hasSize(2);
                assertWhole(there, url);
            }
            assertWhole(there, url);

            var copy = directory.resolve("copy").toString();
            overtrick("backup", copy, "--data", there.toString(), "--store", url);
            String other = url + "?schema=other";
            overtrick("restore", copy, "--data", directory + "/b", "--store", other);
            assertWhole(directory.resolve("b"), other);

            String then = url + "?schema=then";
            String third = directory + "/c";
            String until = friday.toString();
            overtrick("restore", copy, "--until", until, "--data", third, "--store", then);
            assertThat(overtrick("verify", "--data", third, "--store", then).out())
                    .as("without the table of Saturday")
                    .startsWith("ok: 2 streams, ");

            overtrick("move", "--back", "--data", there.toString(), "--store", url);
            assertThat(overtrick("verify", "--data", there.toString()).out())
                    .startsWith("ok: 3 streams, ");
            try (var club = Club.open(ClubSettings.in(there))) {
                assertThat(club.tables().lobby(10)).hasSize(2);
            }
        }
    }

    private static void open(Club club, String name) {
        var owner = club.people().welcome("Lan").person();
        var id = club.duplicate().open(owner, name, DuplicateTerms.USUAL);
        club.duplicate().fill(id, owner, _ -> "Robot");
    }

    private static void assertWhole(Path data, String url) {
        var verified = overtrick("verify", "--data", data.toString(), "--store", url);
        assertThat(verified.err()).isEmpty();
        assertThat(verified.out()).startsWith("ok: 3 streams, ");
    }

    private static EmbeddedPostgres start() throws IOException {
        try {
            return EmbeddedPostgres.builder().setServerConfig("fsync", "on").start();
        } catch (IOException | RuntimeException | LinkageError failed) {
            LoggerFactory.getLogger(DatabaseClubTest.class)
                    .warn("no PostgreSQL can be started here; its test is left out", failed);
            Assumptions.abort("left out: no PostgreSQL can be started on this machine");
            throw failed;
        }
    }
}

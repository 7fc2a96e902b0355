package overtrick.bridgetable.duplicate;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;
import overtrick.server.Club;
import overtrick.server.ClubSettings;
import overtrick.server.Verification;
import overtrick.testkit.Program;

/// Kills a busy club without warning, again and again, and looks for everything it had
/// acknowledged. `-Dovertrick.crashes=50` kills it fifty times.
class CrashTest {

    private static final int CRASHES = Integer.getInteger("overtrick.crashes", 3);

    @TempDir private Path directory;
    @TempDir private Path outside;

    /// The number of the last event acknowledged for each table, over all lives of the club.
    private final Map<String, Long> acknowledged = new HashMap<>();

    @Test
    void losesNothingItHasAcknowledged() throws Exception {
        var chance = new SplittableRandom(68);
        long total = 0;
        for (int crash = 1; crash <= CRASHES; crash++) {
            total += killAfter(chance.nextInt(50, 50 + 300 * CRASHES));
            requireAllKept(crash);
        }
        assertThat(total).as("acknowledgements in %d lives", CRASHES).isGreaterThan(CRASHES * 20L);
    }

    private Process start(Path heard) throws IOException {
        return Program.of(BusyClub.class, directory.toString())
                .redirectOutput(heard.toFile())
                .redirectError(outside.resolve("complaints").toFile())
                .start();
    }

    /// Kills the club (SIGKILL) some time after its first acknowledgement and takes note of all.
    private long killAfter(int millis) throws Exception {
        var heard = outside.resolve("heard");
        var club = start(heard);
        try {
            await().atMost(60, SECONDS).untilAsserted(() -> assertHeard(heard));
            Thread.sleep(millis);
        } finally {
            club.destroyForcibly();
        }
        assertThat(club.waitFor(10, SECONDS)).isTrue();
        var lines = Files.readAllLines(heard);
        lines.forEach(this::note);
        return lines.size();
    }

    private void assertHeard(Path heard) throws IOException {
        assertThat(heard)
                .as("complaints: %s", Files.readString(outside.resolve("complaints")))
                .isNotEmptyFile();
    }

    private void note(String line) {
        int blank = line.indexOf(' ');
        if (blank > 0 && line.endsWith(".")) { // a line cut short by the end tells nothing
            long number = Long.parseLong(line.substring(blank + 1, line.length() - 1));
            acknowledged.merge(line.substring(0, blank), number, Math::max);
        }
    }

    private void requireAllKept(int crash) {
        var found = Verification.of(directory);
        assertThat(found.problems()).as("after crash %d", crash).isEmpty();
        try (var club = Club.open(ClubSettings.in(directory).withRobotPace(BusyClub.NEVER))) {
            acknowledged.forEach((table, number) -> {
                var view =
                        club.duplicate().look(new TableId(table), Member.House.HOUSE).orElseThrow();
                assertThat(view.number())
                        .as("last event of table %s after crash %d", table, crash)
                        .isGreaterThanOrEqualTo(number);
            });
        }
    }
}

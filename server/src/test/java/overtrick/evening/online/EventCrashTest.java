package overtrick.evening.online;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static overtrick.evening.online.OnlineClub.reported;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import overtrick.cards.Side;
import overtrick.scoring.Outcome;
import overtrick.server.Verification;
import overtrick.testkit.Program;
import overtrick.tournament.act.Act;

/// Kills the program in the middle of an event of eight pairs, again and again: the event goes on
/// by itself, with every result of every table once.
@Timeout(value = 240, unit = TimeUnit.SECONDS)
class EventCrashTest {

    private static final int ALL = BusyEvent.TABLES * BusyEvent.BOARDS;

    /// After how many results it is killed; `-Dovertrick.crashes=50` has it killed after each
    /// third.
    private static final int[] LIVES =
            Integer.getInteger("overtrick.crashes", 0) > 0
                    ? IntStream.rangeClosed(1, (ALL - 8) / 3).map(third -> 3 * third).toArray()
                    : new int[] {3, 18};

    @TempDir private Path directory;
    @TempDir private Path outside;

    @Test
    void goesOnWhereItWasKilled() throws Exception {
        int acknowledged = 0;
        for (int least : LIVES) {
            acknowledged = killWhen(least, acknowledged);
            assertThat(Verification.of(directory).problems()).isEmpty();
        }

        try (var house = new OnlineClub(directory)) {
            var event = house.club().tournaments().latest(1).getFirst().id();
            assertThat(house.acts(event, Act.Report.class))
                    .hasSizeGreaterThanOrEqualTo(acknowledged);
            OnlineClub.await("the final ranking", () -> house.view(event).closed());
            var reports = house.acts(event, Act.Report.class);
            assertThat(reported(reports)).doesNotHaveDuplicates().hasSize(ALL);
            assertThat(house.acts(event, Act.BeginRound.class)).hasSize(7);
            var tables = new HashSet<String>();
            for (int round = 1; round <= 7; round++) {
                for (var table : house.tables(event, round)) {
                    assertThat(tables.add(table.code())).isTrue();
                    for (var board : house.club().history().boardsAt(table)) {
                        var points = board.points(Side.NORTH_SOUTH);
                        assertThat(reports)
                                .extracting(Act.Report::score)
                                .contains(
                                        new Outcome.Scored(
                                                points, java.util.Optional.of(board.result())));
                    }
                }
            }
            assertThat(tables).hasSize(7 * BusyEvent.TABLES);
        }
    }

    private Process start(Path heard) throws IOException {
        return Program.of(BusyEvent.class, directory.toString())
                .redirectOutput(heard.toFile())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    /// Kills the program (SIGKILL) when it has said so many results.
    ///
    /// @param before results that an earlier life has said: none of them is lost
    /// @return how many this one has said
    private int killWhen(int least, int before) throws Exception {
        var heard = outside.resolve("heard");
        var club = start(heard);
        try {
            await().atMost(90, SECONDS)
                    .until(() ->
                            Files.readAllLines(heard).stream()
                                    .anyMatch(one -> one.endsWith(".") && results(one) >= least));
        } finally {
            club.destroyForcibly();
        }
        assertThat(club.waitFor(10, SECONDS)).isTrue();
        var said = Files.readAllLines(heard).stream().filter(one -> one.endsWith(".")).toList();
        assertThat(results(said.getFirst())).isGreaterThanOrEqualTo(before);
        return results(said.getLast());
    }

    private static int results(String line) {
        return Integer.parseInt(line.replaceAll("\\D.*", ""));
    }
}

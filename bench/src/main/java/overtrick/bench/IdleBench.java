package overtrick.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import overtrick.bridgetable.duplicate.DuplicateTerms;
import overtrick.cards.Seat;
import overtrick.house.table.Member;
import overtrick.house.table.TableCommand.SeatRobot;
import overtrick.house.table.TableCommand.Sit;
import overtrick.server.Club;
import overtrick.server.ClubSettings;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// What an idle table costs: a person and three robots, a board on the table, the person to call,
/// nobody looking.
@Command(name = "idle", description = "Heap per idle table, in memory and at rest.")
final class IdleBench implements Callable<Integer> {

    @Option(names = "--tables", description = "(default: ${DEFAULT-VALUE})")
    private int tables = 5_000;

    @Override
    public Integer call() throws IOException {
        var directory = Files.createTempDirectory("overtrick-idle");
        var settings = ClubSettings.in(directory).withRobotPace(Duration.ZERO);
        try (var club = Club.open(settings)) {
            var owner = club.people().welcome("Owner").person();
            open(club, owner, 100); // so that classes and pools are there before the first reading
            club.tables().letRest(Duration.ZERO, 0);
            long before = heap();
            int awakeBefore = club.tables().awake();
            open(club, owner, tables);
            awaitPerson();
            long awake = heap();
            int count = club.tables().awake() - awakeBefore;
            club.tables().letRest(Duration.ZERO, 0);
            long atRest = heap();
            System.out.printf(
                    "tables in memory: %,d, %,d bytes each%n", count, (awake - before) / tables);
            System.out.printf(
                    "tables at rest:   %,d, %,d bytes each%n",
                    count - club.tables().awake(), (atRest - before) / tables);
        }
        return 0;
    }

    private static void open(Club club, Member.Person owner, int count) {
        for (int i = 0; i < count; i++) {
            var id = club.duplicate().open(owner, "Table", DuplicateTerms.USUAL);
            club.duplicate().send(id, owner, new Sit<>(Seat.SOUTH));
            for (var seat : List.of(Seat.WEST, Seat.NORTH, Seat.EAST)) {
                club.duplicate().send(id, owner, new SeatRobot<>(seat, "Robot"));
            }
        }
    }

    /// Until the robots have called what they can and every table waits for its person.
    private static void awaitPerson() {
        try {
            Thread.sleep(Duration.ofSeconds(5));
        } catch (InterruptedException asked) {
            Thread.currentThread().interrupt();
        }
    }

    private static long heap() {
        var runtime = Runtime.getRuntime();
        long used = Long.MAX_VALUE;
        for (int i = 0; i < 6; i++) {
            System.gc();
            used = Math.min(used, runtime.totalMemory() - runtime.freeMemory());
            pause();
        }
        return used;
    }

    private static void pause() {
        try {
            Thread.sleep(200);
        } catch (InterruptedException asked) {
            Thread.currentThread().interrupt();
        }
    }
}

package overtrick.server;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import overtrick.bridgetable.duplicate.DuplicateTerms;
import overtrick.cards.Seat;
import overtrick.house.table.PersonId;
import overtrick.house.table.TableCommand.Say;
import overtrick.house.table.TableCommand.Sit;
import overtrick.sqlite.Check;
import overtrick.testkit.Program;
import overtrick.testkit.Seeds;

/// The program is killed while somebody’s name is being taken out of the log: when the club opens
/// again it goes on, and at the end the name is in none of its files.
@Timeout(300)
class KilledWhileLeavingTest {

    /// How often it is killed: 50 with `-Dovertrick.kills=50`.
    private static final int KILLS = Integer.getInteger("overtrick.kills", 3);

    private static final int TABLES = 40;
    private static final int SENTENCES = 60;

    private static final String NAME = "Lan Quỳnh Zephyrina";
    private static final String OTHER = "Minh who stays";

    @TempDir private Path folder;

    /// Lets somebody leave, says so, and goes on until it is done or killed.
    static final class Leaver {
        private Leaver() {}

        public static void main(String[] arguments) {
            try (var club = open(Path.of(arguments[0]))) {
                var person = new PersonId(arguments[1]);
                System.out.println(club.members().leaving().leave(person, "Former member %d"));
            }
            System.out.println("done");
        }
    }

    private static Club open(Path directory) {
        return Club.open(ClubSettings.in(directory).withRobotPace(Duration.ZERO));
    }

    @Test
    void goesOnUntilTheNameIsNowhere() throws Exception {
        var before = folder.resolve("before");
        var lan = fill(before);
        var chance = Seeds.chance(17);
        int unfinished = 0;
        for (int kill = 0; kill < KILLS; kill++) {
            var directory = folder.resolve("kill" + kill);
            copy(before, directory);
            boolean done = leaveAndBeKilled(directory, lan, chance.nextInt(400));
            unfinished += done ? 0 : 1;
            assertThat(Check.of(directory).problems()).as("kill %d", kill).isEmpty();

            try (var club = open(directory)) {
                assertThat(club.members().accounts().isMember(lan)).isFalse();
            } // closing waits until the name is out

            assertThat(Check.of(directory).problems()).as("after kill %d", kill).isEmpty();
            assertThat(bearing(directory, NAME)).as("files with the name").isEmpty();
            assertThat(bearing(directory, OTHER)).as("of whoever stays").isNotEmpty();
        }
        assertThat(unfinished).as("killed before it was done").isPositive();
    }

    /// Tables at which somebody sits and talks, with their name in thousands of events.
    private static PersonId fill(Path directory) {
        try (var club = open(directory)) {
            var lan = club.people().welcome(NAME).person();
            var minh = club.people().welcome(OTHER).person();
            for (int table = 0; table < TABLES; table++) {
                var id = club.duplicate().open(lan, "of " + NAME, DuplicateTerms.USUAL);
                club.duplicate().send(id, lan, new Sit<>(Seat.SOUTH));
                club.duplicate().send(id, minh, new Sit<>(Seat.NORTH));
                for (int said = 0; said < SENTENCES; said++) {
                    var speaker = said % 2 == 0 ? lan : minh;
                    club.duplicate().send(id, speaker, new Say<>(said + ": well played, " + NAME));
                }
            }
            assertThat(club.tables().of(lan.id(), TABLES)).hasSize(TABLES);
            return lan.id();
        }
    }

    private static void copy(Path from, Path to) throws IOException {
        Files.createDirectories(to);
        try (var files = Files.list(from)) {
            for (var file : files.filter(Files::isRegularFile).toList()) {
                Files.copy(file, to.resolve(file.getFileName()));
            }
        }
    }

    /// @return whether it was done before it could be killed
    private static boolean leaveAndBeKilled(Path directory, PersonId lan, int millis)
            throws IOException, InterruptedException {
        var program = Program.of(Leaver.class, directory.toString(), lan.value()).start();
        try (var output = program.inputReader()) {
            assertThat(output.readLine()).isEqualTo("Former member 1");
            boolean ended = program.waitFor(millis, TimeUnit.MILLISECONDS);
            program.toHandle().destroyForcibly();
            return ended && "done".equals(output.readLine());
        } finally {
            program.destroyForcibly().waitFor();
        }
    }

    /// The files in which a name stands, as it is or as JSON may write it.
    private static List<Path> bearing(Path directory, String name) throws IOException {
        var bearing = new ArrayList<Path>();
        String bytes = new String(name.getBytes(UTF_8), ISO_8859_1);
        try (var files = Files.walk(directory)) {
            for (var file : files.filter(Files::isRegularFile).toList()) {
                if (Files.readString(file, ISO_8859_1).contains(bytes)) {
                    bearing.add(file);
                }
            }
        }
        return bearing;
    }
}

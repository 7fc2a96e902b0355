package overtrick.sqlite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import overtrick.log.StoreException;
import overtrick.testkit.Program;

/// Disks that fill up, files that must not grow, directories that cannot be written to: real ones.
@Timeout(300)
class FailingDiskTest {

    /// How often a disk is filled: 100 with `-Dovertrick.fulls=100`.
    private static final int FULLS = Integer.getInteger("overtrick.fulls", 5);

    private static final String NO_MOUNTS = "this system lets us mount no file system";

    @TempDir private Path folder;

    @Test
    void losesNothingAndRefusesNothingThatIsKeptWhenTheDiskFillsUp() throws Exception {
        assumeTrue(Mounts.canMount(), NO_MOUNTS);
        var disk = Files.createDirectory(folder.resolve("disk"));
        var program = Program.command(FullDisk.class, disk.toString(), "" + FULLS, "14");

        var output = run("mount -t tmpfs -o size=200m none %s".formatted(disk), program);

        assertThat(output).last().asString().startsWith(FULLS + " rounds: ");
    }

    /// Appends until it is refused, and says how many events there are.
    static final class ShortFile {
        private ShortFile() {}

        public static void main(String[] arguments) {
            var club = new Club(Path.of(arguments[0]));
            long events = 0;
            try (var store = club.open()) {
                while (true) {
                    club.append(store, "table/A", events, "x".repeat(10_000));
                    events++;
                }
            } catch (StoreException refused) {
                System.out.println(refused.getMessage());
                System.out.println(events);
            }
        }
    }

    @Test
    void refusesWhatDoesNotFitIntoAFileThatMustNotGrow() throws Exception {
        var club = new Club(folder.resolve("club"));
        var program = Program.command(ShortFile.class, club.directory().toString());

        var output =
                run(
                        new ProcessBuilder(
                                "sh", "-c", "ulimit -f 4096; exec " + Mounts.quoted(program)));

        assertThat(output.getFirst())
                .isEqualTo("the store cannot write: the disk reports an error");
        long events = Long.parseLong(output.getLast());
        assertThat(events).isPositive();
        assertThat(club.payloads("table/A")).hasSize((int) events);
        assertThat(Check.of(club.directory()).problems()).isEmpty();
    }

    /// Looks at clubs on a disk that cannot be written to, and copies them to one that can.
    static final class ReadOnly {
        private ReadOnly() {}

        public static void main(String[] arguments) {
            var disk = Path.of(arguments[0]);
            for (String name : List.of("club", "killed")) {
                var check = Check.of(disk.resolve(name));
                System.out.println(name + " " + check.events() + " " + check.problems());
                var backup = Path.of(arguments[1], name, SqliteStore.FILE);
                System.out.println(Copies.backup(disk.resolve(name), backup).events());
            }
            for (var directory : List.of(disk.resolve("club"), disk.resolve("new"))) {
                try (var _ = new Club(directory).open()) {
                    System.out.println("it opened");
                } catch (StoreException refused) {
                    System.out.println(refused.getMessage());
                }
            }
        }
    }

    @Test
    void readsAndCopiesAClubOnADiskThatCannotBeWrittenTo() throws Exception {
        assumeTrue(Mounts.canMount(), NO_MOUNTS);
        var club = new Club(folder.resolve("club"));
        club.write("table/A", "one", "two");
        club.whileOpen("table/A", 2, "only in the write-ahead log");
        var disk = Files.createDirectory(folder.resolve("disk"));
        var backups = folder.resolve("backups");
        var program = Program.command(ReadOnly.class, disk.toString(), backups.toString());

        var output =
                run(
                        "mount -t tmpfs -o size=20m none %1$s; cp -r %2$s/club %2$s/killed %1$s;"
                                        .formatted(disk, folder)
                                + " mount -o remount,ro "
                                + disk,
                        program);

        assertThat(output)
                .containsExactly(
                        "club 3 []",
                        "3",
                        "killed 3 []",
                        "3",
                        "the club in %s/club cannot be opened: read-only file system"
                                .formatted(disk),
                        "the club in %s/new cannot be opened: read-only file system"
                                .formatted(disk));
    }

    private static List<String> run(String mounts, List<String> program) throws Exception {
        return run(Mounts.withMounts(mounts + "; exec " + Mounts.quoted(program)));
    }

    private static List<String> run(ProcessBuilder builder) throws Exception {
        var process = builder.start();
        try (var output = process.inputReader()) {
            var lines = output.lines().toList();
            assertThat(process.waitFor()).as("%s", lines).isZero();
            return lines;
        } finally {
            process.destroyForcibly();
        }
    }
}

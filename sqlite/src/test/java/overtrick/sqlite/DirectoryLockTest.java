package overtrick.sqlite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import overtrick.log.StoreException;
import overtrick.testkit.Program;

/// One data directory, one program.
@Timeout(60)
class DirectoryLockTest {

    @TempDir private Path folder;

    /// Opens the club whose directory is given, says so and waits to be killed.
    static final class Holder {
        private Holder() {}

        public static void main(String[] arguments) throws Exception {
            try (var _ = new Club(Path.of(arguments[0])).open()) {
                System.out.println("open");
                Thread.sleep(60_000);
            }
        }
    }

    @Test
    void refusesASecondProgramInOneLine() throws Exception {
        var club = new Club(folder.resolve("club"));
        var holder = Program.of(Holder.class, club.directory().toString()).start();
        try {
            assertThat(holder.inputReader().readLine()).isEqualTo("open");

            assertThatThrownBy(club::open)
                    .isInstanceOf(StoreException.class)
                    .hasMessage(
                            "the club in %s is open in another program (process %d)"
                                    .formatted(club.directory(), holder.pid()));
            assertThatThrownBy(club::open).isInstanceOf(StoreException.class);
            assertThat(Check.of(club.directory()).problems()).isEmpty();
        } finally {
            holder.destroyForcibly().waitFor();
        }
        club.write("table/A", "the lock went with the process");
        assertThat(Check.of(club.directory()).problems()).isEmpty();
    }

    @Test
    void refusesASecondStoreInTheSameProgram() throws Exception {
        var club = new Club(folder.resolve("club"));
        var link = Files.createSymbolicLink(folder.resolve("link"), folder.resolve("club"));
        try (var store = club.open()) {
            assertThatThrownBy(club::open)
                    .isInstanceOf(StoreException.class)
                    .hasMessage("the club in %s is open already".formatted(club.directory()));
            assertThatThrownBy(() -> new Club(link).open()).isInstanceOf(StoreException.class);
            club.append(store, "table/A", 0, "one");

            var second = Program.of(Holder.class, club.directory().toString()).start();
            assertThat(second.waitFor()).as("still refused after the others").isNotZero();
        }
        assertThat(club.payloads("table/A")).containsExactly("one");
    }

    @Test
    void isFreeAgainAfterAFailedOpening() throws Exception {
        var club = new Club(folder);
        Files.writeString(club.database(), "this is no database, however long it is");
        assertThatThrownBy(club::open)
                .isInstanceOf(StoreException.class)
                .hasMessage(
                        "the club in %s cannot be opened: the file is damaged or is no database"
                                .formatted(folder));
        Files.delete(club.database());

        club.write("table/A", "one");
        assertThat(club.payloads("table/A")).containsExactly("one");
    }

    @Test
    void saysInASentenceThatADirectoryIsAFile() throws Exception {
        var file = Files.createFile(folder.resolve("file"));

        assertThatThrownBy(() -> new Club(file).open())
                .isInstanceOf(StoreException.class)
                .hasMessage(
                        "the club in %s cannot be opened: %s is a file, not a directory"
                                .formatted(file, file));
    }
}

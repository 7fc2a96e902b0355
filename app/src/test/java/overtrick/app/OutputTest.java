package overtrick.app;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.app.Ran.overtrick;
import static overtrick.app.Ran.printing;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.formats.lin.Lin;
import overtrick.formats.pbn.Pbn;
import overtrick.sqlite.SqliteStore;

/// Results that cannot be written: a full disk, a directory in place of a file, nobody who reads.
class OutputTest {

    private static final String DEAL =
            "N:974.T7.JT742.A52 KT532.Q85.AK.843 QJ6.KJ32.Q953.T9 A8.A964.86.KQJ76";

    @TempDir private Path directory;

    /// Takes so many bytes and then refuses, as a disk or a pipe does.
    private static final class Refusing extends OutputStream {
        private final String reason;
        private int left;

        private Refusing(int left, String reason) {
            this.left = left;
            this.reason = reason;
        }

        @Override
        public void write(int sign) throws IOException {
            if (left == 0) {
                throw new IOException(reason);
            }
            left--;
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "score 4HX-4 --explain",
                "score 1N= --json",
                "deal",
                "deal -n 40 --format pbn",
                "deal --format lin",
                "solve DEALS",
                "solve DEALS --format json",
                "solve DEALS --format pbn",
                "analyse DEALS",
                "convert GAMES -",
                "movement howell --pairs 8",
                "movement howell --pairs 8 --format json",
                "movements --tables 7 --boards 26",
                "vp --scale wbf-continuous --boards 16 10",
                "rank RESULTS",
                "rank RESULTS --format pbn",
                "rank RESULTS --why 1",
                "systems",
                "systems natural",
                "explain --system natural --auction 1N",
                "bid --system natural --hand KQ32.A432.432.32",
                "match --ns natural --ew natural --boards 1 --no-play",
                "can deal",
                "can match --robots rules --seed 7",
                "can match --robots rules --seed 7 --json",
                "help",
                "help deal",
                "deal --help",
                "--version"
            })
    void aFullDiskIsToldWithOneSentence(String arguments) throws IOException {
        Files.writeString(directory.resolve("deals.txt"), DEAL + "\n");
        Files.writeString(directory.resolve("games.pbn"), "[Deal \"" + DEAL + "\"]\n");
        Files.writeString(
                directory.resolve("results.csv"), "board,ns,ew,result\n1,1,2,420\n1,3,4,-50\n");
        var words =
                arguments
                        .replace("DEALS", directory.resolve("deals.txt").toString())
                        .replace("GAMES", directory.resolve("games.pbn").toString())
                        .replace("RESULTS", directory.resolve("results.csv").toString())
                        .split(" ");
        for (int room : new int[] {0, 1}) {
            var ran = printing(new Refusing(room, "No space left on device"), words);

            assertThat(ran.status()).isEqualTo(2);
            assertThat(ran.err().lines().filter(line -> !line.contains(": warning: ")))
                    .containsExactly("standard output cannot be written: No space left on device");
        }
    }

    @Test
    void aReaderWhoHasEnoughIsNoFailure() {
        var ran = printing(new Refusing(100, "Broken pipe"), "deal", "-n", "1000");

        assertThat(ran.status()).isZero();
        assertThat(ran.err()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "missing/out.pbn"})
    void convertSaysWhyItCannotWrite(String out) throws IOException {
        var in = Files.writeString(directory.resolve("in.pbn"), "[Deal \"" + DEAL + "\"]\n");
        var target = directory.resolve(out);

        var ran = overtrick("convert", in.toString(), target.toString());

        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.err().lines().filter(line -> !line.startsWith(in.toString())))
                .containsExactly(
                        out.isEmpty()
                                ? directory + " is a directory; name a file in it"
                                : "there is no directory %s for %s"
                                        .formatted(target.getParent(), target));
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void convertToAFullDiskIsOneSentence() throws IOException {
        var in = Files.writeString(directory.resolve("in.pbn"), "[Deal \"" + DEAL + "\"]\n");

        var ran = overtrick("convert", in.toString(), "/dev/full");

        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.err()).contains("/dev/full cannot be written: No space left on device");
        assertThat(ran.err()).doesNotContain("\tat ");
    }

    @Test
    void convertReplacesAFileAsAWhole() throws IOException {
        var file = Files.writeString(directory.resolve("it.pbn"), "[Deal \"" + DEAL + "\"]\n");

        assertThat(overtrick("convert", file.toString(), file.toString()).status()).isZero();

        assertThat(Files.readString(file)).startsWith("% PBN 2.1");
        try (var files = Files.list(directory)) {
            assertThat(files).containsExactly(file);
        }
    }

    @Test
    void convertReadsAndWritesLin() throws IOException {
        var pbn = directory.resolve("in.pbn");
        var lin = directory.resolve("out.lin");
        var again = directory.resolve("again.pbn");
        Files.write(
                pbn,
                Pbn.write(
                        Lin.read(overtrick("deal", "-n", "3", "--format", "lin").out()).boards()));

        assertThat(overtrick("convert", pbn.toString(), lin.toString()).status()).isZero();
        assertThat(overtrick("convert", lin.toString(), again.toString()).status()).isZero();

        assertThat(Files.readString(lin)).startsWith("qx|o1|");
        assertThat(Pbn.read(Files.readAllBytes(again)).played())
                .isEqualTo(Pbn.read(Files.readAllBytes(pbn)).played())
                .hasSize(3);
    }

    @Test
    void convertReadsAndWritesWhatDealingMachinesDo() throws IOException {
        var pbn = directory.resolve("in.pbn");
        Files.write(
                pbn,
                Pbn.write(
                        Lin.read(overtrick("deal", "-n", "3", "--format", "lin").out()).boards()));
        var boards = Pbn.read(Files.readAllBytes(pbn)).boards();
        for (String ending : "bri dge dup ber bhg cds rzd dlm csv rbn zrd gib".split(" ")) {
            var file = directory.resolve("deals." + ending);
            var again = directory.resolve(ending + ".pbn");
            assertThat(overtrick("convert", pbn.toString(), file.toString()).status()).isZero();
            assertThat(overtrick("convert", file.toString(), again.toString()).status()).isZero();
            assertThat(Pbn.read(Files.readAllBytes(again)).boards()).as(ending).isEqualTo(boards);
        }
        assertThat(Files.readString(directory.resolve("zrd.pbn"))).contains("DoubleDummyTricks");
    }

    @Test
    void convertTakesManyFilesAtOnce() throws IOException {
        var one = Files.writeString(directory.resolve("one.pbn"), "[Deal \"" + DEAL + "\"]\n");
        var two = Files.writeString(directory.resolve("two.pbn"), "[Deal \"" + DEAL + "\"]\n");
        var none = Files.writeString(directory.resolve("none.pbn"), "nothing\n");
        var to = Files.createDirectory(directory.resolve("to")).toString();

        var ran = overtrick("convert", "" + one, "" + none, "" + two, to, "--to", "dlm");

        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.err()).contains("1 of 3 files are not wholly converted");
        assertThat(Files.readString(directory.resolve("to/two.dlm"))).startsWith("[Document]");
        assertThat(directory.resolve("to/one.dlm")).exists();
        assertThat(directory.resolve("to/none.dlm")).doesNotExist();
    }

    @Test
    void linHasNoGameWithoutADeal() throws IOException {
        var pbn = Files.writeString(directory.resolve("in.pbn"), "[Event \"results\"]\n");

        var ran = overtrick("convert", pbn.toString(), directory.resolve("out.lin").toString());

        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.err()).contains("no game in " + pbn + " has a deal");
    }

    @ParameterizedTest
    @ValueSource(strings = {"solve", "analyse", "rank", "convert"})
    void aDirectoryIsNoInput(String command) {
        var words = List.of(command, directory.toString(), directory.resolve("x.pbn").toString());
        var ran =
                overtrick(
                        words.subList(0, command.equals("convert") ? 3 : 2).toArray(String[]::new));

        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.err().lines()).hasSize(1);
    }

    @Test
    void aFileHasAName() {
        assertThat(overtrick("solve", "").err().lines())
                .containsExactly("the name of a file is empty");
    }

    @Test
    void aBackupIsADirectory() throws IOException {
        var club = Files.createDirectory(directory.resolve("club"));
        var file = Files.writeString(directory.resolve("file"), "");

        var ran = overtrick("backup", "--data", club.toString(), file.toString());

        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.err().lines()).containsExactly(file + " is a file; a backup is a directory");
    }

    @Test
    void whatCannotBeCopiedIsOneSentence() throws IOException {
        var club = Files.createDirectory(directory.resolve("club"));
        Files.writeString(club.resolve(SqliteStore.FILE), "this is no database at all ".repeat(99));
        var backup = directory.resolve("backup");

        var ran = overtrick("backup", "--data", club.toString(), backup.toString());

        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.err().lines())
                .singleElement()
                .asString()
                .startsWith("the club cannot be copied to " + backup);
        assertThat(backup.resolve(SqliteStore.FILE)).doesNotExist();
    }

    @Test
    void backupBelowAFileIsOneSentence() throws IOException {
        var club = Files.createDirectory(directory.resolve("club"));
        Files.writeString(club.resolve(SqliteStore.FILE), "");
        var file = Files.writeString(directory.resolve("file"), "");

        var ran = overtrick("backup", "--data", club.toString(), file.resolve("in").toString());

        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.err().lines()).hasSize(1);
        assertThat(ran.err()).doesNotContain("our fault");
    }

    @Test
    void nothingIsAddedToWhatIsPrinted() {
        var bytes = new java.io.ByteArrayOutputStream();

        printing(bytes, "score", "4HX-4");

        assertThat(bytes.toString(StandardCharsets.UTF_8).strip()).isEqualTo("-800");
    }
}

package overtrick.app;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.testkit.SelfSigned;

/// The program in a process of its own.
class ServeTest {

    @TempDir private Path directory;

    @Test
    void printsOneLineWithItsAddressWhenItIsReady() throws Exception {
        var settings =
                Files.writeString(
                        directory.resolve("club.conf"),
                        "port = 0\ndata = %s\nlog = json\n".formatted(directory));
        var serving = start("serve", "--config", settings.toString());
        try (var out = serving.inputReader()) {
            String line = out.readLine();
            assertThat(line).matches("Overtrick is ready: http://127\\.0\\.0\\.1:\\d+/");

            var address = URI.create(line.substring(line.indexOf("http")));
            assertThat(statusOf(address)).isEqualTo(200);

            serving.toHandle().destroy(); // SIGTERM, and the output stays readable
            assertThat(serving.waitFor(20, SECONDS)).isTrue();
            assertThat(out.readLine()).as("a second line").isNull();
        } finally {
            serving.destroyForcibly();
        }
    }

    @Test
    void saysWhereItsLinesAreEncrypted() throws Exception {
        SelfSigned.lasting(SelfSigned.Kind.EC, "club.example", 30).writtenTo(directory);
        var serving =
                start(
                        "serve",
                        "--port",
                        "0",
                        "--https-port",
                        "0",
                        "--certificate",
                        directory.resolve("cert.pem").toString(),
                        "--key",
                        directory.resolve("key.pem").toString(),
                        "--data",
                        directory.resolve("club").toString());
        try (var out = serving.inputReader()) {
            assertThat(out.readLine()).matches("Overtrick is ready: https://club\\.example:\\d+/");
        } finally {
            serving.destroyForcibly();
        }
    }

    @Test
    void opensEachDirectoryAsAClubAndLeavesOutWhatIsNone() throws Exception {
        for (var name : List.of("north", "bridge.example.com", "No Host", "other")) {
            Files.createDirectories(directory.resolve(name));
        }
        Files.writeString(directory.resolve("other").resolve("notes.txt"), "no club");
        var serving =
                start(
                        "serve",
                        "--clubs",
                        directory.toString(),
                        "--name",
                        "example.org",
                        "--port",
                        "0");
        try (var out = serving.inputReader();
                var err = serving.errorReader()) {
            assertThat(out.readLine()).startsWith("Overtrick is ready: http://127.0.0.1:");
            assertThat(out.readLine())
                    .matches("A club is open: http://bridge\\.example\\.com:\\d+/");
            assertThat(out.readLine())
                    .matches("A club is open: http://north\\.example\\.org:\\d+/");
            serving.toHandle().destroy();
            assertThat(serving.waitFor(20, SECONDS)).isTrue();
            assertThat(err.lines())
                    .anyMatch(line -> line.endsWith("No Host: no host can be called so"))
                    .anyMatch(line -> line.endsWith("other: holds other things, and no club"))
                    .anyMatch(line ->
                            line.matches(".*http://north\\.example\\.org:\\d+/club/own/.*"));
        } finally {
            serving.destroyForcibly();
        }
        assertThat(directory.resolve("north").resolve("overtrick.db")).exists();
    }

    @Test
    void severalClubsHaveNoDataOfTheirOwnCommand() throws Exception {
        var serving = start("serve", "--clubs", directory.toString(), "--data", "unused");

        assertThat(serving.waitFor(60, SECONDS)).isTrue();
        assertThat(serving.exitValue()).isEqualTo(2);
        try (var err = serving.errorReader()) {
            assertThat(err.lines())
                    .containsExactly(
                            "--clubs goes with none of --data, --store, --cluster and --boards");
        }
    }

    @Test
    void refusesACertificateThatIsNotThere() throws Exception {
        var serving =
                start("serve", "--certificate", "no.pem", "--key", "no.key", "--data", "unused");

        assertThat(serving.waitFor(60, SECONDS)).isTrue();
        assertThat(serving.exitValue()).isEqualTo(2);
        try (var err = serving.errorReader()) {
            assertThat(err.lines()).containsExactly("the certificate no.pem is not there");
        }
        assertThat(Path.of("unused")).doesNotExist();
    }

    /// Others than this machine's own people would send their passwords for all to read.
    @Test
    void saysThatNoPasswordsAreTakenOverOpenLines() throws Exception {
        var serving =
                start(
                        "serve",
                        "--port",
                        "0",
                        "--host",
                        "0.0.0.0",
                        "--data",
                        directory.resolve("club").toString());
        try (var err = serving.errorReader()) {
            assertThat(err.readLine())
                    .matches(
                            "http://0\\.0\\.0\\.0:\\d+/ is not encrypted: from other machines no"
                                    + " passwords are taken there; see --certificate and --proxy");
        } finally {
            serving.destroyForcibly();
        }
    }

    @Test
    void refusesABoardFileWithoutBoards() throws Exception {
        var notes = Files.writeString(directory.resolve("notes.pbn"), "milk, bread");
        var serving =
                start(
                        "serve",
                        "--port",
                        "0",
                        "--data",
                        directory.toString(),
                        "--boards",
                        notes.toString());

        assertThat(serving.waitFor(60, SECONDS)).isTrue();
        assertThat(serving.exitValue()).isEqualTo(2);
        try (var err = serving.errorReader()) {
            assertThat(err.lines()).hasSize(1).first().asString().contains("notes.pbn");
        }
    }

    @Test
    void saysWhenThePortIsTaken() throws Exception {
        try (var taken = new java.net.ServerSocket(0)) {
            var serving =
                    start(
                            "serve",
                            "--port",
                            String.valueOf(taken.getLocalPort()),
                            "--host",
                            "0.0.0.0",
                            "--data",
                            directory.toString());

            assertThat(serving.waitFor(60, SECONDS)).isTrue();
            assertThat(serving.exitValue()).isEqualTo(2);
            try (var err = serving.errorReader()) {
                assertThat(err.lines())
                        .hasSize(1)
                        .first()
                        .asString()
                        .contains("port " + taken.getLocalPort());
            }
        }
    }

    /// A disk of a club is full at its first start, and later.
    @ParameterizedTest
    @ValueSource(ints = {24, 160, 600})
    void saysThatTheDiskIsFull(int kilobytes) throws Exception {
        assumeTrue(mounts("true").waitFor() == 0, "this system lets us mount no file system");
        var command = new ArrayList<>(command());
        command.addAll(List.of("serve", "--port", "0", "--data", directory + "/club"));
        var serving =
                mounts(
                        "mount -t tmpfs -o size=%dk none %s; exec %s"
                                .formatted(kilobytes, directory, String.join(" ", command)));

        assertThat(serving.waitFor(60, SECONDS)).isTrue();
        assertThat(serving.exitValue()).isEqualTo(2);
        try (var err = serving.errorReader()) {
            assertThat(err.lines())
                    .singleElement()
                    .asString()
                    .startsWith("the ")
                    .endsWith("the disk is full");
        }
    }

    private static Process mounts(String script) throws IOException {
        return new ProcessBuilder("unshare", "-rm", "sh", "-ec", script).start();
    }

    @Test
    void refusesAClubOfNoBytes() throws Exception {
        var empty = Files.createFile(directory.resolve("overtrick.db"));
        var serving = start("serve", "--port", "0", "--data", directory.toString());

        assertThat(serving.waitFor(60, SECONDS)).isTrue();
        assertThat(serving.exitValue()).isEqualTo(2);
        try (var err = serving.errorReader()) {
            assertThat(err.lines())
                    .containsExactly(
                            "the club in %s cannot be opened: %s is empty; move it away, then bring"
                                            .formatted(directory, empty)
                                    + " back a backup with overtrick restore, or begin a new club");
        }
        assertThat(empty).isEmptyFile();
    }

    @Test
    void saysWhatToDoWhenTheMemoryIsTooSmall() throws Exception {
        var many = directory.resolve("many.bri"); // what dealing machines use is read whole
        try (var file = new RandomAccessFile(many.toFile(), "rw")) {
            file.setLength(64 << 20);
        }
        var command = new ArrayList<>(command("-Xmx40m"));
        command.addAll(
                List.of("convert", many.toString(), directory.resolve("out.pbn").toString()));
        var converting = new ProcessBuilder(command).start();

        assertThat(converting.waitFor(120, SECONDS)).isTrue();
        try (var err = converting.errorReader()) {
            assertThat(err.lines())
                    .singleElement()
                    .asString()
                    .matches(
                            "this needs more memory than the \\d+ MB that Java may use; give it in"
                                    + " parts, or set OVERTRICK_JAVA_OPTS=-Xmx\\d+m and try again");
        }
        assertThat(converting.exitValue()).isEqualTo(2);
        assertThat(directory.resolve("out.pbn")).doesNotExist();
    }

    private static Process start(String... arguments) throws IOException {
        var command = new ArrayList<>(command());
        command.addAll(List.of(arguments));
        return new ProcessBuilder(command).start();
    }

    /// The program without its arguments.
    ///
    /// @param options of Java
    private static List<String> command(String... options) {
        var command =
                new ArrayList<>(
                        List.of(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "--enable-native-access=ALL-UNNAMED",
                                "-XX:TieredStopAtLevel=1",
                                "-XX:+UseSerialGC"));
        command.addAll(List.of(options));
        command.addAll(
                List.of(
                        "-Dlogback.configurationFile=logback.xml",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Main.class.getName()));
        return command;
    }

    private static int statusOf(URI address) throws IOException, InterruptedException {
        try (var client = HttpClient.newHttpClient()) {
            var request = HttpRequest.newBuilder(address).build();
            return client.send(request, BodyHandlers.discarding()).statusCode();
        }
    }
}

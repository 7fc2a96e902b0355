package overtrick.app;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
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

/// The program in a process of its own.
class ServeTest {

    @TempDir private Path directory;

    @Test
    void printsOneLineWithItsAddressWhenItIsReady() throws Exception {
        var serving = start("serve", "--port", "0", "--data", directory.toString());
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

    private static Process start(String... arguments) throws IOException {
        var command =
                new ArrayList<>(
                        List.of(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "--enable-native-access=ALL-UNNAMED",
                                "-XX:TieredStopAtLevel=1",
                                "-XX:+UseSerialGC",
                                "-Dlogback.configurationFile=logback.xml",
                                "-cp",
                                System.getProperty("java.class.path"),
                                Main.class.getName()));
        command.addAll(List.of(arguments));
        return new ProcessBuilder(command).start();
    }

    private static int statusOf(URI address) throws IOException, InterruptedException {
        try (var client = HttpClient.newHttpClient()) {
            var request = HttpRequest.newBuilder(address).build();
            return client.send(request, BodyHandlers.discarding()).statusCode();
        }
    }
}

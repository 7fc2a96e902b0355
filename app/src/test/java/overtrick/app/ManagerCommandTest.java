package overtrick.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static overtrick.app.Ran.overtrick;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.app.output.Json;
import overtrick.formats.pbn.Pbn;
import overtrick.testkit.Program;

/// Tables that are managed, and players who go to them.
@Timeout(240)
class ManagerCommandTest {

    private static final int PATIENCE = 200;

    @TempDir private Path directory;

    @Test
    void bothRoomsOfAMatchArePlayedAndWritten() throws IOException {
        var pbn = directory.resolve("match.pbn");
        var log = directory.resolve("match.log");
        var ran =
                overtrick(
                        "manager",
                        "-n",
                        "2",
                        "--seed",
                        "8",
                        "--port",
                        "0",
                        "--closed-port",
                        "0",
                        "--ours",
                        "nesw",
                        "--system",
                        "acol",
                        "--level",
                        "beginner",
                        "--pbn",
                        pbn.toString(),
                        "--log",
                        log.toString(),
                        "--json");

        assertThat(ran.status()).as(ran.err()).isZero();
        assertThat(ran.lines()).hasSize(5);
        var total = Json.MAPPER.readTree(ran.lines().getLast());
        assertThat(total.path("boards").asInt()).isEqualTo(2);
        assertThat(total.path("unit").asString()).isEqualTo("imps");
        var file = Pbn.read(Files.readAllBytes(pbn));
        assertThat(file.diagnostics()).isEmpty();
        assertThat(file.played()).hasSize(4).allMatch(board -> board.result().isPresent());
        for (int place = 0; place < 4; place++) {
            var line = Json.MAPPER.readTree(ran.lines().get(place));
            var board = file.played().get(place);
            assertThat(board.result().orElseThrow().text())
                    .isEqualTo(line.path("result").asString());
            assertThat(board.tag("Room").orElseThrow())
                    .isEqualToIgnoringCase(line.path("room").asString());
            boolean closed = line.path("room").asString().equals("closed");
            assertThat(board.tag("North")).contains(closed ? "Ours E" : "Ours N");
        }
        assertThat(Files.readString(log))
                .contains(" open North > Start of board")
                .containsPattern(
                        "(?m)^\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z closed West < West ready for teams$");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    manager --port 0 --watch 70000     | --watch is not 0 to 65535: 70000
                    manager --port 70000               | port is not 0 to 65535: 70000
                    manager --port 0 --ours nx         | seat is not N, E, S or W: x
                    manager --port 0 --client E        | --client is not like E:lf,bare,delay=300: E
                    manager --port 0 --client E:fast   | --client: fast is not one of crlf, lf
                    manager --port 0 --client E:delay=99999 | delay is not 0 to 10000 milliseconds: 99999
                    manager --port 0 --illegal shrug   | --illegal is not reject, pass or lowest: shrug
                    manager --port 0 --boards no.pbn   | there is no file no.pbn
                    manager --port 0 -n 0              | -n is not 1 to 10000: 0
                    manager --port 0 --system canape   | system is not one of
                    manager --port 0 --host 192.0.2.1  | 192.0.2.1:0 cannot be used
                    player --port 0                    | port is not 1 to 65535: 0
                    player --port 1                    | no table manager answers at 127.0.0.1:1: Connection refused
                    player --port 1 --seat x           | seat is not N, E, S or W: x
                    player --port 1 --delay -1         | --delay is not 0 to 10000: -1
                    player --port 1 --system canape    | system is not one of
                    """)
    void whatCannotBeIsRefusedInOneLine(String arguments, String said) {
        var ran = overtrick(arguments.split(" +"));

        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.err()).startsWith(said).hasLineCount(1);
    }

    @Test
    void ourPlayerGoesToAnyManager() throws Exception {
        try (var manager = new Managed(directory, "--ours", "nes", "-n", "1")) {
            var ran =
                    overtrick(
                            "player",
                            "--port",
                            manager.port(),
                            "--team",
                            "Ours E",
                            "--level",
                            "beginner",
                            "--lf",
                            "--upper",
                            "--dummy");

            assertThat(ran.err()).isEmpty();
            assertThat(ran.out()).isEqualTo("1 boards played\n");
            assertThat(manager.end()).anyMatch(line -> line.startsWith("Ours N "));
        }
    }

    /// The example of the documents plays as it stands there.
    @Test
    void theClientInPythonPlaysBoards() throws Exception {
        assumeTrue(isThere("python3"));
        try (var manager = new Managed(directory, "--ours", "ew", "-n", "3")) {
            var script = Path.of("..", "docs/examples/table_client.py").toAbsolutePath();
            var players = new ArrayList<Process>();
            for (var seat : List.of("North", "South")) {
                players.add(
                        new ProcessBuilder(
                                        "python3",
                                        script.toString(),
                                        "127.0.0.1",
                                        manager.port(),
                                        seat,
                                        "Python")
                                .redirectErrorStream(true)
                                .start());
            }

            assertThat(manager.end())
                    .last()
                    .asString()
                    .startsWith("Python ")
                    .endsWith("; 3 boards");
            for (var player : players) {
                assertThat(player.inputReader().lines()).containsExactly("3 boards played");
                assertThat(player.waitFor(PATIENCE, TimeUnit.SECONDS)).isTrue();
            }
        }
    }

    private static boolean isThere(String program) {
        try {
            return new ProcessBuilder(program, "--version").start().waitFor() == 0;
        } catch (IOException _) {
            return false;
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /// A manager in a process of its own, on a port that was free.
    private static final class Managed implements AutoCloseable {

        private final Process process;
        private final BufferedReader told;
        private final String port;

        Managed(Path directory, String... more) throws IOException {
            var command = new ArrayList<>(Program.command(overtrick.app.Main.class));
            command.addAll(List.of("manager", "--port", "0", "--level", "beginner", "--seed", "8"));
            command.addAll(List.of(more));
            process = new ProcessBuilder(command).directory(directory.toFile()).start();
            told = process.errorReader();
            String line = String.valueOf(told.readLine());
            assertThat(line).startsWith("table manager waits at 127.0.0.1:");
            port = line.substring(line.lastIndexOf(':') + 1);
        }

        String port() {
            return port;
        }

        /// All that it prints until it ends by itself.
        List<String> end() throws InterruptedException {
            var lines = process.inputReader().lines().toList();
            assertThat(process.waitFor(PATIENCE, TimeUnit.SECONDS)).isTrue();
            assertThat(process.exitValue()).as(String.join("\n", lines)).isZero();
            return lines;
        }

        @Override
        public void close() {
            process.destroy();
        }
    }
}

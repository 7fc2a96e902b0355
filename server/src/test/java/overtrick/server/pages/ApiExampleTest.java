package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import overtrick.house.people.Reach;

/// The example of a program plays, where there is a Python.
@Timeout(value = 120, unit = TimeUnit.SECONDS)
class ApiExampleTest {

    private static final int OLDEST_MINOR = 8;

    @RegisterExtension private final House house = House.hurrying();

    private static String run(List<String> command) throws IOException, InterruptedException {
        var process = new ProcessBuilder(command).redirectErrorStream(true).start();
        try (var output = process.getInputStream()) {
            String text = new String(output.readAllBytes(), StandardCharsets.UTF_8);
            assertThat(process.waitFor()).as(text).isZero();
            return text;
        } finally {
            process.destroy();
        }
    }

    private static boolean hasPython() throws InterruptedException {
        try {
            String version = run(List.of("python3", "--version")).strip();
            return version.matches("Python 3\\.\\d+.*")
                    && Integer.parseInt(version.split("\\.")[1]) >= OLDEST_MINOR;
        } catch (IOException none) {
            return false;
        }
    }

    @Test
    void playsBoardsAndPrintsTheScore() throws Exception {
        assumeTrue(hasPython(), "no python3");
        var lan = ApiClient.of(house, "Lan", Reach.PLAY);
        var example =
                Path.of(System.getProperty("basedir", ""))
                        .resolve("../docs/examples/play_match.py");

        String said =
                run(
                        List.of(
                                "python3",
                                "-B",
                                example.toString(),
                                "http://127.0.0.1:" + house.port(),
                                "--token",
                                lan.token(),
                                "--boards",
                                "2",
                                "--level",
                                "thumb"));

        assertThat(said.lines().toList()).hasSize(4).first().isEqualTo("playing for Lan");
        assertThat(said.lines().skip(1).limit(2))
                .allMatch(line -> line.matches("board +[12] +(P|[1-7]\\S+) +[+-]\\d+"));
        assertThat(said.lines().skip(3))
                .allMatch(line -> line.matches("total for North-South: [+-]\\d+"));
    }
}

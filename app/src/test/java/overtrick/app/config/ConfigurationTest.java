package overtrick.app.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.app.input.UserError;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/// What is said where, and what counts.
class ConfigurationTest {

    private enum Robots {
        CLUB,
        EXPERT
    }

    /// A command with settings of every kind, as `serve` has them.
    @Command(name = "serve")
    private static final class Serve implements Runnable {

        @Option(
                names = "--port",
                paramLabel = "N",
                description = "where it is (default: ${DEFAULT-VALUE})")
        private int port = 8080;

        @Option(names = "--name", split = ", *", paramLabel = "NAME", description = "of the club")
        private Set<String> names = Set.of();

        @Option(names = "--data", paramLabel = "DIR", description = "its directory")
        private Optional<Path> data = Optional.empty();

        @Option(names = "--robots", description = "${COMPLETION-CANDIDATES}")
        private Robots robots = Robots.CLUB;

        @Option(names = "--log-acts", description = "each act")
        private boolean acts;

        @Override
        public void run() {}
    }

    @TempDir private Path directory;

    private final Serve serve = new Serve();
    private final CommandLine command =
            new CommandLine(serve).setCaseInsensitiveEnumValuesAllowed(true);

    private Configuration read(String text, Map<String, String> environment) throws IOException {
        var file = Files.writeString(directory.resolve("club.conf"), text);
        return Configuration.read(
                Optional.of(file), environment, ConfigExample.settings(command.getCommandSpec()));
    }

    private void parse(Configuration read, String... arguments) {
        command.setDefaultValueProvider(read);
        command.parseArgs(arguments);
    }

    @Test
    void theCommandLineCountsBeforeTheEnvironmentAndThatBeforeTheFile() throws IOException {
        var text = "# a club\nport = 1\n\n  name = a.example, b.example\nrobots = expert\n";
        parse(
                read(text, Map.of("OVERTRICK_PORT", "2", "OVERTRICK_LOG_ACTS", "true")),
                "--robots",
                "club");

        assertThat(serve.port).isEqualTo(2);
        assertThat(serve.names).containsExactlyInAnyOrder("a.example", "b.example");
        assertThat(serve.robots).isEqualTo(Robots.CLUB);
        assertThat(serve.acts).isTrue();
        assertThat(serve.data).isEmpty();
    }

    @Test
    void aValueIsTakenOutOfAFile() throws IOException {
        var secret = Files.writeString(directory.resolve("secret"), "/srv/club\n");
        parse(read("data-file = " + secret, Map.of()));

        assertThat(serve.data).contains(Path.of("/srv/club"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    prot = 80          | line 2: there is no setting prot; did you mean port?; overtrick serve --config-example shows all
                    port 80            | line 2: not understood: port 80; a line is NAME = VALUE, and a comment begins with #
                    help = yes         | line 2: there is no setting help; overtrick serve --config-example shows all
                    name = b           | line 2: name was said before, in %, line 1
                    data-file = no.txt | line 2: no.txt is not there
                    """)
    void whatIsWrongIsSaidWithItsPlace(String line, String sentence) {
        String file = directory.resolve("club.conf").toString();
        assertThatExceptionOfType(UserError.class)
                .isThrownBy(() -> read("name = a\n" + line, Map.of()))
                .withMessage(file + ", " + sentence.replace("%", file));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    port = x          | port: 'x' is not an int
                    robots = clever   | robots: expected one of [CLUB, EXPERT] (case-insensitive) but was 'clever'
                    log-acts = maybe  | log-acts: 'maybe' is not a boolean
                    """)
    void aWrongValueIsSaidWithItsPlace(String line, String sentence) throws IOException {
        var read = read("\n" + line, Map.of());
        assertThatExceptionOfType(ParameterException.class)
                .isThrownBy(() -> parse(read))
                .satisfies(wrong ->
                        assertThat(Configured.sentence(wrong))
                                .contains(
                                        "%s, line 2: %s"
                                                .formatted(
                                                        directory.resolve("club.conf"), sentence)));
    }

    @Test
    void aWrongValueOnTheCommandLineIsNotTheFilesFault() throws IOException {
        var read = read("port = 80", Map.of());
        assertThatExceptionOfType(ParameterException.class)
                .isThrownBy(() -> parse(read, "--port", "x"))
                .satisfies(wrong -> assertThat(Configured.sentence(wrong)).isEmpty());
    }

    @Test
    void variablesThatAreNoSettingsArePassedOverWithASentence() throws IOException {
        var environment =
                Map.of(
                        "OVERTRICK_PROT", "1",
                        "OVERTRICK_JAVA_HOME", "/jdk",
                        "OVERTRICK_CONFIG", "club.conf",
                        "PATH", "/bin");

        assertThat(read("", environment).unknown())
                .containsExactly(
                        "OVERTRICK_PROT is no setting and is passed over; did you mean port?");
    }

    @Test
    void aFileThatIsNotThereIsNamed() {
        assertThatExceptionOfType(UserError.class)
                .isThrownBy(() ->
                        Configuration.read(Optional.of(Path.of("no.conf")), Map.of(), List.of()))
                .withMessage("the configuration no.conf is not there");
    }

    /// Every setting stands in the example with what it usually is, and the example can be read.
    @Test
    void theExampleIsMadeOfTheOptions() throws IOException {
        String example = ConfigExample.of(command.getCommandSpec());
        assertThat(example)
                .contains("\n# where it is\n#port = 8080\n", "\n# of the club\n#name = NAME\n")
                .contains("\n# CLUB, EXPERT\n#robots = club\n", "\n#log-acts = false\n");

        var uncommented = new ArrayList<String>();
        example.lines()
                .map(line -> line.matches("#[a-z-]+ = [^A-Z]*") ? line.substring(1) : line)
                .forEach(uncommented::add);
        parse(read(String.join("\n", uncommented), new HashMap<>()));
        assertThat(serve.port).isEqualTo(8080);
        assertThat(serve.robots).isEqualTo(Robots.CLUB);
    }
}

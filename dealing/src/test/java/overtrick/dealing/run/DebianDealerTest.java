package overtrick.dealing.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import overtrick.dealing.run.Settings.Generator;
import overtrick.dealing.script.Dialect;
import overtrick.dealing.script.Script;

/// Our scripts, run by Debian's `dealer` and by us. `apt-get install dealer` brings it.
class DebianDealerTest {

    private static final Path DEALER = Path.of("/usr/games/dealer");
    private static final Path SCRIPTS = Path.of("src/test/resources/overtrick/dealing/scripts");
    private static final int SEED = 20_261;

    @BeforeAll
    static void whereItIsInstalled() {
        Assumptions.assumeTrue(
                Files.isExecutable(DEALER), "no /usr/games/dealer: apt-get install dealer");
    }

    static Stream<Path> scripts() throws IOException {
        try (var files = Files.list(SCRIPTS)) {
            return files.sorted().toList().stream();
        }
    }

    private static String theirs(Path file) throws IOException, InterruptedException {
        var program =
                new ProcessBuilder(DEALER.toString(), "-s", String.valueOf(SEED), file.toString())
                        .redirectErrorStream(true)
                        .start();
        program.getOutputStream().close();
        String said = new String(program.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(program.waitFor()).as(said).isZero();
        return said;
    }

    private record Ours(String said, Outcome outcome) {}

    private static Ours ours(Path file, Generator generator) throws IOException {
        var script = Script.parse(Files.readString(file), Dialect.ORIGINAL, Map.of());
        var said = new StringBuilder();
        var printer =
                new Printer(
                        script,
                        new Printer.Manner("", "", true, false),
                        said::append,
                        said::append);
        var settings =
                new Settings(SEED, generator, Swaps.NONE, OptionalInt.empty(), OptionalInt.empty());
        var outcome = new Run(script, settings, printer).toTheEnd();
        return new Ours(said.toString(), outcome);
    }

    @ParameterizedTest
    @MethodSource("scripts")
    void byItsGeneratorEveryFigureIsTheSame(Path file) throws Exception {
        String theirs = theirs(file);
        var ours = ours(file, Generator.ORIGINAL);

        String figures = theirs.substring(0, theirs.indexOf("Generated "));
        assertThat(ours.said()).isEqualTo(figures);
        assertThat(theirs)
                .contains("Generated %d hands".formatted(ours.outcome().generated()))
                .contains("Produced %d hands".formatted(ours.outcome().produced()));
    }

    /// Five standard errors, for there are many figures.
    @ParameterizedTest
    @MethodSource("scripts")
    void byOursTheyAreTheSameWithinSamplingError(Path file) throws Exception {
        String theirs = theirs(file);
        var ours = ours(file, Generator.DRAWN).outcome();

        double dealt = number(theirs, "Generated (\\d+)").getFirst();
        double taken = number(theirs, "Produced (\\d+)").getFirst();
        double often = taken / dealt;
        double scatter = Math.sqrt(often * (1 - often) * (1 / dealt + 1.0 / ours.generated()));
        assertThat(ours.frequency()).isCloseTo(often, within(5 * scatter + 1e-9));
        var means = number(theirs, "(?m)^(?:[a-z][a-z ]*: )?(-?\\d+(?:\\.\\d+)?)$");
        assertThat(means).hasSize(ours.means().size());
        for (int i = 0; i < means.size(); i++) {
            var mean = ours.means().get(i);
            double error = mean.deviation() * Math.sqrt(1.0 / mean.count() + 1 / taken);
            assertThat(mean.value())
                    .as(mean.label())
                    .isCloseTo(means.get(i), within(5 * error + 1e-4 * Math.abs(mean.value())));
        }
        var tables = tables(theirs);
        assertThat(tables).hasSize(ours.counts().size());
        for (int i = 0; i < tables.size(); i++) {
            var counts = ours.counts().get(i);
            assertThat(Squares.apart(inside(counts), tables.get(i)))
                    .as(counts.label())
                    .isLessThan(5);
        }
    }

    private static List<Double> number(String text, String pattern) {
        return Pattern.compile(pattern)
                .matcher(text)
                .results()
                .map(found -> Double.valueOf(found.group(1)))
                .toList();
    }

    /// The rows that both programs print whatever is in them, without edges and sums.
    private static List<Long> inside(Outcome.Counts counts) {
        var rows = counts.counts().subList(1, counts.counts().size() - 1);
        var flat = new ArrayList<Long>();
        for (var row : rows) {
            flat.addAll(counts.columns().isPresent() ? row.subList(1, row.size() - 1) : row);
        }
        return flat;
    }

    private static List<List<Long>> tables(String text) {
        var tables = new ArrayList<List<Long>>();
        for (String part : text.split("Frequency [^\n]*:\n")) {
            if (tables.isEmpty() && text.startsWith(part)) {
                tables.add(new ArrayList<>());
                continue;
            }
            var flat = new ArrayList<Long>();
            for (String line : part.split("\n")) {
                var words = line.strip().split("\\s+");
                if (!words[0].matches("-?\\d+") || words.length < 2) {
                    continue;
                }
                int end = words.length == 2 ? 2 : words.length - 2;
                for (int i = words.length == 2 ? 1 : 2; i < end; i++) {
                    flat.add(Long.valueOf(words[i]));
                }
            }
            tables.add(flat);
        }
        return tables.subList(1, tables.size());
    }
}

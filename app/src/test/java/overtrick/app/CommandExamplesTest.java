package overtrick.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// The commands in the documents print what these say. In an example, `$` begins the command, `<`
/// what it reads and `>` what it prints; without such signs all that follows is printed.
class CommandExamplesTest {

    private static final Path DOCUMENTS = Path.of(System.getProperty("basedir", ""), "..", "docs");

    private static final Pattern EXAMPLE =
            Pattern.compile("```\n\\$ overtrick (.+?)\n(.+?)```", Pattern.DOTALL);
    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");

    @TestFactory
    List<DynamicTest> ofSystems() throws IOException {
        var examples = examples("systems.md");
        assertThat(examples).hasSize(2);
        return examples;
    }

    @TestFactory
    List<DynamicTest> forRobots() throws IOException {
        var examples = examples("own-robot.md");
        assertThat(examples).hasSize(5);
        return examples;
    }

    private static List<DynamicTest> examples(String document) throws IOException {
        return EXAMPLE.matcher(Files.readString(DOCUMENTS.resolve(document)))
                .results()
                .map(example ->
                        DynamicTest.dynamicTest(
                                example.group(1), () -> check(example.group(1), example.group(2))))
                .toList();
    }

    private static void check(String command, String shown) {
        var lines = shown.lines().toList();
        boolean reads = lines.getFirst().startsWith("< ");
        var ran = Ran.given(marked(lines, "< "), words(command));

        assertThat(ran.status()).isZero();
        assertThat(ran.out()).isEqualTo(reads ? marked(lines, "> ") : shown);
    }

    private static String marked(List<String> lines, String sign) {
        return lines.stream()
                .filter(line -> line.startsWith(sign))
                .map(line -> line.substring(2) + "\n")
                .collect(Collectors.joining());
    }

    /// As a shell parts them.
    private static String[] words(String command) {
        var words = new ArrayList<String>();
        var found = WORD.matcher(command.replaceFirst(" < .*", ""));
        while (found.find()) {
            words.add(found.group(1) == null ? found.group(2) : found.group(1));
        }
        return words.toArray(String[]::new);
    }
}

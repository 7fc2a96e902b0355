package overtrick;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Every test that `docs/security.md` names is there.
class SecurityListTest {

    private static final Path ROOT = Path.of("..");
    private static final Path PAGE = ROOT.resolve("docs/security.md");

    private static final Pattern NAMED =
            Pattern.compile("`(?:([A-Z]\\w*Test)\\b)?\\.?([a-z]\\w+)?`");

    private static Map<String, String> tests() throws IOException {
        try (Stream<Path> files = Files.walk(ROOT, 12)) {
            return files.filter(file -> file.toString().contains("/src/test/java/"))
                    .filter(file -> file.getFileName().toString().endsWith("Test.java"))
                    .collect(
                            Collectors.toMap(
                                    file -> file.getFileName().toString().replace(".java", ""),
                                    SecurityListTest::read,
                                    String::concat));
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    @Test
    void everyTestThatIsNamedIsThere() throws IOException {
        var tests = tests();
        var missing = new ArrayList<String>();
        int named = 0;
        for (var line : Files.readAllLines(PAGE)) {
            String[] cells = line.split("(?<!\\\\)\\|");
            String last = cells[cells.length - 1];
            String test = "";
            for (var found : NAMED.matcher(last).results().toList()) {
                test = found.group(1) == null ? test : found.group(1);
                String method = found.group(2);
                if (!line.startsWith("|") || test.isEmpty()) {
                    continue;
                }
                named++;
                String source = tests.getOrDefault(test, "");
                if (source.isEmpty() || (method != null && !source.contains(" " + method + "("))) {
                    missing.add(test + (method == null ? "" : "." + method));
                }
            }
        }

        assertThat(missing).isEmpty();
        assertThat(named).isGreaterThan(150);
    }
}

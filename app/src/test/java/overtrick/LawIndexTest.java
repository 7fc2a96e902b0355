package overtrick;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import overtrick.laws.index.LawIndex;
import overtrick.testkit.Golden;

/// `docs/laws.md` lists exactly the Laws that the main sources cite, with the files that cite them.
/// `./dev golden` writes the list anew; a Law that was not there before then wants its subject.
class LawIndexTest {

    private static final Path ROOT = Path.of(System.getProperty("basedir", ""), "..");
    private static final Path PAGE = ROOT.resolve("docs/laws.md");

    private static final String UNKNOWN = "?";
    private static final String BEGIN = "| Law | Subject | Cited in |\n|---|---|---|\n";

    /// `Law 44C`, also with more of them behind it, as in `Law 44E, 44F`.
    private static final Pattern CITATION =
            Pattern.compile("\\bLaw (\\d+[A-Z]?\\d?(?:, \\d+[A-Z]\\d?)*)");

    private static final Pattern ROW = Pattern.compile("(?m)^\\| (\\d+) \\| (.+?) \\| (.*) \\|$");

    /// A comment goes on over the end of a line.
    private static final Pattern LINE_END = Pattern.compile("\\s*\\R\\s*(//+ )?");

    @Test
    void listsTheLawsThatAreCited() throws IOException {
        var cited = citations();
        String page = Files.readString(PAGE);
        int from = page.indexOf(BEGIN) + BEGIN.length();
        String right = page.substring(0, from) + rows(cited, subjects(page));
        if ("rewrite".equals(System.getProperty(Golden.PROPERTY))) {
            Files.writeString(PAGE, right);
        }

        assertThat(cited).as("Laws in the sources").containsKeys(18, 22, 44, 77);
        assertThat(Files.readString(PAGE)).isEqualTo(right).doesNotContain("| " + UNKNOWN + " |");
    }

    /// The page and the command `law` say the same of every Law, 1 to 93.
    @Test
    void saysWhatTheProgramDoesWithEachLaw() throws IOException {
        String table =
                LawIndex.in(Locale.ENGLISH).all().stream()
                        .map(law ->
                                "| %d | %s | %s | %s |\n"
                                        .formatted(
                                                law.number(),
                                                law.title(),
                                                law.says(),
                                                law.program()))
                        .collect(Collectors.joining());

        assertThat(Files.readString(PAGE))
                .contains("| What the program does |\n|---|---|---|---|\n" + table);
    }

    private static String rows(
            SortedMap<Integer, SortedMap<String, SortedSet<String>>> cited,
            Map<Integer, String> subjects) {
        var rows = new StringBuilder();
        cited.forEach((law, files) -> {
            String subject = subjects.getOrDefault(law, UNKNOWN);
            String links =
                    files.entrySet().stream()
                            .map(file -> link(file.getKey(), file.getValue()))
                            .collect(Collectors.joining(" · "));
            rows.append("| %d | %s | %s |\n".formatted(law, subject, links));
        });
        return rows.toString();
    }

    private static String link(String path, SortedSet<String> laws) {
        String type = path.replaceAll(".*/overtrick/(.*)\\.java", "$1").replace('/', '.');
        String name =
                type.endsWith(".package-info")
                        ? "package " + type.replace(".package-info", "")
                        : type.replaceAll(".*\\.", "");
        return "[%s](../%s) %s".formatted(name, path, String.join(", ", laws));
    }

    private static Map<Integer, String> subjects(String page) {
        var subjects = new HashMap<Integer, String>();
        ROW.matcher(page)
                .results()
                .forEach(row -> subjects.put(Integer.valueOf(row.group(1)), row.group(2)));
        return subjects;
    }

    /// What is cited of each Law, such as 44E and 44F of Law 44, by the paths of the files.
    private static SortedMap<Integer, SortedMap<String, SortedSet<String>>> citations()
            throws IOException {
        var cited = new TreeMap<Integer, SortedMap<String, SortedSet<String>>>();
        for (var file : mainSources()) {
            String path = ROOT.relativize(file).toString().replace('\\', '/');
            for (String law : laws(Files.readString(file))) {
                int number = Integer.parseInt(law.replaceAll("\\D.*", ""));
                cited.computeIfAbsent(number, _ -> new TreeMap<>())
                        .computeIfAbsent(path, _ -> new TreeSet<>())
                        .add(law);
            }
        }
        return cited;
    }

    private static List<String> laws(String source) {
        return CITATION.matcher(LINE_END.matcher(source).replaceAll(" "))
                .results()
                .flatMap(citation -> Stream.of(citation.group(1).split(", ")))
                .toList();
    }

    private static List<Path> mainSources() throws IOException {
        var sources = new ArrayList<Path>();
        try (var modules = Files.list(ROOT)) {
            for (var module : modules.toList()) {
                var folder = module.resolve("src/main/java");
                if (Files.isDirectory(folder)) {
                    try (var files = Files.walk(folder)) {
                        files.filter(file -> file.toString().endsWith(".java"))
                                .forEach(sources::add);
                    }
                }
            }
        }
        return sources;
    }
}

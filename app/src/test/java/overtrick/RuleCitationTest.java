package overtrick;

import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// Every rule that the sources cite, such as `can.md §6.3` or `bridge.md §§6.1, 6.5`, is a section
/// of a page in `docs/rules`, and every `ruling 6` of Bài Càn a row of its table. Commas and dashes
/// part the numbers after a double sign.
@Timeout(30)
class RuleCitationTest {

    private static final Path ROOT = Path.of(System.getProperty("basedir", ""), "..");
    private static final Path PAGES = ROOT.resolve("docs/rules");

    /// A sign with a number, whatever stands before it. It is escaped here, as these patterns are
    /// among the sources that are read.
    private static final Pattern SIGN = Pattern.compile("\\u00a7+\\s?\\d");

    private static final String NUMBER = "\\d+(?:\\.\\d+)*";

    private static final Pattern CITATION =
            Pattern.compile(
                    "(?<![/\\w])([a-z]+)\\.md (?:\\u00a7(%1$s)|\\u00a7\\u00a7(%1$s(?:(?:, |–)%1$s)+))"
                            .formatted(NUMBER));

    private static final Pattern RULING = Pattern.compile("\\bruling (\\d+)");

    private static final Pattern HEADING =
            Pattern.compile("(?m)^#{2,3} (%s)\\.? ".formatted(NUMBER));

    private static final Pattern ROW = Pattern.compile("(?m)^\\| (\\d+) \\|");

    /// A comment goes on over the end of a line.
    private static final Pattern LINE_END = Pattern.compile("\\s*\\R\\s*(?://+ |# )?");

    private static final Set<String> KINDS = Set.of("java", "bid", "vp", "properties", "jte");

    @Test
    void everyCitationLeadsToASection() throws IOException {
        var sections = sections();
        var cited = new TreeSet<String>();
        var lost = new ArrayList<String>();
        for (var file : sources()) {
            String text = joined(file);
            var citations = citations(text);
            cited.addAll(citations);
            citations.stream()
                    .filter(citation -> !sections.contains(citation))
                    .forEach(citation -> lost.add(citation + " in " + ROOT.relativize(file)));
            if (namesNoPage(text)) {
                lost.add("a section without its page in " + ROOT.relativize(file));
            }
        }

        assertThat(lost).isEmpty();
        assertThat(cited)
                .contains("bridge 6.5", "can 6.3", "robots 2.3", "systems 7.2", "tournaments 5.10");
    }

    @Test
    void everyRulingIsInItsTable() throws IOException {
        String page = Files.readString(PAGES.resolve("can.md"));
        var rulings = found(ROW, page.substring(page.indexOf("## 14.")));
        var cited = new TreeSet<String>();
        for (var file : sources()) {
            if (file.toString().matches(".*\\bcan\\b.*")) {
                cited.addAll(found(RULING, joined(file)));
            }
        }

        assertThat(rulings).hasSize(31).containsAll(cited);
        assertThat(cited).hasSizeGreaterThan(20);
    }

    /// Pages cite each other in the same form; a number without a page is of the page itself.
    @Test
    void thePagesCiteSectionsThatExist() throws IOException {
        var sections = sections();
        for (var page : pages()) {
            String own = name(page) + ".md ";
            String text = LINE_END.matcher(Files.readString(page)).replaceAll(" ");
            String whole = text.replaceAll("(?<!\\.md )(?=\\u00a7+\\d)(?<!\\u00a7)", own);

            assertThat(sections).as(page.toString()).containsAll(citations(whole));
        }
    }

    @Test
    void aCitationThatLeadsNowhereIsFound() throws IOException {
        assertThat(citations("can.md \u00a799, see bridge.md \u00a7\u00a76.1, 6.5\u20136.9"))
                .containsExactly("bridge 6.1", "bridge 6.5", "bridge 6.9", "can 99");
        assertThat(sections()).contains("bridge 6.1").doesNotContain("bridge 6.9", "can 99");
        assertThat(namesNoPage("as in can.md \u00a76.3")).isFalse();
        assertThat(namesNoPage("as in can.md \u00a76.3, \u00a76.4")).isTrue();
        assertThat(namesNoPage("as in \u00a76.4")).isTrue();
        assertThat(namesNoPage("as in rules/can.md \u00a76.4")).isTrue();
    }

    /// Page and number of every section that a text cites, such as `can 6.3`.
    private static SortedSet<String> citations(String text) {
        var citations = new TreeSet<String>();
        CITATION.matcher(text)
                .results()
                .forEach(citation -> {
                    String numbers =
                            citation.group(2) != null ? citation.group(2) : citation.group(3);
                    for (String number : numbers.split(", |–")) {
                        citations.add(citation.group(1) + " " + number);
                    }
                });
        return citations;
    }

    private static boolean namesNoPage(String text) {
        return SIGN.matcher(CITATION.matcher(text).replaceAll("")).find();
    }

    private static SortedSet<String> sections() throws IOException {
        var sections = new TreeSet<String>();
        for (var page : pages()) {
            found(HEADING, Files.readString(page))
                    .forEach(number -> sections.add(name(page) + " " + number));
        }
        return sections;
    }

    private static SortedSet<String> found(Pattern pattern, String text) {
        return pattern.matcher(text)
                .results()
                .map(result -> result.group(1))
                .collect(toCollection(TreeSet::new));
    }

    private static String joined(Path file) throws IOException {
        return LINE_END.matcher(Files.readString(file)).replaceAll(" ");
    }

    private static String name(Path page) {
        return page.getFileName().toString().replace(".md", "");
    }

    private static List<Path> pages() throws IOException {
        try (var files = Files.list(PAGES)) {
            return files.filter(file -> file.toString().endsWith(".md")).toList();
        }
    }

    private static List<Path> sources() throws IOException {
        var sources = new ArrayList<Path>();
        try (var modules = Files.list(ROOT)) {
            for (var module : modules.toList()) {
                var folder = module.resolve("src");
                if (Files.isDirectory(folder)) {
                    try (Stream<Path> files = Files.walk(folder)) {
                        files.filter(RuleCitationTest::isRead).forEach(sources::add);
                    }
                }
            }
        }
        return sources;
    }

    private static boolean isRead(Path file) {
        String name = file.getFileName().toString();
        return Files.isRegularFile(file) && KINDS.contains(name.replaceAll(".*\\.", ""));
    }
}

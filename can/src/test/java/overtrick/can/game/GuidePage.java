package overtrick.can.game;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import overtrick.can.CanRefusal;
import overtrick.can.CanWords;
import overtrick.cards.words.Tongue;

/// The players' guide in one language: `docs/can.md` is the English one, `docs/can.vi.md` beside it
/// the Vietnamese. What the words of its examples are in English stands in a list, `guide_vi.txt`.
record GuidePage(Tongue tongue) {

    static final Path ROOT = Path.of(System.getProperty("basedir", ""), "..");
    static final GuidePage ENGLISH = new GuidePage(Tongue.ALL.getFirst());

    private static final Pattern EXAMPLE = Pattern.compile("(?s)```can\\n(.*?)```");
    private static final Pattern SHAPE = Pattern.compile("(?m)^(#+(?= )|```can|<!-- .*-->)");

    /// In every language in which it is told.
    static List<GuidePage> all() {
        return Tongue.ALL.stream()
                .map(GuidePage::new)
                .filter(page -> Files.exists(page.path()))
                .toList();
    }

    static List<GuidePage> translations() {
        return all().stream().filter(page -> !page.equals(ENGLISH)).toList();
    }

    String file() {
        return equals(ENGLISH) ? "can.md" : "can.%s.md".formatted(tongue.code());
    }

    Path path() {
        return ROOT.resolve("docs").resolve(file());
    }

    String text() throws IOException {
        return Files.readString(path());
    }

    List<String> examples() throws IOException {
        return found(EXAMPLE).map(block -> block.group(1)).toList();
    }

    /// Its headings by their levels, its examples and its tables, in their order.
    List<String> shape() throws IOException {
        return found(SHAPE).map(MatchResult::group).toList();
    }

    private Stream<MatchResult> found(Pattern pattern) throws IOException {
        return pattern.matcher(text()).results();
    }

    /// The examples in English, by the list of words.
    List<String> examplesInEnglish() throws IOException {
        var words = words();
        return examples().stream().map(example -> inEnglish(example, words)).toList();
    }

    /// Word for word; blanks are set as English sets them.
    private static String inEnglish(String example, Map<String, String> words) {
        var text = example;
        for (var word : words.entrySet()) {
            text = text.replace(word.getKey(), " " + word.getValue() + " ");
        }
        return text.replaceAll(" +", " ").replaceAll("(?m)^ | (?=[.,:;]|$)", "");
    }

    /// The sentences of the program, then the words of the list: `phrase = English`, each in its
    /// turn.
    private Map<String, String> words() throws IOException {
        var words = new LinkedHashMap<String, String>();
        var own = CanWords.in(tongue.locale());
        var english = CanWords.in(ENGLISH.tongue.locale());
        for (var refusal : CanRefusal.values()) {
            words.put(own.sentence(refusal), english.sentence(refusal));
        }
        try (var list = list()) {
            new String(list.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split(" = ?", 2))
                    .forEach(pair -> words.put(pair[0], pair[1]));
        }
        return words;
    }

    private InputStream list() {
        String name = "guide_%s.txt".formatted(tongue.code());
        return Objects.requireNonNull(GuidePage.class.getResourceAsStream(name), name);
    }

    @Override
    public String toString() {
        return file();
    }
}

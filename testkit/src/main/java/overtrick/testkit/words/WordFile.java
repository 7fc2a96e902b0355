package overtrick.testkit.words;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Sentences in the first language, and the file beside it for another: `messages_en.properties`
/// and `messages_it.properties`.
///
/// @param english the file in the first language
public record WordFile(Path english) {

    private static final String FIRST = "_en.properties";

    /// `key=` or `key = ` at the beginning of a line.
    private static final Pattern KEY = Pattern.compile("^([^#!=:\\s]+)(\\s*=\\s*)(.*)$");

    /// A place for a detail; what is not written as `{0}` may be left out, such as a verb's number.
    private static final Pattern PLACE = Pattern.compile("\\{(\\d)(}?)");

    /// All files of sentences below the modules of the repository.
    public static List<WordFile> below(Path root) {
        try (var modules = Files.list(root)) {
            var all = new ArrayList<WordFile>();
            for (var module : modules.sorted().toList()) {
                var resources = module.resolve("src/main/resources");
                if (Files.isDirectory(resources)) {
                    try (Stream<Path> files = Files.walk(resources)) {
                        files.filter(file -> file.toString().endsWith(FIRST))
                                .sorted()
                                .map(WordFile::new)
                                .forEach(all::add);
                    }
                }
            }
            return all;
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /// Its place without language and end, such as `overtrick.page.messages`.
    public String name() {
        String path = english.toString().replace('\\', '/');
        String inside = path.substring(path.indexOf("/resources/") + "/resources/".length());
        return inside.substring(0, inside.length() - FIRST.length()).replace('/', '.');
    }

    /// The file of another language, which may not be there.
    public Path in(String code) {
        String own = english.getFileName().toString().replace(FIRST, "_" + code + ".properties");
        return english.resolveSibling(own);
    }

    /// What is wrong with the sentences of a language, one line each.
    public List<String> faults(String code) {
        var first = read(english);
        var own = read(in(code));
        var faults = new ArrayList<String>();
        first.keySet().stream()
                .filter(key -> !own.containsKey(key))
                .forEach(key -> faults.add("missing: " + key));
        own.forEach((key, text) -> {
            var model = Optional.ofNullable(first.get(key));
            if (model.isEmpty()) {
                faults.add("not in English: " + key);
            } else if (text.isBlank() != model.get().isBlank()) {
                faults.add("empty: " + key);
            } else if (!fits(key, text, model.get())) {
                faults.add("other places than in English: " + key + " = " + text);
            }
        });
        return faults;
    }

    /// One is sometimes said without its number.
    private static boolean fits(String key, String text, String model) {
        var needed = places(model, true);
        var allowed = places(model, false);
        if (key.endsWith(".one")) {
            needed.remove("0");
            allowed.add("0");
        }
        var own = places(text, false);
        return own.containsAll(needed) && allowed.containsAll(own);
    }

    private static TreeSet<String> places(String text, boolean plain) {
        return PLACE.matcher(text)
                .results()
                .filter(found -> !plain || !found.group(2).isEmpty())
                .map((MatchResult found) -> found.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /// The file in another language: as the English one, line by line, with the sentences given.
    /// What has none is left out.
    public String woven(Map<String, String> sentences) {
        var text = new StringBuilder();
        for (var line : lines(english)) {
            var key = KEY.matcher(line);
            if (!key.matches()) {
                text.append(line).append('\n');
            } else if (sentences.containsKey(key.group(1))) {
                text.append(key.group(1))
                        .append(key.group(2))
                        .append(sentences.get(key.group(1)))
                        .append('\n');
            }
        }
        return text.toString();
    }

    /// The sentences of a file as they are written, in its order; none if it is not there.
    public static Map<String, String> written(Path file) {
        var all = new LinkedHashMap<String, String>();
        for (var line : lines(file)) {
            var key = KEY.matcher(line);
            if (key.matches()) {
                all.put(key.group(1), key.group(3));
            }
        }
        return all;
    }

    private static Map<String, String> read(Path file) {
        try {
            var properties = new Properties();
            properties.load(new StringReader(String.join("\n", lines(file))));
            return properties.stringPropertyNames().stream()
                    .sorted()
                    .collect(
                            Collectors.toMap(
                                    key -> key,
                                    properties::getProperty,
                                    (one, _) -> one,
                                    LinkedHashMap::new));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (NoSuchFileException none) {
            return List.of();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}

package overtrick.testkit.words;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// `./dev words`: what a translator still has to do, and the files to do it in
/// (docs/translating.md).
public final class Translating {

    private static final Path ROOT = Path.of("");

    private static final Path LANGUAGES =
            Path.of("cards/src/main/resources/overtrick/cards/words/languages.txt");

    private Translating() {}

    public static void main(String[] args) throws IOException {
        switch (args.length) {
            case 0 -> languages();
            case 1 -> faults(args[0]);
            case 3 -> {
                switch (args[1]) {
                    case "since" -> since(args[0], args[2]);
                    case "take" -> take(args[0], Path.of(args[2]));
                    case "put" -> put(args[0], Path.of(args[2]));
                    default -> usage();
                }
            }
            default -> usage();
        }
    }

    private static void usage() {
        System.err.println("./dev words [CODE [since COMMIT | take FOLDER | put FOLDER]]");
        System.exit(2);
    }

    /// How much of each language is there.
    private static void languages() throws IOException {
        int all = count("en");
        for (var line : Files.readAllLines(LANGUAGES)) {
            if (!line.isBlank() && !line.startsWith("#")) {
                String code = line.split("\\s+", 2)[0];
                System.out.printf("%s  (%d of %d)%n", line, count(code), all);
            }
        }
    }

    private static int count(String code) {
        return WordFile.below(ROOT).stream()
                .mapToInt(file -> WordFile.written(file.in(code)).size())
                .sum();
    }

    private static void faults(String code) {
        int all = 0;
        for (var file : WordFile.below(ROOT)) {
            var faults = file.faults(code);
            all += faults.size();
            faults.forEach(fault -> System.out.println(file.in(code) + ": " + fault));
        }
        System.out.printf("%s: %d to do%n", code, all);
        if (all > 0) {
            System.exit(1);
        }
    }

    /// Sentences whose English is not what it was in a commit.
    private static void since(String code, String commit) throws IOException {
        for (var file : WordFile.below(ROOT)) {
            var before = then(commit, file.english());
            var own = WordFile.written(file.in(code));
            WordFile.written(file.english())
                    .forEach((key, now) -> {
                        if (before.containsKey(key) && !now.equals(before.get(key))) {
                            System.out.printf(
                                    "%s: %s%n  was %s%n  is  %s%n  %s  %s%n",
                                    file.in(code),
                                    key,
                                    before.get(key),
                                    now,
                                    code,
                                    own.getOrDefault(key, ""));
                        }
                    });
        }
    }

    private static Map<String, String> then(String commit, Path file) throws IOException {
        String shown = commit + ":" + file.toString().replace('\\', '/');
        var git = new ProcessBuilder(List.of("git", "show", shown)).start();
        var old = Files.createTempFile("words", ".properties");
        try (var out = git.getInputStream()) {
            Files.write(old, out.readAllBytes());
            return WordFile.written(old);
        } finally {
            Files.delete(old);
        }
    }

    /// Writes what is missing into a folder, in English and flat, to be translated there.
    private static void take(String code, Path folder) throws IOException {
        Files.createDirectories(folder);
        for (var file : WordFile.below(ROOT)) {
            var missing = new LinkedHashMap<>(WordFile.written(file.english()));
            missing.keySet().removeAll(WordFile.written(file.in(code)).keySet());
            if (!missing.isEmpty()) {
                Files.writeString(
                        at(folder, file, code), file.woven(missing), StandardCharsets.UTF_8);
            }
        }
    }

    /// Lays what a folder holds beside the English files, in their order.
    private static void put(String code, Path folder) throws IOException {
        for (var file : WordFile.below(ROOT)) {
            var translated = WordFile.written(at(folder, file, code));
            if (!translated.isEmpty()) {
                var all = new LinkedHashMap<>(WordFile.written(file.in(code)));
                all.putAll(translated);
                Files.writeString(file.in(code), file.woven(all), StandardCharsets.UTF_8);
            }
        }
    }

    private static Path at(Path folder, WordFile file, String code) {
        return folder.resolve("%s_%s.properties".formatted(file.name(), code));
    }
}

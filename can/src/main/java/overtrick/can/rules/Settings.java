package overtrick.can.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import overtrick.cards.FormatException;

/// Lines `key = value` as somebody wrote them. It remembers which keys were read, so that a key
/// nobody reads is an error. Mutable and confined to one reading.
final class Settings {

    private record Line(int number, String value) {}

    private final Map<String, Line> lines;
    private final Map<String, List<String>> known = new LinkedHashMap<>();

    private Settings(Map<String, Line> lines) {
        this.lines = lines;
    }

    static Settings parse(String text) {
        var lines = new LinkedHashMap<String, Line>();
        int number = 0;
        for (var raw : text.split("\\R", -1)) {
            number++;
            int remark = raw.indexOf('#');
            var line = (remark < 0 ? raw : raw.substring(0, remark)).strip();
            if (line.isEmpty()) {
                continue;
            }
            int equals = line.indexOf('=');
            if (equals < 1) {
                throw new FormatException(
                        "line %d is not a key, an equals sign and a value: %s"
                                .formatted(number, line));
            }
            var key = line.substring(0, equals).strip().toLowerCase(Locale.ROOT);
            var before = lines.put(key, new Line(number, line.substring(equals + 1).strip()));
            if (before != null) {
                throw new FormatException(
                        "line %d says %s again, after line %d"
                                .formatted(number, key, before.number));
            }
        }
        return new Settings(lines);
    }

    /// What a name stands for.
    <T> T named(
            String key, String otherwise, Function<String, Optional<T>> find, List<String> all) {
        var line = line(key);
        var name = line == null ? otherwise : line.value;
        return find.apply(name).orElseThrow(() -> wrong(key, line, all));
    }

    Enum<?> choice(String key, Enum<?> base) {
        var line = line(key);
        var all = List.of(base.getDeclaringClass().getEnumConstants());
        known.put(key, all.stream().map(Settings::word).toList());
        return line == null ? base : constant(key, line, line.value, all);
    }

    /// @param all that may be in the list
    List<?> list(String key, List<? extends Enum<?>> all, List<?> base) {
        var line = line(key);
        if (line == null) {
            return base;
        }
        var chosen = new ArrayList<Enum<?>>();
        for (var word : line.value.split(",")) {
            var next = constant(key, line, word.strip(), all);
            if (chosen.contains(next)) {
                throw new FormatException(
                        "line %d: %s names %s twice".formatted(line.number, key, word(next)));
            }
            chosen.add(next);
        }
        return chosen;
    }

    int number(String key, int base) {
        var line = line(key);
        if (line == null) {
            return base;
        }
        if (!line.value.matches("\\d{1,4}")) {
            throw new FormatException(
                    "line %d: %s is not a number from 0 to 9999: %s"
                            .formatted(line.number, key, line.value));
        }
        return Integer.parseInt(line.value);
    }

    /// @throws FormatException naming the first line whose key nobody has asked for
    void requireAllRead() {
        lines.forEach((key, line) -> {
            if (!known.containsKey(key)) {
                throw new FormatException(
                        "line %d: there is no option %s".formatted(line.number, key));
            }
        });
    }

    /// All that was asked for, with the words it may have; none for a number or a list.
    Map<String, List<String>> asked() {
        return known;
    }

    private @Nullable Line line(String key) {
        known.putIfAbsent(key, List.of());
        return lines.get(key);
    }

    private static Enum<?> constant(
            String key, Line line, String text, List<? extends Enum<?>> all) {
        for (var constant : all) {
            if (word(constant).equals(text.toLowerCase(Locale.ROOT))) {
                return constant;
            }
        }
        throw wrong(key, new Line(line.number, text), all.stream().map(Settings::word).toList());
    }

    private static FormatException wrong(String key, @Nullable Line line, List<String> all) {
        if (line == null) {
            throw new IllegalArgumentException(
                    "the default of %s is none of %s".formatted(key, all));
        }
        return new FormatException(
                "line %d: %s is not one of %s: %s"
                        .formatted(
                                line.number,
                                key,
                                all.stream().collect(Collectors.joining(", ")),
                                line.value));
    }

    /// The constant as it is written: `dealers-choice`.
    static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}

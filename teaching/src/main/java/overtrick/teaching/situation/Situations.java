package overtrick.teaching.situation;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import overtrick.cards.FormatException;
import overtrick.cards.words.Bundle;
import overtrick.systems.BiddingSystem;

/// All situations of the house, from the table `situations.txt`.
///
/// A line in brackets begins a group. Every other line is one situation, or how it comes about in
/// further systems, with bars between: its key, the auctions with a semicolon between, the rows
/// among which the player's call is (`*` for any), and the systems that have it (`all`, or their
/// letters).
public final class Situations {

    /// The letters of the systems, in their order.
    private static final Map<String, String> LETTERS = letters();

    private static final Bundle NAMES =
            Bundle.of("situations", Situations.class::getResourceAsStream);

    private static final Map<String, Situation> ALL = read();

    private Situations() {}

    private static Map<String, String> letters() {
        var letters = List.of("SA", "TO", "AC", "PR", "SC", "NA");
        var all = new LinkedHashMap<String, String>();
        for (int at = 0; at < letters.size(); at++) {
            all.put(letters.get(at), BiddingSystem.NAMES.get(at));
        }
        return all;
    }

    /// All of them, group by group.
    public static List<Situation> all() {
        return List.copyOf(ALL.values());
    }

    /// Those that a system has.
    public static List<Situation> of(String system) {
        return ALL.values().stream().filter(one -> one.isIn(system)).toList();
    }

    /// The situation of a key.
    public static Optional<Situation> named(String key) {
        return Optional.ofNullable(ALL.get(key));
    }

    /// The groups in their order.
    public static List<String> groups() {
        return ALL.values().stream().map(Situation::group).distinct().toList();
    }

    /// The groups in their order, each with its situations.
    public static Map<String, List<Situation>> byGroup() {
        var groups = new LinkedHashMap<String, List<Situation>>();
        for (var one : ALL.values()) {
            groups.computeIfAbsent(one.group(), _ -> new ArrayList<>()).add(one);
        }
        return Collections.unmodifiableMap(groups);
    }

    /// What players call it.
    public static String name(Situation situation, Locale locale) {
        return NAMES.in(locale).text("situation." + situation.key());
    }

    /// What a group is called.
    public static String groupName(String group, Locale locale) {
        return NAMES.in(locale).text("group." + group);
    }

    private static Map<String, Situation> read() {
        try (InputStream file = Situations.class.getResourceAsStream("situations.txt")) {
            if (file == null) {
                throw new IllegalStateException("the program lacks its file situations.txt");
            }
            return parse(new String(file.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /// @throws FormatException naming the line that is not understood
    static Map<String, Situation> parse(String text) {
        var all = new LinkedHashMap<String, Situation>();
        String group = "";
        for (var line : text.lines().map(String::strip).toList()) {
            if (line.startsWith("[") && line.endsWith("]")) {
                group = line.substring(1, line.length() - 1);
            } else if (!line.isEmpty() && !line.startsWith("#")) {
                add(all, group, line);
            }
        }
        return all;
    }

    private static void add(Map<String, Situation> all, String group, String line) {
        var parts = Stream.of(line.split("\\|")).map(String::strip).toList();
        if (parts.size() != 4 || group.isEmpty()) {
            throw new FormatException("no key, auctions, rows and systems in a group: " + line);
        }
        var key = parts.getFirst();
        var rows = parts.get(2).equals("*") ? Set.<String>of() : words(parts.get(2), ",");
        var auctions = List.copyOf(words(parts.get(1), ";"));
        var how = new Situation.Line(systems(parts.get(3)), auctions, rows);
        var known = all.get(key);
        var lines = new ArrayList<>(known == null ? List.<Situation.Line>of() : known.lines());
        lines.add(how);
        all.put(key, new Situation(key, group, lines));
    }

    private static Set<String> words(String text, String between) {
        return Stream.of(text.split(between))
                .map(String::strip)
                .filter(word -> !word.isEmpty())
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private static Set<String> systems(String text) {
        if (text.equals("all")) {
            return Set.copyOf(BiddingSystem.NAMES);
        }
        return words(text, " ").stream()
                .map(letters ->
                        Optional.ofNullable(LETTERS.get(letters))
                                .orElseThrow(
                                        () -> new FormatException("no such system: " + letters)))
                .collect(Collectors.toSet());
    }
}

package overtrick.web.can;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import overtrick.can.rules.CanRules;
import overtrick.web.can.words.Speech;

/// House rules: every option with its value, and how they deviate from a preset.
public record RulesPage(Speech speech, String preset, Map<String, List<Option>> groups) {

    /// One option.
    ///
    /// @param values that it may have; none for a number or an order
    /// @param deviates whether the preset has another value
    public record Option(String key, String value, List<String> values, boolean deviates) {
        public Option {
            values = List.copyOf(values);
        }
    }

    static RulesPage of(CanRules rules, String preset, Speech speech) {
        var own = lines(rules);
        var usual = lines(CanRules.preset(preset).orElse(CanRules.CLUB));
        var groups = new LinkedHashMap<String, List<Option>>();
        CanRules.options()
                .forEach((key, values) -> {
                    String value = Objects.requireNonNullElse(own.get(key), "");
                    boolean deviates = !value.equals(usual.get(key));
                    groups.computeIfAbsent(
                                    key.substring(0, key.indexOf('.')), _ -> new ArrayList<>())
                            .add(new Option(key, value, values, deviates));
                });
        return new RulesPage(speech, preset, groups);
    }

    /// The preset from which the fewest lines differ.
    static String nearest(CanRules rules) {
        return CanRules.PRESETS.stream()
                .min(Comparator.comparingLong(name -> differences(rules, name)))
                .orElseThrow();
    }

    private static long differences(CanRules rules, String preset) {
        var own = lines(rules);
        return lines(CanRules.preset(preset).orElseThrow()).entrySet().stream()
                .filter(line -> !line.getValue().equals(own.get(line.getKey())))
                .count();
    }

    private static Map<String, String> lines(CanRules rules) {
        var lines = new LinkedHashMap<String, String>();
        rules.print()
                .lines()
                .filter(line -> line.contains("="))
                .forEach(line -> {
                    int equals = line.indexOf('=');
                    lines.put(
                            line.substring(0, equals).strip(), line.substring(equals + 1).strip());
                });
        return lines;
    }

    public List<Option> deviations() {
        return groups.values().stream().flatMap(List::stream).filter(Option::deviates).toList();
    }

    /// What an option decides.
    public String sentence(Option option) {
        return speech.get("option." + option.key());
    }

    /// A value in words.
    public String value(String value) {
        String key = "value." + value;
        return speech.sentences().has(key) ? speech.get(key) : value.replace('-', ' ');
    }
}

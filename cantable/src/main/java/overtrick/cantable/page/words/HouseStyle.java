package overtrick.cantable.page.words;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import overtrick.can.rules.CanRules;

/// How a house plays: by which preset, and where it deviates from it.
public record HouseStyle(String preset, List<Deviation> deviations) {

    /// An option that has another value than in the preset.
    public record Deviation(String option, String value) {}

    private static final Map<String, Map<String, String>> USUAL =
            CanRules.PRESETS.stream()
                    .collect(
                            Collectors.toUnmodifiableMap(
                                    preset -> preset, preset -> lines(usual(preset))));

    public HouseStyle {
        deviations = List.copyOf(deviations);
    }

    /// By the preset from which the fewest options differ.
    public static HouseStyle of(CanRules rules) {
        var lines = lines(rules);
        return CanRules.PRESETS.stream()
                .map(preset -> from(preset, lines))
                .min(Comparator.comparingInt(style -> style.deviations.size()))
                .orElseThrow();
    }

    /// As seen from one preset.
    public static HouseStyle from(String preset, CanRules rules) {
        return from(preset, lines(rules));
    }

    private static HouseStyle from(String preset, Map<String, String> lines) {
        var known = USUAL.get(preset);
        var usual = known == null ? lines(usual(preset)) : known;
        var deviations = new ArrayList<Deviation>();
        lines.forEach((option, value) -> {
            if (!Objects.equals(usual.get(option), value)) {
                deviations.add(new Deviation(option, value));
            }
        });
        return new HouseStyle(preset, deviations);
    }

    private static CanRules usual(String preset) {
        return CanRules.preset(preset).orElse(CanRules.CLUB);
    }

    /// The value of every option.
    public static Map<String, String> lines(CanRules rules) {
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

    public boolean deviates(String option) {
        return deviations.stream().anyMatch(one -> one.option().equals(option));
    }

    /// In one line, for the table: `Cup · 2 options deviate`.
    public String sentence(Speech speech) {
        String name = speech.get("preset.name." + preset);
        return deviations.isEmpty()
                ? name
                : name + " · " + speech.count("rules.differ", deviations.size());
    }

    /// A value in words.
    public static String value(String value, Speech speech) {
        String key = "value." + value;
        return speech.sentences().has(key) ? speech.get(key) : value.replace('-', ' ');
    }
}

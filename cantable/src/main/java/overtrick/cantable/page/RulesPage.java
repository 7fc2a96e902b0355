package overtrick.cantable.page;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import overtrick.can.rules.CanRules;
import overtrick.cantable.page.words.HouseStyle;
import overtrick.cantable.page.words.Speech;
import overtrick.house.codes.TableId;

/// House rules: every option with its value, what it decides and an example; and where they deviate
/// from a preset.
///
/// @param table whose rules they are; empty for those of a preset
public record RulesPage(
        Speech speech,
        Optional<TableId> table,
        HouseStyle style,
        Map<String, List<Option>> groups) {

    /// One option.
    ///
    /// @param values that it may have; none for a number or an order
    /// @param deviates whether it is otherwise in the preset, or in the club for a preset itself
    public record Option(String key, String value, List<String> values, boolean deviates) {
        public Option {
            values = List.copyOf(values);
        }

        public boolean isNumber() {
            return values.isEmpty() && value.matches("\\d+");
        }
    }

    /// The rules of a table, beside the preset nearest to them.
    static RulesPage of(TableId table, CanRules rules, Speech speech) {
        var style = HouseStyle.of(rules);
        return new RulesPage(speech, Optional.of(table), style, groups(rules, style));
    }

    /// The rules of a preset, beside those of the club.
    static RulesPage of(String preset, CanRules rules, Speech speech) {
        var style = HouseStyle.from(preset, rules);
        var club = HouseStyle.from(CanRules.PRESETS.getFirst(), rules);
        return new RulesPage(speech, Optional.empty(), style, groups(rules, club));
    }

    private static Map<String, List<Option>> groups(CanRules rules, HouseStyle style) {
        var own = HouseStyle.lines(rules);
        var groups = new LinkedHashMap<String, List<Option>>();
        CanRules.options()
                .forEach((key, values) ->
                        groups.computeIfAbsent(
                                        key.substring(0, key.indexOf('.')), _ -> new ArrayList<>())
                                .add(
                                        new Option(
                                                key,
                                                Objects.requireNonNullElse(own.get(key), ""),
                                                values,
                                                style.deviates(key))));
        return groups;
    }

    public List<String> presets() {
        return CanRules.PRESETS;
    }

    public String preset() {
        return style.preset();
    }

    public List<Option> deviations() {
        return groups.values().stream().flatMap(List::stream).filter(Option::deviates).toList();
    }

    /// What an option decides.
    public String sentence(Option option) {
        return speech.get("option." + option.key());
    }

    /// What it means at the table.
    public String example(Option option) {
        return speech.get("example." + option.key());
    }

    /// A value in words.
    public String value(String value) {
        return HouseStyle.value(value, speech);
    }

    /// Several values in words.
    public String values(Option option) {
        var words = new ArrayList<String>();
        for (var value : option.value().split(", ", -1)) {
            words.add(value(value));
        }
        return String.join(", ", words);
    }
}

package overtrick.can.game;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import overtrick.can.rules.CanRules;
import overtrick.cards.FormatException;

/// Rules with random options. The values come from the parser's errors, which list what would be
/// right.
final class RandomRules {

    private record Option(String key, List<String> values) {}

    private static final List<String> NUMBERS = List.of("0", "0", "1");
    private static final List<Option> OPTIONS = options();

    private RandomRules() {}

    static CanRules draw(RandomGenerator chance) {
        var lines = new ArrayList<String>();
        for (var option : OPTIONS) {
            var value = option.values.get(chance.nextInt(option.values.size()));
            lines.add(option.key + " = " + value);
        }
        return CanRules.CLUB.with(lines.toArray(String[]::new));
    }

    /// What each option may be, in the order in which rules are printed; empty for a number.
    static Map<String, List<String>> values() {
        var values = new LinkedHashMap<String, List<String>>();
        for (var option : OPTIONS) {
            values.put(option.key, option.values.equals(NUMBERS) ? List.of() : option.values);
        }
        return values;
    }

    private static List<Option> options() {
        var options = new ArrayList<Option>();
        for (var line : CanRules.CLUB.print().lines().filter(text -> !text.isEmpty()).toList()) {
            var key = line.substring(0, line.indexOf(' '));
            try {
                CanRules.parse(key + " = ?");
                throw new AssertionError(key + " takes anything");
            } catch (FormatException wrong) {
                var listed = Pattern.compile("is not one of (.*): \\?").matcher(wrong.getMessage());
                options.add(
                        new Option(
                                key,
                                listed.find() ? List.of(listed.group(1).split(", ")) : NUMBERS));
            }
        }
        return List.copyOf(options);
    }
}

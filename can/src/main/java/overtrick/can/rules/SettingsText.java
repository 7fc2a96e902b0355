package overtrick.can.rules;

import java.util.List;
import java.util.stream.Collectors;

/// Lines `key = value`, a blank line between groups. Mutable and confined to one printing.
final class SettingsText {

    private final StringBuilder text = new StringBuilder();
    private String group = "";

    void put(String key, Object value) {
        line(
                key,
                value instanceof List<?> values
                        ? values.stream().map(SettingsText::word).collect(Collectors.joining(", "))
                        : word(value));
    }

    private static String word(Object value) {
        return value instanceof Enum<?> constant ? Settings.word(constant) : value.toString();
    }

    private void line(String key, String value) {
        var next = key.substring(0, key.indexOf('.'));
        if (!group.isEmpty() && !group.equals(next)) {
            text.append('\n');
        }
        group = next;
        text.append(key).append(" = ").append(value).append('\n');
    }

    @Override
    public String toString() {
        return text.toString();
    }
}

package overtrick.can.rules;

import java.util.List;
import java.util.stream.Collectors;

/// Lines `key = value`, a blank line between groups. Mutable and confined to one printing.
final class SettingsText {

    private final StringBuilder text = new StringBuilder();
    private String group = "";

    void put(String key, Enum<?> value) {
        line(key, Settings.word(value));
    }

    void put(String key, List<? extends Enum<?>> values) {
        line(key, values.stream().map(Settings::word).collect(Collectors.joining(", ")));
    }

    void put(String key, int value) {
        line(key, Integer.toString(value));
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

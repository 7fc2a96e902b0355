package overtrick.scoring;

import java.util.Comparator;

/// Where and when a board was played.
///
/// @param section empty when the event has only one
/// @param round from 1; 0 when the slip does not say
/// @param table from 1; 0 when the slip does not say
public record TablePlace(String section, int round, int table) implements Comparable<TablePlace> {

    /// On a slip that says neither section, round nor table.
    public static final TablePlace UNKNOWN = new TablePlace("", 0, 0);

    private static final Comparator<TablePlace> ORDER =
            Comparator.comparing(TablePlace::section)
                    .thenComparingInt(TablePlace::round)
                    .thenComparingInt(TablePlace::table);

    public TablePlace {
        if (round < 0 || table < 0) {
            throw new IllegalArgumentException(
                    "round and table are not 0 or more: %d, %d".formatted(round, table));
        }
    }

    /// For people, such as `section A, round 3, table 7`; empty when nothing is known.
    public String text() {
        var text = new StringBuilder();
        append(text, "section ", section);
        append(text, "round ", round > 0 ? "" + round : "");
        append(text, "table ", table > 0 ? "" + table : "");
        return text.toString();
    }

    private static void append(StringBuilder text, String word, String value) {
        if (!value.isEmpty()) {
            text.append(text.isEmpty() ? "" : ", ").append(word).append(value);
        }
    }

    @Override
    public int compareTo(TablePlace other) {
        return ORDER.compare(this, other);
    }
}

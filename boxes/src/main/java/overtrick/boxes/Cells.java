package overtrick.boxes;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// One row of a table: columns by their names, whatever their case. One that is missing is empty.
final class Cells {

    private final Map<String, @Nullable Object> values =
            new TreeMap<>(String.CASE_INSENSITIVE_ORDER);

    Cells(Map<String, ? extends @Nullable Object> row) {
        values.putAll(row);
    }

    /// Without the blanks with which some programs fill a column.
    String text(String column) {
        Object value = values.get(column);
        return value == null ? "" : value.toString().replace('\0', ' ').strip();
    }

    String capitals(String column) {
        return text(column).toUpperCase(Locale.ROOT);
    }

    /// 0 where there is none.
    int number(String column) {
        long value = whole(column);
        return value < Integer.MIN_VALUE || value > Integer.MAX_VALUE ? 0 : (int) value;
    }

    long whole(String column) {
        return switch (values.get(column)) {
            case Number number -> number.longValue();
            case String text when text.strip().matches("-?\\d{1,9}") ->
                    Long.parseLong(text.strip());
            case null, default -> 0;
        };
    }

    boolean is(String column) {
        return switch (values.get(column)) {
            case Boolean value -> value;
            case Number number -> number.longValue() != 0;
            case null, default -> false;
        };
    }
}

package overtrick.formats.lin;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import overtrick.formats.Place;

/// A key with its value, such as `sv|o|`.
///
/// @param key in lower case
/// @param value without line breaks, which mean nothing in LIN
record LinField(String key, Place place, String value) {

    /// Splits a text at its bars. Places are those of the values; a value without a key says
    /// nothing.
    static List<LinField> split(String text) {
        var fields = new ArrayList<LinField>();
        int line = 1;
        int lineStart = 0;
        var key = "";
        boolean isKey = true;
        var word = new StringBuilder();
        var start = Place.START;
        for (int at = 0; at < text.length(); at++) {
            char sign = text.charAt(at);
            if (sign == '\n') {
                line++;
                lineStart = at + 1;
            }
            if (sign == '|') {
                if (isKey) {
                    key = word.toString().strip().toLowerCase(Locale.ROOT);
                } else if (!key.isEmpty()) {
                    fields.add(new LinField(key, start, word.toString()));
                }
                isKey = !isKey;
                word.setLength(0);
                start = new Place(line, at + 2 - lineStart);
            } else if (sign != '\r' && sign != '\n') {
                word.append(sign);
            }
        }
        return fields;
    }
}

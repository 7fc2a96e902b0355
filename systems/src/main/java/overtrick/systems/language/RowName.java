package overtrick.systems.language;

import java.util.regex.Pattern;
import overtrick.cards.FormatException;

/// The third column of a row: the name of the sentence that explains the call, or in quotes a
/// sentence of one's own, which is shown as it is.
///
/// @param text without quotes
record RowName(String text, boolean isQuoted) {

    private static final Pattern NAME = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");
    private static final Pattern QUOTED = Pattern.compile("\"([^\"]*[^\"\\s][^\"]*)\"");

    /// @throws FormatException if it is neither
    static RowName parse(String text) {
        var quoted = QUOTED.matcher(text);
        if (quoted.matches()) {
            return new RowName(quoted.group(1).strip(), true);
        }
        if (!NAME.matcher(text).matches()) {
            throw new FormatException(
                    "a sentence is named like limit-raise, or stands in quotes: " + text);
        }
        return new RowName(text, false);
    }
}

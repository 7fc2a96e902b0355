package overtrick.house.codes;

import java.util.Locale;
import java.util.regex.Pattern;

/// Codes as people give them: read from a board, spelled over the telephone, pasted with the
/// address around them.
public final class TypedCode {

    /// The address of a table or an event, as it is sent to friends.
    private static final Pattern ADDRESS =
            Pattern.compile("(?i).*/(?:tables|events)/([^/?#\\s]+).*");

    /// What stands between letters to make them easier to read.
    private static final Pattern BETWEEN = Pattern.compile("[\\s\\p{Z}\\p{Pd}\\p{Cf}._:,]+");

    private TypedCode() {}

    /// The code that is meant: in capitals, without anything between its letters.
    public static String of(String typed) {
        var address = ADDRESS.matcher(typed.strip());
        String code = address.matches() ? address.group(1) : typed;
        return BETWEEN.matcher(code).replaceAll("").toUpperCase(Locale.ROOT);
    }
}

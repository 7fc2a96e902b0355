package overtrick.teaching.memory;

import java.util.regex.Pattern;

/// Something to be answered that can be asked again.
///
/// @param kind of practice, such as `count`
/// @param theme what it trains, by the name that its kind gives it, such as `transfers`
/// @param key what finds it again within its kind, such as the number it is dealt from
public record Exercise(String kind, String theme, String key) {

    /// How long a key may be.
    public static final int LONGEST_KEY = 200;

    private static final Pattern NAME = Pattern.compile("[a-z0-9][a-z0-9.-]{0,59}");

    public Exercise {
        check("kind", kind);
        check("theme", theme);
        if (key.isBlank() || key.length() > LONGEST_KEY) {
            throw new IllegalArgumentException(
                    "a key has 1 to %d characters: %s".formatted(LONGEST_KEY, key));
        }
    }

    private static void check(String what, String name) {
        if (!NAME.matcher(name).matches()) {
            throw new IllegalArgumentException(
                    "a %s is a word of small letters, digits, dots and dashes: %s"
                            .formatted(what, name));
        }
    }
}

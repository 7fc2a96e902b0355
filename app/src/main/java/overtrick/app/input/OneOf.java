package overtrick.app.input;

import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Options that take one of a few words, such as `half-up` for `HALF_UP`.
public final class OneOf {

    private OneOf() {}

    /// @param option as it is typed, such as `--rounding`
    /// @throws UserError naming the words there are
    public static <E extends Enum<E>> E parse(String option, Class<E> type, String text) {
        return Stream.of(type.getEnumConstants())
                .filter(constant -> word(constant).equalsIgnoreCase(text))
                .findFirst()
                .orElseThrow(() ->
                        new UserError("%s is not %s: %s".formatted(option, words(type), text)));
    }

    /// `HALF_UP` as it is typed: `half-up`.
    public static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// `a, b or c`.
    private static String words(Class<? extends Enum<?>> type) {
        String all =
                Stream.of(type.getEnumConstants())
                        .map(OneOf::word)
                        .collect(Collectors.joining(", "));
        int last = all.lastIndexOf(", ");
        return last < 0 ? all : all.substring(0, last) + " or " + all.substring(last + 2);
    }
}

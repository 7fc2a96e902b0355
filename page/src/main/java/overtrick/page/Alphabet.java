package overtrick.page;

import java.text.CollationKey;
import java.text.Collator;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Locale;
import java.util.function.Function;

/// The order of names in lists, as readers of a language look for them: Đặng stands behind Cường
/// and before Em in Vietnamese, and Émile beside Emilio in Italian.
public final class Alphabet {

    private Alphabet() {}

    /// The order of what has a name. It is for one list: it is not for several threads, and it
    /// remembers the names that it has seen.
    ///
    /// @param name by which it stands in the list
    /// @param <T> what stands there
    public static <T> Comparator<T> of(Locale language, Function<T, String> name) {
        var order = Collator.getInstance(language);
        order.setDecomposition(Collator.CANONICAL_DECOMPOSITION);
        boolean vietnamese = language.getLanguage().equals("vi");
        var keys = new HashMap<String, CollationKey>();
        return Comparator.<T, CollationKey>comparing(one ->
                        keys.computeIfAbsent(
                                name.apply(one),
                                text -> order.getCollationKey(plain(text, vietnamese))))
                .thenComparing(name);
    }

    /// Letters that are no letter with a mark to Unicode, where the platform has them behind Z:
    /// Łukasz stands under L, and Đặng under D but in Vietnamese, which has a place for Đ.
    private static String plain(String text, boolean vietnamese) {
        var plain = new StringBuilder(text.length());
        for (int at = 0; at < text.length(); at++) {
            char sign = text.charAt(at);
            switch (sign) {
                case 'Ł' -> plain.append('L');
                case 'ł' -> plain.append('l');
                case 'Ø' -> plain.append('O');
                case 'ø' -> plain.append('o');
                case 'Đ', 'Ð' -> plain.append(vietnamese ? 'Đ' : 'D');
                case 'đ', 'ð' -> plain.append(vietnamese ? 'đ' : 'd');
                default -> plain.append(sign);
            }
        }
        return plain.toString();
    }
}

package overtrick.page;

import java.text.Collator;
import java.util.Comparator;
import java.util.Locale;
import java.util.function.Function;

/// The order of names in lists, as readers of a language look for them: Đặng stands behind Cường
/// and before Em in Vietnamese, and Émile beside Emilio in Italian.
public final class Alphabet {

    private Alphabet() {}

    /// The order of what has a name.
    ///
    /// @param name by which it stands in the list
    /// @param <T> what stands there
    public static <T> Comparator<T> of(Locale language, Function<T, String> name) {
        var order = Collator.getInstance(language); // of its own: it is not for several threads
        order.setDecomposition(Collator.CANONICAL_DECOMPOSITION);
        return Comparator.<T, String>comparing(name, order).thenComparing(name);
    }
}

package overtrick.cards.words;

import java.util.Locale;

/// A sentence of a [Bundle] with places for details; usually the constant of an enum, beside which
/// the words lie.
public interface Phrase {

    /// How many details its words have.
    int places();

    /// The constant's name, such as `NEXT_ROUND`.
    String name();

    /// Where its words are.
    Bundle bundle();

    /// Its key in the bundle, such as `next-round`.
    default String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}

package overtrick.cards.words;

import java.util.Locale;

/// A sentence of a [Bundle] with places for details; usually the constant of an enum, beside which
/// the words lie.
public interface Phrase {

    /// The constant's name, such as `NEXT_ROUND`.
    String name();

    /// Where its words are: in files of its class's name, beside it.
    default Bundle bundle() {
        return Bundle.beside(getClass());
    }

    /// How many details its words have places for.
    default int places() {
        return bundle().places(this);
    }

    /// Its key in the bundle, such as `next-round`.
    default String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}

package overtrick.cards.words;

import java.util.Locale;

/// A pattern of a sentence, with places to fill; usually the constant of an enum. Its words lie in
/// English and Vietnamese beside whoever says it.
public interface Phrase {

    /// How many details its words have.
    int places();

    /// The constant's name, such as `NEXT_ROUND`.
    String name();

    /// The words of all phrases of its kind, under their [#key].
    Bundle words();

    /// Its key among the words, such as `next-round`.
    default String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}

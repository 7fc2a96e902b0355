package overtrick.systems.sheet;

import java.util.Locale;
import overtrick.cards.words.Bundle;
import overtrick.cards.words.Sentences;

/// Headings and texts of booklets and cards.
public final class SheetWords {

    private static final Bundle BUNDLE = Bundle.of("sheet", SheetWords.class::getResourceAsStream);

    private SheetWords() {}

    /// The sentences in a language; in English for any that the house does not speak.
    public static Sentences in(Locale locale) {
        return BUNDLE.in(locale);
    }
}

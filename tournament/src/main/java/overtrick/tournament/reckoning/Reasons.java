package overtrick.tournament.reckoning;

import java.util.Locale;
import overtrick.cards.words.Bundle;

/// The sentences of [Reason] in the languages of the house: English and Vietnamese. They lie in the
/// bundle `reasons`.
public final class Reasons {

    private static final Bundle BUNDLE = Bundle.of("reasons", Reasons.class::getResourceAsStream);

    private Reasons() {}

    /// Why the term has its value, in one sentence without the value.
    public static String sentence(Term term, Locale locale) {
        return BUNDLE.in(locale).text(term.reason().key(), term.details());
    }
}

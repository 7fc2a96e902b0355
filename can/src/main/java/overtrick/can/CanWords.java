package overtrick.can;

import java.util.Locale;
import overtrick.cards.words.Bundle;
import overtrick.cards.words.Sentences;

/// The sentences of Bài Càn for its users, in every language of the house.
public final class CanWords {

    private static final Bundle REFUSALS =
            Bundle.of("refusals", CanWords.class::getResourceAsStream);

    private final Sentences refusals;

    private CanWords(Sentences refusals) {
        this.refusals = refusals;
    }

    /// The words of a language; English ones for a language that has none here.
    public static CanWords in(Locale language) {
        return new CanWords(REFUSALS.in(language));
    }

    /// Why something may not be done, as a sentence.
    public String sentence(CanRefusal refusal) {
        return refusals.text(refusal.name());
    }
}

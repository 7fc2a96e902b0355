package overtrick.laws.training;

import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import overtrick.cards.words.Bundle;
import overtrick.cards.words.Sentences;

/// What happened in each case, in one language.
public final class Stories {

    private static final Bundle WORDS = Bundle.of("stories", Stories.class::getResourceAsStream);

    private final Sentences words;

    private Stories(Sentences words) {
        this.words = words;
    }

    /// The stories in a language, in English where that has none.
    public static Stories in(Locale locale) {
        return new Stories(WORDS.in(locale));
    }

    Sentences sentences() {
        return words;
    }

    /// A few words that give nothing away.
    public String title(TrainingCase one) {
        return words.text(one.number() + ".title");
    }

    /// The sentences of the story, in their order.
    public List<String> story(TrainingCase one) {
        return List.of(words.text(one.number() + ".story").split(" \\| "));
    }

    /// What can be learned from the case.
    public String why(TrainingCase one) {
        return words.text(one.number() + ".why");
    }

    /// Where the story tells a fact; that the auction shows it, when no sentence does.
    public String telling(TrainingCase one, OptionalInt sentence) {
        return sentence.isPresent()
                ? story(one).get(sentence.getAsInt() - 1)
                : words.text("auction-shows");
    }
}

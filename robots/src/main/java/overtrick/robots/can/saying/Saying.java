package overtrick.robots.can.saying;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import overtrick.cards.words.Bundle;

/// Why a robot did something: a sentence, and what is put into it.
public record Saying(CanSentence sentence, List<String> details) {

    private static final Bundle SAYINGS = Bundle.of("sayings", Saying.class::getResourceAsStream);

    public Saying {
        details = List.copyOf(details);
    }

    public static Saying of(CanSentence sentence, Object... details) {
        return new Saying(sentence, Arrays.stream(details).map(String::valueOf).toList());
    }

    /// The sentence in Vietnamese where that is asked for, else in English.
    public String text(Locale locale) {
        return SAYINGS.in(locale).text(sentence.key(), details);
    }
}

package overtrick.tournament.advice;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import overtrick.cards.words.Bundle;

/// A hint with its details, such as `boards 5, 6 are at table 3 in round 2`. The words are English
/// and Vietnamese; they lie in the bundle `advice`.
///
/// @param details what the words of the hint have places for, in their order
public record Advice(Hint hint, List<String> details) {

    private static final Bundle BUNDLE = Bundle.of("advice", Advice.class::getResourceAsStream);

    public Advice {
        details = List.copyOf(details);
        if (details.size() != hint.places()) {
            throw new IllegalArgumentException(
                    "details of %s are not %d: %s".formatted(hint, hint.places(), details));
        }
    }

    public static Advice of(Hint hint, Object... details) {
        return new Advice(hint, Arrays.stream(details).map(String::valueOf).toList());
    }

    /// In words, without a full stop.
    public String sentence(Locale locale) {
        return BUNDLE.in(locale).text(hint.key(), details);
    }

    /// In English, for tests and messages to programmers.
    @Override
    public String toString() {
        return sentence(Locale.ENGLISH);
    }
}

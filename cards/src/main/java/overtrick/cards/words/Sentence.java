package overtrick.cards.words;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/// A phrase with its details, such as `boards 5, 6 are at table 3 in round 2`.
///
/// @param details what the words of the phrase have places for, in their order
public record Sentence(Phrase phrase, List<Wording> details) implements Wording {

    public Sentence {
        details = List.copyOf(details);
        if (details.size() != phrase.places()) {
            throw new IllegalArgumentException(
                    "details of %s are not %d: %s"
                            .formatted(phrase.name(), phrase.places(), details));
        }
    }

    /// Makes a sentence of a phrase and the details for its places.
    ///
    /// @param details wordings, or what is the same in every language
    public static Sentence of(Phrase phrase, Object... details) {
        return new Sentence(phrase, Arrays.stream(details).map(Wording::of).toList());
    }

    @Override
    public String in(Locale locale) {
        var filled = details.stream().map(detail -> filled(detail, locale)).toArray();
        return phrase.bundle().in(locale).text(phrase.key(), filled);
    }

    private static Object filled(Wording detail, Locale locale) {
        return detail instanceof Count(int value) ? (Object) value : detail.in(locale);
    }

    /// In English, for tests and messages to programmers.
    @Override
    public String toString() {
        return in(Locale.ENGLISH);
    }
}

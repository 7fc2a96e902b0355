package overtrick.scoring.reckoning;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import overtrick.cards.words.Phrase;
import overtrick.cards.words.Sentence;
import overtrick.cards.words.Wording;

/// A number with the reason for it, and the numbers it was made from. Whoever asks a score "why?"
/// gets one of these.
///
/// @param why in one sentence without the value
/// @param from the terms that make the value, none when the reason says it all
public record Term(Sentence why, Fraction value, List<Term> from) {

    public Term {
        from = List.copyOf(from);
    }

    /// A term that rests on no others. Numbers among the details are shown as people read them.
    ///
    /// @param reason a [Reason], or one of another game's
    public static Term of(Phrase reason, Fraction value, Object... details) {
        return new Term(Sentence.of(reason, shown(details)), value, List.of());
    }

    /// The same made from other terms.
    public Term from(List<Term> terms) {
        return new Term(why, value, terms);
    }

    /// The term in words, one line for each number: the value, then the sentence; what it was made
    /// from stands below it, indented.
    public String text(Locale locale) {
        var text = new StringBuilder();
        write(text, "", locale);
        return text.toString();
    }

    private void write(StringBuilder text, String indent, Locale locale) {
        text.append(indent)
                .append("%8s  ".formatted(shown(value).in(locale)))
                .append(why.in(locale))
                .append('\n');
        from.forEach(term -> term.write(text, indent + "    ", locale));
    }

    private static Object[] shown(Object... details) {
        return Arrays.stream(details)
                .map(detail ->
                        switch (detail) {
                            case Fraction number -> shown(number);
                            case Integer number -> new Wording.Numeral(number.toString());
                            default -> detail;
                        })
                .toArray();
    }

    private static Wording shown(Fraction number) {
        return new Wording.Numeral(number.text());
    }
}

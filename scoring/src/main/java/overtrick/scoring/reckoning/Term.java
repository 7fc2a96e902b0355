package overtrick.scoring.reckoning;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/// A number with the reason for it, and the numbers it was made from. Whoever asks a score "why?"
/// gets one of these; [Reasons] puts it into words.
///
/// @param details what the sentence of the reason has places for, in its order
/// @param from the terms that make the value, none when the reason says it all
public record Term(Reason reason, Fraction value, List<String> details, List<Term> from) {

    public Term {
        details = List.copyOf(details);
        from = List.copyOf(from);
        if (details.size() != reason.places()) {
            throw new IllegalArgumentException(
                    "details of %s are not %d: %s".formatted(reason, reason.places(), details));
        }
    }

    /// A term that rests on no others. Fractions among the details are shown as people read them.
    public static Term of(Reason reason, Fraction value, Object... details) {
        return new Term(reason, value, shown(details), List.of());
    }

    /// The same made from other terms.
    public Term from(List<Term> terms) {
        return new Term(reason, value, details, terms);
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
                .append("%8s  ".formatted(value.text()))
                .append(Reasons.sentence(this, locale))
                .append('\n');
        from.forEach(term -> term.write(text, indent + "    ", locale));
    }

    private static List<String> shown(Object... details) {
        return Arrays.stream(details)
                .map(detail -> detail instanceof Fraction number ? number.text() : "" + detail)
                .toList();
    }
}

package overtrick.movement.advice;

import java.text.MessageFormat;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;

/// A hint with its details, such as `boards 5, 6 are at table 3 in round 2`. The words are English
/// and Vietnamese; they lie in the resource bundle `overtrick.movement.advice.advice`.
///
/// @param details what the words of the hint have places for, in their order
public record Advice(Hint hint, List<String> details) {

    private static final String BUNDLE = "overtrick.movement.advice.advice";

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
        var spoken = locale.getLanguage().equals("vi") ? locale : Locale.ENGLISH;
        var bundle = ResourceBundle.getBundle(BUNDLE, spoken, Advice.class.getModule());
        return new MessageFormat(bundle.getString(hint.key()), spoken).format(details.toArray());
    }

    /// In English, for tests and messages to programmers.
    @Override
    public String toString() {
        return sentence(Locale.ENGLISH);
    }
}

package overtrick.robots.search;

import java.text.MessageFormat;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;

/// One sentence of why a card was chosen, and what is put into it. A detail that is the name of a
/// seat is said in the language of the sentence.
public record Reason(Sentence sentence, List<String> details) {

    private static final String BUNDLE = "overtrick.robots.search.reasons";
    private static final String SEAT = "seat.";

    /// What can be said.
    public enum Sentence {
        ONLY_CARD,
        BY_RULE,
        MAKES,
        BEATS,
        TRICKS,
        ALL_EQUAL,
        AGAINST,
        SHOWED_OUT,
        LENGTH,
        HOLDS;

        /// The key of its text, such as `only-card`.
        public String key() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    public Reason {
        details = List.copyOf(details);
    }

    static Reason of(Sentence sentence, Object... details) {
        return new Reason(sentence, Arrays.stream(details).map(String::valueOf).toList());
    }

    /// The sentence in Vietnamese where that is asked for, else in English.
    public String text(Locale locale) {
        var spoken = locale.getLanguage().equals("vi") ? locale : Locale.ENGLISH;
        var bundle = ResourceBundle.getBundle(BUNDLE, spoken, Reason.class.getModule());
        var said =
                details.stream()
                        .map(each ->
                                bundle.containsKey(SEAT + each)
                                        ? bundle.getString(SEAT + each)
                                        : each)
                        .toArray();
        return new MessageFormat(bundle.getString(sentence.key()), spoken).format(said);
    }
}

package overtrick.scoring.reckoning;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/// The sentences of [Reason] in the languages of the house: English and Vietnamese. They lie in the
/// resource bundle `overtrick.scoring.reckoning.reasons`.
public final class Reasons {

    private static final String BUNDLE = "overtrick.scoring.reckoning.reasons";

    private Reasons() {}

    /// Why the term has its value, in one sentence without the value.
    public static String sentence(Term term, Locale locale) {
        var spoken = locale.getLanguage().equals("vi") ? locale : Locale.ENGLISH;
        var bundle = ResourceBundle.getBundle(BUNDLE, spoken, Reasons.class.getModule());
        var pattern = new MessageFormat(bundle.getString(term.reason().key()), spoken);
        return pattern.format(term.details().toArray());
    }
}

package overtrick.can;

import java.util.Locale;
import java.util.ResourceBundle;

/// The sentences of Bài Càn for its users, in English and Vietnamese.
public final class CanWords {

    private final ResourceBundle refusals;

    private CanWords(ResourceBundle refusals) {
        this.refusals = refusals;
    }

    /// The words of a language; English ones for a language that has none here.
    public static CanWords in(Locale language) {
        var spoken = language.getLanguage().equals("vi") ? language : Locale.ENGLISH;
        return new CanWords(ResourceBundle.getBundle("overtrick.can.refusals", spoken));
    }

    /// Why something may not be done, as a sentence.
    public String sentence(CanRefusal refusal) {
        return refusals.getString(refusal.name());
    }
}

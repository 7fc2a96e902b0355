package overtrick.robots.can.saying;

import java.text.MessageFormat;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;

/// Why a robot did something: a sentence, and what is put into it.
public record Saying(CanSentence sentence, List<String> details) {

    private static final String BUNDLE = "overtrick.robots.can.saying.sayings";

    public Saying {
        details = List.copyOf(details);
    }

    public static Saying of(CanSentence sentence, Object... details) {
        return new Saying(sentence, Arrays.stream(details).map(String::valueOf).toList());
    }

    /// The sentence in Vietnamese where that is asked for, else in English.
    public String text(Locale locale) {
        var spoken = locale.getLanguage().equals("vi") ? locale : Locale.ENGLISH;
        var bundle = ResourceBundle.getBundle(BUNDLE, spoken, Saying.class.getModule());
        return new MessageFormat(bundle.getString(sentence.key()), spoken)
                .format(details.toArray());
    }
}

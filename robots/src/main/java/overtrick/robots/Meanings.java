package overtrick.robots;

import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.ResourceBundle;
import overtrick.bridge.auction.Strain;
import overtrick.bridge.board.Meaning;
import overtrick.robots.bidding.SystemBidder;
import overtrick.systems.Words;

/// What callers said their calls show, in English and Vietnamese. The sentences of robots that bid
/// by a system are those of [overtrick.systems.Words]. Those of earlier robots, which old logs
/// hold, lie in the resource bundle `overtrick.robots.meanings`, as patterns for [MessageFormat] in
/// which `{0}` is a range of points, `{1}` a suit or notrump and `{2}` a number of cards.
public final class Meanings {

    private static final String BUNDLE = "overtrick.robots.meanings";
    private static final int STRAIN = 1;

    private Meanings() {}

    /// The meaning as a sentence. A player's own words are given back as they are, and so is the
    /// key of a meaning that is none of ours.
    public static String text(Meaning meaning, Locale locale) {
        if (meaning.key().equals(Meaning.SAID)) {
            return String.join(" ", meaning.details());
        }
        if (meaning.key().equals(SystemBidder.BY_SYSTEM)) {
            return Words.in(locale).sentence(meaning.details().getLast());
        }
        try {
            var pattern = bundle(locale).getString(meaning.key());
            return new MessageFormat(pattern, locale).format(shown(meaning.details()));
        } catch (MissingResourceException unknown) {
            return meaning.key();
        }
    }

    private static ResourceBundle bundle(Locale locale) {
        var spoken = locale.getLanguage().equals("vi") ? locale : Locale.ENGLISH;
        return ResourceBundle.getBundle(BUNDLE, spoken, Meanings.class.getModule());
    }

    private static Object[] shown(List<String> details) {
        var shown = details.toArray();
        if (details.size() > STRAIN && !details.get(STRAIN).isEmpty()) {
            shown[STRAIN] = Strain.parse(details.get(STRAIN)).symbol();
        }
        return shown;
    }
}

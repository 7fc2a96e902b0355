package overtrick.formats.notes;

import java.util.Locale;
import java.util.regex.Pattern;

/// Texts of notes without the marks of BML.
final class PlainText {

    private static final Pattern LINK =
            Pattern.compile("\\[([^\\[\\]]{1,300})\\]\\([^()]{0,300}\\)");
    private static final Pattern BOLD = Pattern.compile("\\*([^*\\s][^*]{0,300}?)\\*");
    private static final Pattern CLUBS = Pattern.compile("!c(?:s\\b)?");
    private static final Pattern DIAMONDS = Pattern.compile("!d(?:s\\b)?");
    private static final Pattern HEARTS = Pattern.compile("!h(?:s\\b)?");
    private static final Pattern SPADES = Pattern.compile("!s(?:s\\b)?");
    private static final Pattern DASHES = Pattern.compile("--+");
    private static final Pattern BLANKS = Pattern.compile("[ \\t]+");

    private PlainText() {}

    /// With signs for suits and dashes for hyphens; lines stay.
    static String shown(String text) {
        String plain = LINK.matcher(text).replaceAll("$1");
        plain = BOLD.matcher(plain).replaceAll("$1");
        plain = CLUBS.matcher(plain).replaceAll("♣");
        plain = DIAMONDS.matcher(plain).replaceAll("♦");
        plain = HEARTS.matcher(plain).replaceAll("♥");
        plain = SPADES.matcher(plain).replaceAll("♠");
        plain = DASHES.matcher(plain).replaceAll("–");
        return BLANKS.matcher(plain).replaceAll(" ").strip();
    }

    /// To look for limits in: small letters, one sign for dashes.
    static String readable(String text) {
        return shown(text).replace('–', '-').replace('—', '-').toLowerCase(Locale.ROOT);
    }

    /// With the marks of BML: what [#shown(String)] makes of it is the text again.
    static String marked(String text) {
        return text.replace("♣", "!c")
                .replace("♦", "!d")
                .replace("♥", "!h")
                .replace("♠", "!s")
                .replace("–", "--");
    }
}

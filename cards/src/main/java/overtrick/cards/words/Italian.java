package overtrick.cards.words;

import java.util.List;
import java.util.Locale;
import java.util.Map;

/// How Italian joins a detail to the word before it: *di* and *il giocante* are *del giocante*, and
/// *dal* before *8 dicembre* is *dall’8 dicembre*. Nobody who writes `di {0}` can know what will
/// stand there.
final class Italian {

    /// What prepositions become before the rest of an article.
    private static final Map<String, String> STEMS =
            Map.of("di", "de", "a", "a", "da", "da", "in", "ne", "su", "su");

    /// Articles at the beginning of a detail, each with what follows the stem.
    private static final Map<String, String> ARTICLES =
            Map.of(
                    "il ", "l ", "lo ", "llo ", "la ", "lla ", "l’", "ll’", "i ", "i ", "gli ",
                    "gli ", "le ", "lle ");

    /// What stands before a number that is not read with a vowel first.
    private static final List<String> ARTICLED = List.of("il", "del", "al", "dal", "nel", "sul");

    private Italian() {}

    /// Appends a detail to what stands before its place.
    static void append(StringBuilder filled, String detail) {
        int end = filled.length() - 1;
        if (end < 1 || filled.charAt(end) != ' ') {
            filled.append(detail);
            return;
        }
        int start = filled.lastIndexOf(" ", end - 1) + 1;
        String word = filled.substring(start, end);
        String joined = joined(word.toLowerCase(Locale.ITALIAN), detail);
        if (!joined.isEmpty()) {
            char first = word.charAt(0);
            filled.setLength(start);
            filled.append(Character.isUpperCase(first) ? capital(joined) : joined);
        } else {
            filled.append(detail);
        }
    }

    /// Both in one; empty when they stay apart.
    private static String joined(String word, String detail) {
        var stem = STEMS.get(word);
        if (stem != null) {
            for (var article : ARTICLES.entrySet()) {
                if (detail.startsWith(article.getKey())) {
                    return stem + article.getValue() + detail.substring(article.getKey().length());
                }
            }
        }
        boolean elided = ARTICLED.contains(word) && beginsWithVowel(detail);
        return elided ? (word.equals("il") ? "l" : word + "l") + "’" + detail : "";
    }

    /// Of figures, 8, 11, 80 to 89 and so on are read with a vowel first: *otto*, *undici*.
    private static boolean beginsWithVowel(String figures) {
        boolean eleven =
                figures.startsWith("11")
                        && (figures.length() == 2 || !Character.isDigit(figures.charAt(2)));
        return eleven || figures.startsWith("8");
    }

    private static String capital(String text) {
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }
}

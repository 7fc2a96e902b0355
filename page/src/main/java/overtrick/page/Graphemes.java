package overtrick.page;

import java.text.BreakIterator;
import java.util.Locale;

/// Letters as people see them: an emoji of a family is one, though it is written with many.
final class Graphemes {

    private Graphemes() {}

    /// As much of a text as fits, and no letter in part.
    ///
    /// @param most chars
    static String first(String text, int most) {
        if (text.length() <= most) {
            return text;
        }
        var letters = BreakIterator.getCharacterInstance(Locale.ROOT);
        letters.setText(text);
        return text.substring(0, letters.isBoundary(most) ? most : letters.preceding(most));
    }
}

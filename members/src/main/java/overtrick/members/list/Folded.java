package overtrick.members.list;

import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

/// Words without case, accents and signs, so that `nguyen van anh` finds Nguyễn Văn Ánh.
public final class Folded {

    private static final Pattern MARKS = Pattern.compile("\\p{M}+");
    private static final Pattern SIGNS = Pattern.compile("[^\\p{L}\\p{N}]+");

    private Folded() {}

    /// The words of a text, with a space between them.
    public static String of(String text) {
        String apart = Normalizer.normalize(text, Normalizer.Form.NFKD).toLowerCase(Locale.ROOT);
        String bare = MARKS.matcher(apart).replaceAll("").replace('đ', 'd');
        return SIGNS.matcher(bare).replaceAll(" ").strip();
    }
}

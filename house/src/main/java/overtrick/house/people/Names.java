package overtrick.house.people;

import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

/// Names as they are looked for.
public final class Names {

    private static final Pattern MARKS = Pattern.compile("\\p{M}+");

    private Names() {}

    /// `le anh` for `Lê Ánh`: however its accents and marks are typed.
    public static String folded(String name) {
        String plain = Normalizer.normalize(People.tidy(name), Normalizer.Form.NFD);
        return MARKS.matcher(plain).replaceAll("").toLowerCase(Locale.ROOT).replace('đ', 'd');
    }
}

package overtrick.evening.page;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/// Names as people type or paste them: one entry on a line, its players with anything usual between
/// them.
public final class Names {

    /// Letters in the name of a player or a team: more than those of a guest, for a whole name is
    /// read out and printed.
    public static final int LONGEST = 40;

    /// A dash between names stands by itself: `Anne-Marie` is one name.
    private static final Pattern BETWEEN =
            Pattern.compile(
                    "\\s*[,;，；、&/+\\t|]\\s*|\\s+[-–—]+\\s+|\\s*[–—]\\s*|\\s+(?:and|và|e|with|với)\\s+");

    /// A number in front, as in lists.
    private static final Pattern NUMBER = Pattern.compile("^\\s*\\d{1,3}[.)\\t ]\\s*");

    private Names() {}

    /// The lines that are not blank, without numbers in front.
    public static List<String> rows(String text) {
        return text.lines()
                .map(line -> NUMBER.matcher(line).replaceFirst("").strip())
                .filter(line -> !line.isEmpty())
                .toList();
    }

    public static List<String> players(String line) {
        return Arrays.stream(BETWEEN.split(line.strip(), -1))
                .map(Names::tidy)
                .filter(name -> !name.isEmpty())
                .toList();
    }

    /// Without signs that are not to be seen, and as long as names may be.
    public static String tidy(String name) {
        String plain = name.replaceAll("\\p{Cntrl}", " ").replaceAll("[\\s\"]+", " ").strip();
        int end =
                plain.offsetByCodePoints(
                        0, Math.min(LONGEST, plain.codePointCount(0, plain.length())));
        return plain.substring(0, end).strip();
    }
}

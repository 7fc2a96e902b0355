package overtrick.guide.book;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Looks for words in the sections of guides, whether they are written with their marks or without.
final class Search {

    private static final int MOST = 20;
    private static final int MOST_LETTERS = 100;
    private static final int BEFORE = 60;
    private static final int LONG = 160;
    private static final int HEADING = 10;

    private static final Pattern MARKS = Pattern.compile("\\p{M}+");

    private Search() {}

    /// A section and how well it fits.
    private record Hit(Found found, Locale language, int worth) {}

    /// @param language of whoever asks: what is told in it comes first
    static List<Found> in(List<Chapter> chapters, Locale language, String asked) {
        String cut = asked.substring(0, Math.min(asked.length(), MOST_LETTERS));
        var words =
                Arrays.stream(plain(cut).split("\\s+")).filter(word -> !word.isEmpty()).toList();
        if (words.isEmpty()) {
            return List.of();
        }
        return chapters.stream()
                .flatMap(chapter -> hits(chapter, words))
                .sorted(
                        Comparator.comparing((Hit hit) -> hit.language().equals(language))
                                .thenComparingInt(Hit::worth)
                                .reversed())
                .limit(MOST)
                .map(Hit::found)
                .toList();
    }

    private static Stream<Hit> hits(Chapter chapter, List<String> words) {
        return chapter.sections().stream().flatMap(part -> hit(chapter, part, words).stream());
    }

    private static Optional<Hit> hit(Chapter chapter, Section section, List<String> words) {
        String heading = plain(section.heading());
        String text = plain(section.text());
        int worth = chapter.guide().shelf() == Guide.Shelf.REFERENCE ? 0 : 1;
        for (String word : words) {
            int times = times(text, word);
            boolean inHeading = next(heading, word, 0) >= 0;
            if (times == 0 && !inHeading) {
                return Optional.empty();
            }
            worth += Math.min(times, HEADING / 2) + (inHeading ? HEADING : 0);
        }
        return Optional.of(
                new Hit(
                        new Found(
                                section,
                                chapter.title(),
                                extract(section.text(), text, words.getFirst())),
                        chapter.language(),
                        worth));
    }

    /// How often the text has a word that begins so. Scripts without blanks have no beginnings:
    /// there it counts wherever it stands.
    private static int times(String text, String word) {
        int times = 0;
        for (int at = next(text, word, 0); at >= 0; at = next(text, word, at + word.length())) {
            times++;
        }
        return times;
    }

    private static int next(String text, String word, int from) {
        int at = text.indexOf(word, from);
        while (at > 0
                && Character.isLetterOrDigit(text.charAt(at - 1))
                && !Character.isIdeographic(word.codePointAt(0))) {
            at = text.indexOf(word, at + 1);
        }
        return at;
    }

    /// Some words around the first place.
    ///
    /// @param plain the same text without marks, of the same length where it has none
    private static String extract(String text, String plain, String word) {
        int at = plain.length() == text.length() ? Math.max(next(plain, word, 0), 0) : 0;
        int blank = text.indexOf(' ', Math.max(at - BEFORE, 0));
        int from = at <= BEFORE ? 0 : blank < 0 || blank > at ? at - BEFORE : blank + 1;
        int to = Math.min(from + LONG, text.length());
        int end = to == text.length() ? to : Math.max(text.lastIndexOf(' ', to), from + BEFORE);
        return (from == 0 ? "" : "… ")
                + text.substring(from, Math.min(end, text.length())).replace('\n', ' ').strip()
                + (end >= text.length() ? "" : " …");
    }

    /// The text in small letters without marks: `Bài Càn` as `bai can`. One letter stays one
    /// letter.
    static String plain(String text) {
        String apart = Normalizer.normalize(text.toLowerCase(Locale.ROOT), Normalizer.Form.NFD);
        return MARKS.matcher(apart).replaceAll("").replace('đ', 'd');
    }
}

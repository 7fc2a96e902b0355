package overtrick.laws.index;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.IntStream;
import overtrick.cards.words.Bundle;
import overtrick.cards.words.Sentences;
import overtrick.laws.LawRef;

/// All the Laws in one language, each in a sentence of our own.
public final class LawIndex {

    private static final Bundle WORDS = Bundle.of("laws", LawIndex.class::getResourceAsStream);

    private static final Set<Integer> RULED =
            Set.of(
                    1, 2, 18, 19, 22, 26, 28, 29, 30, 31, 32, 33, 34, 36, 37, 38, 39, 44, 50, 51,
                    53, 59, 77, 78, 87, 88);
    private static final Set<Integer> ASKED =
            Set.of(
                    6, 7, 12, 13, 14, 15, 16, 20, 21, 23, 24, 25, 27, 35, 40, 41, 42, 43, 45, 46,
                    47, 48, 49, 52, 54, 55, 56, 57, 58, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70,
                    71, 72, 73, 74, 75, 76, 79, 81, 82, 84, 85, 86, 90, 91, 92, 93);
    private static final Set<Integer> RECORDED = Set.of(4, 5, 8, 80);

    private final Sentences words;

    private LawIndex(Sentences words) {
        this.words = words;
    }

    /// A Law, what it says and what the program does with it.
    ///
    /// @param program the treatment in words
    public record Entry(
            int number, String title, String says, Treatment treatment, String program) {}

    /// The index in a language, in English where that has no sentences.
    public static LawIndex in(Locale locale) {
        return new LawIndex(WORDS.in(locale));
    }

    /// What the program does with one Law.
    ///
    /// @param number 1 to 93
    /// @throws IllegalArgumentException when the number is not 1 to 93
    public Entry entry(int number) {
        if (number < 1 || number > LawRef.LAWS) {
            throw new IllegalArgumentException("Law is not 1 to 93: " + number);
        }
        var treatment = treatment(number);
        return new Entry(
                number,
                words.text(number + ".title"),
                words.text(number + ".says"),
                treatment,
                words.text("program." + treatment.code()));
    }

    /// All Laws in their order, 1 to 93.
    public List<Entry> all() {
        return IntStream.rangeClosed(1, LawRef.LAWS).mapToObj(this::entry).toList();
    }

    /// The Laws that speak of all these words; every Law for none.
    public List<Entry> search(String sought) {
        String[] parts = sought.toLowerCase(words.locale()).strip().split("\\s+");
        return all().stream().filter(entry -> speaksOf(entry, parts)).toList();
    }

    private boolean speaksOf(Entry entry, String... parts) {
        String text = (entry.title() + " " + entry.says()).toLowerCase(words.locale());
        return List.of(parts).stream().allMatch(text::contains);
    }

    private static Treatment treatment(int number) {
        if (RULED.contains(number)) {
            return Treatment.RULES;
        }
        if (ASKED.contains(number)) {
            return Treatment.ASKS;
        }
        return RECORDED.contains(number) ? Treatment.RECORDS : Treatment.TELLS;
    }
}

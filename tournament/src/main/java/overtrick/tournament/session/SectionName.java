package overtrick.tournament.session;

import java.util.regex.Pattern;
import overtrick.cards.FormatException;

/// What a section of the field is called (tournaments.md §8.9). It stands before the numbers of its
/// contestants, as in `A7`.
///
/// @param text up to eight letters; none in a tournament of one section
public record SectionName(String text) implements Comparable<SectionName> {

    private static final Pattern LETTERS = Pattern.compile("\\p{L}{0,8}");

    /// The section of a tournament that has no other.
    public static final SectionName ONLY = new SectionName("");

    public SectionName {
        if (!LETTERS.matcher(text).matches()) {
            throw new FormatException("section is not up to 8 letters: " + text);
        }
    }

    @Override
    public int compareTo(SectionName other) {
        return text.compareTo(other.text);
    }

    @Override
    public String toString() {
        return text;
    }
}

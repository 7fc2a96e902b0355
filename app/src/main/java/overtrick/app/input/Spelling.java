package overtrick.app.input;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// Which word was meant by one that is spelt wrong.
public final class Spelling {

    private Spelling() {}

    /// Such as `; did you mean score?`; empty when no known word is like it.
    public static String guess(String word, Collection<String> known) {
        return nearest(word, known).map(near -> "; did you mean %s?".formatted(near)).orElse("");
    }

    /// The known word that was most likely meant: one that begins so, or one with few letters
    /// wrong.
    private static Optional<String> nearest(String word, Collection<String> known) {
        String lower = word.toLowerCase(Locale.ROOT);
        int tolerable = Math.max(1, word.length() / 3);
        return Stream.concat(
                        known.stream()
                                .filter(one -> distance(lower, one) <= tolerable)
                                .sorted(Comparator.comparingInt(one -> distance(lower, one))),
                        known.stream().filter(one -> one.startsWith(lower)).sorted())
                .findFirst();
    }

    /// How many letters are wrong, missing or too many; two neighbours exchanged count once.
    private static int distance(String one, String other) {
        var rows = new int[one.length() + 1][other.length() + 1];
        for (int row = 0; row <= one.length(); row++) {
            for (int column = 0; column <= other.length(); column++) {
                if (row == 0 || column == 0) {
                    rows[row][column] = row + column;
                    continue;
                }
                boolean same = one.charAt(row - 1) == other.charAt(column - 1);
                int least = rows[row - 1][column - 1] + (same ? 0 : 1);
                least = Math.min(least, rows[row - 1][column] + 1);
                least = Math.min(least, rows[row][column - 1] + 1);
                boolean exchanged =
                        row > 1
                                && column > 1
                                && one.charAt(row - 1) == other.charAt(column - 2)
                                && one.charAt(row - 2) == other.charAt(column - 1);
                if (exchanged) {
                    least = Math.min(least, rows[row - 2][column - 2] + 1);
                }
                rows[row][column] = least;
            }
        }
        return rows[one.length()][other.length()];
    }
}

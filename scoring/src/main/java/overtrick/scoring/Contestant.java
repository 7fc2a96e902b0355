package overtrick.scoring;

import java.util.Arrays;
import java.util.List;

/// Whoever has a line of their own in the ranking: a pair, a team or a player, by the number or
/// name the tournament gives them, such as `106`, `A7` or `Old Quarter`.
public record Contestant(String id) implements Comparable<Contestant> {

    /// Stands between the numbers of players who are partners for a round: `3+5`.
    public static final String WITH = "+";

    public Contestant {
        id = id.strip();
        if (id.isEmpty()) {
            throw new IllegalArgumentException("contestant is not a number or name: (nothing)");
        }
    }

    /// The players of a partnership that lasts for a round; else the contestant alone.
    public List<Contestant> members() {
        var parts = id.split("\\" + WITH, -1);
        boolean whole = Arrays.stream(parts).anyMatch(String::isBlank);
        return whole ? List.of(this) : Arrays.stream(parts).map(Contestant::new).toList();
    }

    /// By number where there is one behind the same letters, so that pair 9 comes before pair 10.
    @Override
    public int compareTo(Contestant other) {
        int mine = firstDigit(id);
        int theirs = firstDigit(other.id);
        int head = id.substring(0, mine).compareTo(other.id.substring(0, theirs));
        if (head != 0) {
            return head;
        }
        int byNumber = Long.compare(number(id, mine), number(other.id, theirs));
        return byNumber != 0 ? byNumber : id.compareTo(other.id);
    }

    private static int firstDigit(String text) {
        int at = 0;
        while (at < text.length() && !isDigit(text.charAt(at))) {
            at++;
        }
        return at;
    }

    /// The number that begins here; the greatest there is when it has no end.
    private static long number(String text, int from) {
        long number = 0;
        for (int at = from; at < text.length() && isDigit(text.charAt(at)); at++) {
            if (number > Integer.MAX_VALUE) {
                return number;
            }
            number = 10 * number + (text.charAt(at) - '0');
        }
        return number;
    }

    private static boolean isDigit(char letter) {
        return letter >= '0' && letter <= '9';
    }

    @Override
    public String toString() {
        return id;
    }
}

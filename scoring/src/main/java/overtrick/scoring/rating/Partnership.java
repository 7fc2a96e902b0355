package overtrick.scoring.rating;

import java.util.Comparator;
import java.util.List;

/// Two players who sit opposite each other, in no order: `of(a, b)` equals `of(b, a)`.
///
/// @param first the one who comes first in the order of players
public record Partnership(Player first, Player second) implements Comparable<Partnership> {

    private static final Comparator<Partnership> ORDER =
            Comparator.comparing(Partnership::first).thenComparing(Partnership::second);

    public Partnership {
        if (first.equals(second) && !first.isRobot()) {
            throw new IllegalArgumentException("a person is their own partner: " + first.id());
        }
        if (first.compareTo(second) > 0) {
            var swapped = first;
            first = second;
            second = swapped;
        }
    }

    /// The partnership of the two, whoever is named first. A robot may sit opposite another of its
    /// kind.
    ///
    /// @throws IllegalArgumentException when a person would be their own partner
    public static Partnership of(Player one, Player other) {
        return new Partnership(one, other);
    }

    /// Both players.
    public List<Player> players() {
        return List.of(first, second);
    }

    /// Whether at least one of the two is a robot.
    public boolean hasRobot() {
        return first.isRobot() || second.isRobot();
    }

    @Override
    public int compareTo(Partnership other) {
        return ORDER.compare(this, other);
    }
}

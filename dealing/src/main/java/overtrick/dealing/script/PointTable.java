package overtrick.dealing.script;

import java.util.ArrayList;
import java.util.List;
import overtrick.cards.Rank;

/// What each card counts for.
///
/// @param values from the deuce up to the ace, thirteen of them
public record PointTable(List<Integer> values) {

    /// How many counts a script has beside points.
    public static final int OTHERS = 10;

    /// The place of the table of points among the tables of a script.
    public static final int POINTS = OTHERS;

    public PointTable {
        values = List.copyOf(values);
        if (values.size() != Rank.values().length) {
            throw new IllegalArgumentException("values are not thirteen: " + values.size());
        }
    }

    /// A table from the ace down; cards that are not told count nothing.
    public static PointTable fromAce(List<Integer> values) {
        var all = new ArrayList<Integer>();
        for (int below = Rank.values().length - 1; below >= 0; below--) {
            all.add(below < values.size() ? values.get(below) : 0);
        }
        return new PointTable(all);
    }

    /// The tables that hold until a script says otherwise: tens, jacks, queens, kings, aces, the
    /// tops of two to five, points of thirteen in a suit, and points.
    public static List<PointTable> usual() {
        return List.of(
                fromAce(List.of(0, 0, 0, 0, 1)),
                fromAce(List.of(0, 0, 0, 1)),
                fromAce(List.of(0, 0, 1)),
                fromAce(List.of(0, 1)),
                fromAce(List.of(1)),
                fromAce(List.of(1, 1)),
                fromAce(List.of(1, 1, 1)),
                fromAce(List.of(1, 1, 1, 1)),
                fromAce(List.of(1, 1, 1, 1, 1)),
                fromAce(List.of(6, 4, 2, 1)),
                fromAce(List.of(4, 3, 2, 1)));
    }
}

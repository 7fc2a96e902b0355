package overtrick.bridgetable.duplicate;

import java.util.Comparator;
import overtrick.scoring.Unit;
import overtrick.scoring.reckoning.Fraction;

/// What was given away on a board, in that by which it is scored.
///
/// @param unit `PERCENT_OF_TOP` where an event compares the board by matchpoints, else `IMPS`
public record Cost(Unit unit, Fraction amount) implements Comparable<Cost> {

    /// In a list of both percent comes first: there is no rate at which one becomes the other.
    private static final Comparator<Cost> ORDER =
            Comparator.comparing(Cost::unit).reversed().thenComparing(Cost::amount);

    public Cost {
        if (unit != Unit.IMPS && unit != Unit.PERCENT_OF_TOP) {
            throw new IllegalArgumentException("unit is not IMPs or percent: " + unit);
        }
    }

    public static Cost imps(int imps) {
        return new Cost(Unit.IMPS, Fraction.of(imps));
    }

    @Override
    public int compareTo(Cost other) {
        return ORDER.compare(this, other);
    }
}

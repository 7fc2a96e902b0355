package overtrick.movement.change;

import java.util.Collection;
import java.util.Set;

/// How a line of pairs, or all boards, go from table to table.
///
/// @param by tables, 1 or more where the kind is up or down, else 0
public record Step(Kind kind, int by) {

    /// Which way.
    public enum Kind {
        STAY,
        /// To a higher table; the last table is followed by the first.
        UP,
        /// To a lower table; the first table is followed by the last.
        DOWN,
        /// Not all the same way.
        VARIOUS
    }

    /// Beyond this no director counts tables aloud.
    private static final int FARTHEST = 2;

    static final Step VARIOUS = new Step(Kind.VARIOUS, 0);

    /// The step that all make.
    ///
    /// @param steps differences of table numbers, each 0 to `tables` - 1
    /// @param tables how many stand in the ring
    static Step of(Collection<Integer> steps, int tables) {
        var all = Set.copyOf(steps);
        if (all.size() != 1) {
            return VARIOUS;
        }
        int step = all.iterator().next();
        if (step == 0) {
            return new Step(Kind.STAY, 0);
        }
        if (step <= FARTHEST && step <= tables - step) {
            return new Step(Kind.UP, step);
        }
        return tables - step <= FARTHEST ? new Step(Kind.DOWN, tables - step) : VARIOUS;
    }

    /// Whether all go the same way.
    public boolean isCommon() {
        return kind != Kind.VARIOUS;
    }
}

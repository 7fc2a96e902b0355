package overtrick.bridge.sheet;

import java.util.function.Function;

/// One figure on a score sheet.
///
/// @param <C> whose columns the sheet has: sides, or players each for themselves
/// @param deal which deal it was given for, from 1
/// @param below whether it counts towards game
/// @param points more than 0: who loses something writes it to the other's column
public record Entry<C>(int deal, C column, boolean below, Reason reason, int points) {

    public Entry {
        if (deal < 1) {
            throw new IllegalArgumentException("deal is not 1 or more: " + deal);
        }
        if (points < 1) {
            throw new IllegalArgumentException("points are not 1 or more: " + points);
        }
    }

    /// Points for tricks bid and made, which count towards game.
    public static <C> Entry<C> below(int deal, C column, int points) {
        return new Entry<>(deal, column, true, Reason.TRICKS, points);
    }

    /// The same figure in a column that is told otherwise.
    public <D> Entry<D> by(Function<? super C, D> other) {
        return new Entry<>(deal, other.apply(column), below, reason, points);
    }

    /// Points that count in the total alone.
    public static <C> Entry<C> above(int deal, C column, Reason reason, int points) {
        return new Entry<>(deal, column, false, reason, points);
    }
}

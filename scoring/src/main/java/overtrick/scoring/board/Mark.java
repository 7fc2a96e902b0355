package overtrick.scoring.board;

import overtrick.scoring.reckoning.Fraction;

/// What one side got on a board, and out of how much.
///
/// @param weight the top in matchpoints; with IMPs the number of comparisons the value is a sum of,
///   or 1 where it is a mean; 0 when the board does not count here
public record Mark(Fraction value, Fraction weight) {

    /// The board counts for nothing.
    public static final Mark NONE = new Mark(Fraction.ZERO, Fraction.ZERO);
}

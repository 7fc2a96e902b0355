package overtrick.scoring.rating;

import java.math.RoundingMode;
import overtrick.scoring.board.Mark;

/// How the tables of a board were compared, and so what the value of a table is.
public enum Comparison {
    /// The share of the top less one half, from −½ to ½. Board-a-match is the same with two tables.
    MATCHPOINTS(0.5),
    /// IMPs against each other table, the mean of them. A match of teams has one other table.
    CROSS_IMPS(24),
    /// IMPs against a datum, the mean of the field.
    DATUM(24);

    private static final int DECIMALS = 12;

    private final double most;

    Comparison(double most) {
        this.most = most;
    }

    /// The value of a table from North–South’s mark, as any scoring of [overtrick.scoring.board]
    /// gives it.
    ///
    /// @param mark with a weight above 0: the table was compared
    /// @throws IllegalArgumentException when the mark has no weight
    public double value(Mark mark) {
        if (mark.weight().signum() <= 0) {
            throw new IllegalArgumentException("the mark was not compared with anything");
        }
        double share =
                mark.value()
                        .over(mark.weight())
                        .rounded(DECIMALS, RoundingMode.HALF_EVEN)
                        .doubleValue();
        return this == MATCHPOINTS ? share - 0.5 : share;
    }

    boolean isPossible(double value) {
        return Math.abs(value) <= most;
    }

    /// How much of a value is the table’s own. A mean over the others is n / (n − 1) times the
    /// distance from the mean of all.
    double own(int tables) {
        return this == DATUM ? 1 : (tables - 1.0) / tables;
    }
}

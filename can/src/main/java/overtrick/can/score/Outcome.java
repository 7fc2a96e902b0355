package overtrick.can.score;

import java.util.Optional;
import overtrick.cards.Side;

/// How a match has ended (can.md §11).
///
/// @param winner empty for a draw
/// @param by what decided
public record Outcome(Optional<Side> winner, Means by) {

    /// What decides a match.
    public enum Means {
        EIGHT_DEALS,
        /// Hiệp phụ.
        EXTRA_TIME,
        /// Phạt đền luân lưu.
        SHOOT_OUT,
        /// Bốc thăm.
        LOTS,
        /// Nothing: it is a draw.
        DRAW
    }

    public Outcome {
        if (winner.isEmpty() != (by == Means.DRAW)) {
            throw new IllegalArgumentException("a draw has no winner and all else has: " + by);
        }
    }

    /// A match that a side has won.
    public static Outcome won(Side winner, Means by) {
        return new Outcome(Optional.of(winner), by);
    }

    /// A match that nobody has won.
    public static Outcome draw() {
        return new Outcome(Optional.empty(), Means.DRAW);
    }
}

package overtrick.laws.board;

import overtrick.cards.Side;

/// A score that the director gives in place of the one at the table (Law 12C); the two need not
/// balance.
///
/// @param northSouth points of that side
/// @param eastWest points of the other, from its own view
/// @param why the Law and the reason, in their words
public record Adjustment(int northSouth, int eastWest, String why) {

    /// No board is worth more, redoubled and all.
    public static final int MOST = 8_000;

    /// Letters of the reason.
    public static final int LONGEST = 300;

    public Adjustment {
        if (Math.abs(northSouth) > MOST || Math.abs(eastWest) > MOST) {
            throw new IllegalArgumentException(
                    "points are not within %d: %d, %d".formatted(MOST, northSouth, eastWest));
        }
        why = why.substring(0, Math.min(why.length(), LONGEST));
    }

    /// The points of a side, from its own view.
    public int points(Side side) {
        return side == Side.NORTH_SOUTH ? northSouth : eastWest;
    }
}

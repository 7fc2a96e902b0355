package overtrick.bridge.board;

import overtrick.cards.Seat;

/// A statement that the claimer's side will win so many of the tricks left; any others are conceded
/// (Law 68A, 68B1).
///
/// @param tricks for the claimer's side, 0 to 13
/// @param line how the rest is to be played (Law 68C), in the claimer's words; may be empty
public record Claim(Seat by, int tricks, String line) {

    /// A line of play is cut here: letters.
    public static final int LONGEST_LINE = 300;

    public Claim {
        if (tricks < 0 || tricks > 13) {
            throw new IllegalArgumentException("tricks are not 0 to 13: " + tricks);
        }
        line = line.substring(0, Math.min(line.length(), LONGEST_LINE));
    }
}

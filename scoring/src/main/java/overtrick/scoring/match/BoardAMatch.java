package overtrick.scoring.match;

import overtrick.scoring.Unit;
import overtrick.scoring.reckoning.Fraction;
import overtrick.scoring.reckoning.Reason;
import overtrick.scoring.reckoning.Term;

/// Board-a-match, also called point-a-board: a board is won, tied or lost against the other table
/// of the match (tournaments.md §2.4).
///
/// @param win points for a board won, half of them for a tie; 2 or 1
/// @param tieMargin a difference of so many points or less is a tie; 0, at some tournaments 10
public record BoardAMatch(Fraction win, int tieMargin) implements TeamScoring {

    /// Two points a board, and every point counts.
    public static final BoardAMatch STANDARD = new BoardAMatch(Fraction.of(2), 0);

    public BoardAMatch {
        if (win.signum() <= 0 || tieMargin < 0) {
            throw new IllegalArgumentException(
                    "points for a board are not above 0, or the margin is below 0: %s, %d"
                            .formatted(win.text(), tieMargin));
        }
    }

    @Override
    public Unit unit() {
        return Unit.POINTS;
    }

    @Override
    public Fraction weight() {
        return win;
    }

    private Fraction value(int here, int there) {
        int difference = here + there;
        if (Math.abs(difference) <= tieMargin) {
            return win.over(2);
        }
        return difference > 0 ? win : Fraction.ZERO;
    }

    @Override
    public Term why(int here, int there) {
        var value = value(here, there);
        Reason reason =
                value.equals(win)
                        ? Reason.BOARD_WON
                        : value.signum() == 0 ? Reason.BOARD_LOST : Reason.BOARD_TIED;
        return Term.of(reason, value, here, -there);
    }
}

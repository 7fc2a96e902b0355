package overtrick.web.sheet;

import java.util.Optional;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.score.Result;
import overtrick.cards.Side;
import overtrick.club.duplicate.FinishedBoard;
import overtrick.club.sheet.Column;
import overtrick.web.Words;

/// One board on a score sheet.
///
/// @param imps for North and South against the robots' table, or of its own game; empty when it has
///   not been played there, or the game has none
public record ScoreLine(FinishedBoard board, Optional<Integer> imps) {

    public int number() {
        return board.board().number().value();
    }

    /// Who is vulnerable, as short as on a score card.
    public static String vulnerable(Vulnerability vulnerability, Words words) {
        return words.get("sheet.vul." + vulnerability);
    }

    /// The card led; empty when none was.
    public String lead(Words words) {
        return board.cards().stream().findFirst().map(words::symbols).orElse("");
    }

    /// Tricks of the declaring side; empty when the board was passed out.
    public String tricks() {
        return board.result() instanceof Result.Played(_, int tricks) ? String.valueOf(tricks) : "";
    }

    /// The score, in the column of the side that got it; a board without a score is 0 for both. On
    /// the sheet of a rubber both sides may have got something.
    public String points(Side side) {
        int points = got(side);
        return points > 0 || got(side.other()) == 0 ? String.valueOf(points) : "";
    }

    /// What a side has got, 0 when it has lost.
    int got(Side side) {
        return board.given()
                .filter(given -> given.held().isEmpty())
                .map(given -> given.sum(Column.of(side)))
                .orElseGet(() -> Math.max(0, board.points(side)));
    }

    /// The IMPs, in the column of the side that won them.
    public String imps(Side side) {
        if (imps.isEmpty()) {
            return "";
        }
        int won = won(side);
        return won < 0 ? "" : String.valueOf(won);
    }

    /// IMPs won by a side, negative when it lost them; 0 when nothing was compared.
    int won(Side side) {
        int won = imps.orElse(0);
        return side == Side.NORTH_SOUTH ? won : -won;
    }
}

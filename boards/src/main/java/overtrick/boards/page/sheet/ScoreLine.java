package overtrick.boards.page.sheet;

import java.util.Optional;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.score.Result;
import overtrick.bridge.sheet.Column;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.cards.Side;
import overtrick.page.Words;

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
    public Optional<String> lead(Words words) {
        return board.cards().stream().findFirst().map(words::symbols);
    }

    /// Tricks of the declaring side; empty when the board was passed out.
    public Optional<Integer> tricks() {
        return board.result() instanceof Result.Played(_, int tricks)
                ? Optional.of(tricks)
                : Optional.empty();
    }

    /// The score, in the column of the side that got it; a board without a score is 0 for both. On
    /// the sheet of a rubber both sides may have got something.
    public Optional<Integer> points(Side side) {
        int points = got(side);
        return points > 0 || got(side.other()) == 0 ? Optional.of(points) : Optional.empty();
    }

    /// What a side has got, 0 when it has lost.
    int got(Side side) {
        return board.given()
                .filter(given -> given.held().isEmpty())
                .map(given -> given.sum(Column.of(side)))
                .orElseGet(() -> Math.max(0, board.points(side)));
    }

    /// The IMPs, in the column of the side that won them; empty in the other, and when there are
    /// none.
    public Optional<Integer> imps(Side side) {
        return imps.map(_ -> won(side)).filter(won -> won >= 0);
    }

    /// IMPs won by a side, negative when it lost them; 0 when nothing was compared.
    int won(Side side) {
        int won = imps.orElse(0);
        return side == Side.NORTH_SOUTH ? won : -won;
    }
}

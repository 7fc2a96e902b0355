package overtrick.robots.board;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import overtrick.bridge.Board;
import overtrick.bridge.board.BoardCommand.OpenBoard;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridge.board.BoardRules;
import overtrick.bridge.board.HouseRules;
import overtrick.cards.Party.Outsider;
import overtrick.cards.Side;

/// A board at which four robots sit, under the rules of the house. Each gets the view of its own
/// seat, as at any table. Mutable.
public final class RobotBoard {

    private static final BoardRules RULES = new BoardRules(HouseRules.COMPARED);

    private final Robot northSouth;
    private final Robot eastWest;
    private BoardInPlay now;

    public RobotBoard(Board board, Robot northSouth, Robot eastWest) {
        this.northSouth = northSouth;
        this.eastWest = eastWest;
        now =
                RULES.after(RULES.start(), Outsider.HOUSE, new OpenBoard(board, Optional.empty()))
                        .orElseThrow();
    }

    /// The board as it comes to its end when nobody hurries the robots.
    public static BoardInPlay played(Board board, Robot northSouth, Robot eastWest) {
        var table = new RobotBoard(board, northSouth, eastWest);
        while (!table.now().isOver()) {
            table.move(() -> false);
        }
        return table.now();
    }

    public BoardInPlay now() {
        return now;
    }

    /// Lets the robot in turn call or play.
    ///
    /// @param enough ends its thinking
    /// @throws IllegalStateException if the board is over, or the robot does what is not allowed
    public void move(BooleanSupplier enough) {
        var actor = now.actor().orElseThrow(() -> new IllegalStateException("board is over"));
        var robot = actor.side() == Side.NORTH_SOUTH ? northSouth : eastWest;
        var view = RULES.view(Optional.of(now), actor).orElseThrow();
        var wish =
                robot.move(view, enough)
                        .orElseThrow(() -> new IllegalStateException("no move for " + view));
        now = RULES.after(Optional.of(now), actor, wish).orElseThrow();
    }
}

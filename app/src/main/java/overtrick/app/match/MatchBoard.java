package overtrick.app.match;

import overtrick.bridge.Board;
import overtrick.scoring.board.ImpTable;

/// A board in both rooms. In the closed room the sides have exchanged their systems.
record MatchBoard(Board board, Room open, Room closed) {

    /// For the side that is North–South in the open room, below zero when it lost.
    int imps() {
        return ImpTable.imps(open.points() - closed.points());
    }
}

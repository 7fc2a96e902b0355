package overtrick.app.match;

import overtrick.app.bid.SystemShelf;
import overtrick.bridge.Board;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.robots.board.Robot;
import overtrick.robots.search.Level;
import overtrick.robots.search.Scoring;
import overtrick.robots.search.Solvers;

/// The robots of a match that is played with cards. The same match is always played alike.
///
/// @param systems of the two teams: North–South in the open room, East–West there
/// @param one how well the first team plays
/// @param other how well the second team plays
/// @param seed where their chance comes from
record Players(
        Agreements systems, Level one, Level other, long seed, Readings readings, Solvers solvers) {

    Players(Agreements systems, Level one, Level other, long seed) {
        this(systems, one, other, seed, new Readings(SystemShelf::take), new Solvers());
    }

    @SuppressWarnings("ArgumentSelectionDefectChecker") // the teams change places
    MatchBoard play(Board board) {
        var exchanged = new Agreements(systems.eastWest(), systems.northSouth());
        return new MatchBoard(
                board,
                Room.play(board, robot(one, systems), robot(other, systems)),
                Room.play(board, robot(other, exchanged), robot(one, exchanged)));
    }

    private Robot robot(Level level, Agreements atTable) {
        return Robot.playing(level, atTable, readings, Scoring.IMPS, solvers, seed);
    }
}

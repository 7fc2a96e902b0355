package overtrick.app.match;

import java.util.Optional;
import overtrick.app.bid.SystemShelf;
import overtrick.bridge.Board;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.robots.board.Robot;
import overtrick.robots.search.ClaimJudge;
import overtrick.robots.search.Level;
import overtrick.robots.search.Solvers;
import overtrick.robots.stake.Plain;
import overtrick.solver.Solver;

/// The robots of a match that is played with cards. The same match is always played alike.
///
/// @param systems of the two teams: North–South in the open room, East–West there
/// @param one how well the first team plays
/// @param other how well the second team plays
/// @param rival who plays for the second team, if no robot of ours does
/// @param seed where their chance comes from
record Players(
        Agreements systems,
        Level one,
        Level other,
        Optional<Rival> rival,
        long seed,
        Readings readings,
        Solvers solvers) {

    Players(Agreements systems, Level one, Level other, Optional<Rival> rival, long seed) {
        this(systems, one, other, rival, seed, new Readings(SystemShelf::take), new Solvers());
    }

    MatchBoard play(Board board) {
        var there = exchanged();
        return new MatchBoard(
                board,
                Room.play(board, robot(one, systems), second(systems)),
                Room.play(board, second(there), robot(one, there)));
    }

    /// Only the auctions; the contracts take the tricks that they make with all cards open.
    MatchBoard bid(Board board, Solver solver) {
        var there = exchanged();
        return new MatchBoard(
                board,
                Room.bid(board, bidder(systems), second(systems), solver),
                Room.bid(board, second(there), bidder(there), solver));
    }

    @SuppressWarnings("ArgumentSelectionDefectChecker") // the teams change places
    private Agreements exchanged() {
        return new Agreements(systems.eastWest(), systems.northSouth());
    }

    private Robot second(Agreements atTable) {
        return rival.map(program -> program.at(atTable, other, seed))
                .map(player ->
                        new Robot(player, player, new ClaimJudge(atTable, readings, solvers)))
                .orElseGet(() -> robot(other, atTable));
    }

    private Robot bidder(Agreements atTable) {
        return Robot.playing(atTable, readings);
    }

    private Robot robot(Level level, Agreements atTable) {
        return Robot.playing(level, atTable, readings, Plain.IMPS, solvers, seed);
    }
}

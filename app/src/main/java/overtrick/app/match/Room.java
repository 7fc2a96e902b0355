package overtrick.app.match;

import overtrick.bridge.Board;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.AuctionResult.PassedOut;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.score.Result;
import overtrick.bridge.score.Result.Played;
import overtrick.cards.Side;
import overtrick.solver.Solver;
import overtrick.systems.TwoSystems;

/// What happened to a board in one of the two rooms.
///
/// @param points of North and South
record Room(Auction auction, Result result, int points) {

    /// Four robots bid; the contract takes the tricks that it makes with all cards open.
    static Room bid(Board board, TwoSystems systems, Solver solver) {
        var auction =
                systems.auction(board.deal(), board.dealer(), board.vulnerability()).auction();
        var result =
                switch (auction.result().orElseThrow()) {
                    case PassedOut() -> new Result.PassedOut();
                    case Contract contract ->
                            new Played(
                                    contract,
                                    solver.tricks(
                                            board.deal(), contract.strain(), contract.declarer()));
                };
        return new Room(auction, result, result.points(Side.NORTH_SOUTH, board.vulnerability()));
    }

    /// Such as `4HXS-2`, or `P`.
    String text() {
        return switch (result) {
            case Result.PassedOut() -> "P";
            case Played(var contract, int tricks) -> {
                int margin = tricks - contract.bid().tricks();
                yield contract.code() + (margin == 0 ? "=" : "%+d".formatted(margin));
            }
        };
    }
}

package overtrick.app.match;

import java.util.List;
import overtrick.bridge.Board;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.AuctionResult.PassedOut;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.play.Play;
import overtrick.bridge.score.Result;
import overtrick.bridge.score.Result.Played;
import overtrick.cards.Card;
import overtrick.cards.Side;
import overtrick.robots.board.Robot;
import overtrick.robots.board.RobotBoard;
import overtrick.solver.Solver;
import overtrick.systems.TwoSystems;

/// What happened to a board in one of the two rooms.
///
/// @param cards in the order in which they were played; none where they were not
/// @param points of North and South
record Room(Auction auction, List<Card> cards, Result result, int points) {

    Room {
        cards = List.copyOf(cards);
    }

    /// Robots bid and play the board to its end.
    static Room play(Board board, Robot northSouth, Robot eastWest) {
        var over = RobotBoard.played(board, northSouth, eastWest);
        var cards = over.play().map(Play::cards).orElse(List.of());
        return of(board, over.auction(), cards, over.result().orElseThrow());
    }

    private static Room of(Board board, Auction auction, List<Card> cards, Result result) {
        int points = result.points(Side.NORTH_SOUTH, board.vulnerability());
        return new Room(auction, cards, result, points);
    }

    /// Four robots bid; the contract takes the tricks that it makes with all cards open.
    static Room bid(Board board, TwoSystems systems, Solver solver) {
        var auction =
                systems.auction(board.deal(), board.dealer(), board.vulnerability()).auction();
        return bid(board, auction, solver);
    }

    /// Robots bid; the contract takes the tricks that it makes with all cards open.
    static Room bid(Board board, Robot northSouth, Robot eastWest, Solver solver) {
        var table = new RobotBoard(board, northSouth, eastWest);
        while (!table.now().auction().isOver()) {
            table.move(() -> false);
        }
        return bid(board, table.now().auction(), solver);
    }

    private static Room bid(Board board, Auction auction, Solver solver) {
        var result =
                switch (auction.result().orElseThrow()) {
                    case PassedOut() -> new Result.PassedOut();
                    case Contract contract ->
                            new Played(
                                    contract,
                                    solver.tricks(
                                            board.deal(), contract.strain(), contract.declarer()));
                };
        return of(board, auction, List.of(), result);
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

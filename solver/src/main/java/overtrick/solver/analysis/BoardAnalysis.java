package overtrick.solver.analysis;

import java.util.Optional;
import overtrick.bridge.Board;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.play.Play;
import overtrick.bridge.score.Result.Played;
import overtrick.cards.Side;
import overtrick.solver.DoubleDummyTable;
import overtrick.solver.SearchCancelledException;
import overtrick.solver.Solver;

/// A board seen with all cards open: its table, par, and what calls and cards cost, as far as there
/// were any.
public record BoardAnalysis(
        Board board,
        DoubleDummyTable table,
        Par par,
        Optional<AuctionAnalysis> auction,
        Optional<PlayAnalysis> play) {

    /// Analyses a board: its table, its par and, where they are known, its auction and its play.
    ///
    /// @throws SearchCancelledException if cancelled or interrupted
    public static BoardAnalysis of(
            Board board, Optional<Auction> auction, Optional<Play> play, Solver solver) {
        var table = solver.table(board.deal());
        return new BoardAnalysis(
                board,
                table,
                Par.of(table, board.vulnerability(), board.dealer()),
                auction.map(calls -> AuctionAnalysis.of(calls, table, board.vulnerability())),
                play.map(cards -> PlayAnalysis.of(cards, solver)));
    }

    /// The contract with the tricks it makes if nobody errs in the play; empty when there is none.
    public Optional<Played> expected() {
        return play.map(cards -> cards.play().contract())
                .map(contract -> new Played(contract, tricks(contract)));
    }

    /// What declarer's side loses by its contract against par, in points, before a card is played;
    /// negative when the other side loses. Empty when there is no contract.
    public Optional<Integer> contractCost() {
        return expected().map(this::cost);
    }

    private int tricks(Contract contract) {
        return table.tricks(contract.strain(), contract.declarer());
    }

    private int cost(Played expected) {
        Side declaring = expected.contract().declarer().side();
        return par.points(declaring) - expected.points(declaring, board.vulnerability());
    }
}

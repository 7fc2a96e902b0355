package overtrick.social;

import overtrick.bridge.board.BoardView;
import overtrick.bridge.sitting.SittingView;
import overtrick.robots.Bidder;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.robots.natural.NaturalBidder;
import overtrick.robots.natural.PartScoreBidder;

/// How robots bid among friends: with an eye on the sheet.
public record SheetBidding(Form form, Agreements agreements, Readings readings) {

    /// @param system bids by the agreements and knows of no sheet
    public Bidder bidder(SittingView<Tally> view, Bidder system) {
        var standing = view.score().now();
        return form.worth(standing)
                .<Bidder>map(NaturalBidder::new)
                .orElseGet(() ->
                        new PartScoreBidder(
                                system, readings, agreements, partScore(view, standing)));
    }

    private static int partScore(SittingView<Tally> view, Standing standing) {
        return view.board()
                .flatMap(BoardView::seat)
                .filter(_ -> !standing.isOver())
                .map(standing::partScore)
                .orElse(0);
    }
}

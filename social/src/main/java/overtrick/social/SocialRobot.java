package overtrick.social;

import java.util.List;
import java.util.Optional;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardCommand.DrawCard;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.sitting.SittingView;
import overtrick.bridge.sitting.SpreadView;
import overtrick.bridgetable.duplicate.Robots;
import overtrick.house.game.Player;

/// A robot among friends: it looks at the sheet before it bids.
record SocialRobot(Robots robots, SocialTerms terms)
        implements Player<BoardCommand, SittingView<Tally>> {

    private Player<BoardCommand, Optional<BoardView>> knowing(SittingView<Tally> view) {
        var bidding = new SheetBidding(terms.form());
        return robots.bidding(
                terms.agreements(),
                bidding.stake(view),
                terms.robots(),
                system -> bidding.bidder(view, system));
    }

    /// Whether cards are drawn for seats, and its own is still missing.
    private static boolean draws(SittingView<Tally> view) {
        return view.spread().filter(SpreadView::mine).isPresent();
    }

    @Override
    public Optional<BoardCommand> atOnce(SittingView<Tally> view) {
        return draws(view) ? Optional.of(new DrawCard()) : knowing(view).atOnce(view.board());
    }

    @Override
    public Optional<BoardCommand> think(SittingView<Tally> view) throws InterruptedException {
        return draws(view) ? Optional.of(new DrawCard()) : knowing(view).think(view.board());
    }

    @Override
    public List<BoardCommand> offers(SittingView<Tally> view) {
        return draws(view) ? List.of(new DrawCard()) : knowing(view).offers(view.board());
    }
}

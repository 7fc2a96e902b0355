package overtrick.social;

import overtrick.bridge.sitting.SittingView;
import overtrick.robots.Bidder;
import overtrick.robots.natural.NaturalBidder;
import overtrick.robots.stake.Stake;

/// How robots call and play among friends: with an eye on the sheet.
public record SheetBidding(Form form) {

    /// @param system bids by the agreements
    public Bidder bidder(SittingView<Tally> view, Bidder system) {
        return form.worth(view.score().now()).<Bidder>map(NaturalBidder::new).orElse(system);
    }

    /// What is played for, as it stands on the sheet; when a game is over, at the beginning of the
    /// next.
    public Stake stake(SittingView<Tally> view) {
        return form.stake(view.score().now());
    }
}

package overtrick.robots.natural;

import overtrick.bridge.auction.Call.Bid;
import overtrick.cards.Seat;

/// What the outcome of a deal is worth as the game stands: points, and what games won bring beyond
/// them. A part-score makes the bid that completes a game worth more.
public interface Worth {

    /// To the declaring side, below 0 when it loses.
    ///
    /// @param factor what trick points are multiplied by: 1, or more when doubled
    /// @param tricks that the declaring side wins, 0 to 13
    double of(Bid bid, int factor, Seat declarer, int tricks);

    /// What it is worth to pass before anything has been bid.
    default double ofPassing() {
        return 0;
    }

    /// What is too little to call for.
    double least();
}

package overtrick.solver.analysis;

import java.util.ArrayList;
import java.util.List;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.solver.DoubleDummyTable;

/// What each call of an auction cost, seen with all cards open.
///
/// @param table of the deal
public record AuctionAnalysis(
        Auction auction, DoubleDummyTable table, Vulnerability vulnerability, List<Step> steps) {

    /// One call. Points are from the view of the caller's side.
    ///
    /// @param before the score the auction leads to if nobody errs from this call on
    /// @param after the same, if nobody errs after this call
    public record Step(Seat caller, Call call, int before, int after) {

        /// Points given away, 0 or more.
        public int cost() {
            return before - after;
        }
    }

    public AuctionAnalysis {
        steps = List.copyOf(steps);
    }

    /// Analyses every call of an auction: what the board was worth to the caller's side before and
    /// after, in points at double-dummy play.
    public static AuctionAnalysis of(
            Auction auction, DoubleDummyTable table, Vulnerability vulnerability) {
        var steps = new ArrayList<Step>();
        int before = new BiddingGame(table, vulnerability, auction.first(0)).worth();
        for (int place = 0; place < auction.calls().size(); place++) {
            int after = new BiddingGame(table, vulnerability, auction.first(place + 1)).worth();
            var caller = auction.caller(place);
            int sign = caller.side() == Side.NORTH_SOUTH ? 1 : -1;
            steps.add(new Step(caller, auction.calls().get(place), sign * before, sign * after));
            before = after;
        }
        return new AuctionAnalysis(auction, table, vulnerability, steps);
    }
}

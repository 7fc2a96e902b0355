package overtrick.bench.bidding;

import java.util.List;
import overtrick.bridge.auction.Call;
import overtrick.robots.judgement.CallSearch;
import overtrick.systems.BiddingSystem;
import overtrick.systems.Understanding;
import overtrick.systems.hand.Hand;

/// Calls for a side, whatever hand of it is in turn.
interface Player {

    /// What its calls mean to the other side.
    BiddingSystem system();

    /// @param auction as it was understood before each call, and now
    Call call(List<Understanding> auction, Hand hand);

    /// The bidder by rules of this version.
    record ByRules(BiddingSystem system) implements Player {
        @Override
        public Call call(List<Understanding> auction, Hand hand) {
            return auction.getLast().choose(hand).call();
        }
    }

    /// The same with a search where the rules leave it close.
    ///
    /// @param searched told of all its calls
    record BySearch(BiddingSystem system, CallSearch search, Searched searched) implements Player {
        @Override
        public Call call(List<Understanding> auction, Hand hand) {
            long begun = Searched.cpu();
            var finding = search.find(auction, hand);
            searched.add(auction.getLast(), hand, finding, Searched.cpu() - begun);
            return finding.call();
        }
    }
}

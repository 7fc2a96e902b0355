package overtrick.bench.bidding;

import overtrick.bridge.auction.Call;
import overtrick.systems.BiddingSystem;
import overtrick.systems.Understanding;
import overtrick.systems.hand.Hand;

/// Calls for a side, whatever hand of it is in turn.
interface Player {

    /// What its calls mean to the other side.
    BiddingSystem system();

    Call call(Understanding now, Hand hand);

    /// The bidder by rules of this version.
    record ByRules(BiddingSystem system) implements Player {
        @Override
        public Call call(Understanding now, Hand hand) {
            return now.choose(hand).call();
        }
    }
}

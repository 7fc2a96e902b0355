package overtrick.robots.can.search;

import java.util.random.RandomGenerator;
import overtrick.robots.can.saying.CanSentence;
import overtrick.robots.can.sight.BidSight;
import overtrick.robots.can.sight.Verdict;
import overtrick.robots.can.thumb.ThumbBid;

/// Bids when declaring oneself is worth more than leaving it to whoever would declare now: both are
/// played out in the same deals, kitty and all.
public final class BidSearch {

    private final Effort effort;
    private final Prospects prospects = new Prospects();

    public BidSearch(Effort effort) {
        this.effort = effort;
    }

    /// The lowest level that can be bid, or [BidSight#PASS]. A higher level wins nothing more and
    /// costs tribute (can.md §6.1); the dealer has 80 without a word.
    public Verdict bid(BidSight sight, RandomGenerator chance) {
        if (sight.isDealer() || sight.level() == BidSight.HIGHEST) {
            return ThumbBid.verdict(BidSight.PASS, CanSentence.PASS_WEAK, sight.hand());
        }
        int holder = sight.holder();
        var declaring = new Tally();
        var leaving = new Tally();
        for (int world = 0; world < effort.bidWorlds(); world++) {
            prospects.deal(sight, chance);
            declaring.add(prospects.declaredBy(sight.seat()));
            leaving.add(prospects.declaredBy(holder));
        }
        long theirs = leaving.worth(sight.stakes(), sight.level());
        boolean bids =
                declaring.worth(sight.stakes(), sight.level() + 1)
                        > (sight.isOurs(holder) ? theirs : -theirs);
        int choice = bids ? sight.level() + 1 : BidSight.PASS;
        return ThumbBid.verdict(choice, sentence(bids, sight.isOurs(holder)), sight.hand());
    }

    private static CanSentence sentence(boolean bids, boolean partner) {
        if (bids) {
            return partner ? CanSentence.BID_OVER_PARTNER : CanSentence.BID_WORTH_MORE;
        }
        return partner ? CanSentence.LEAVE_TO_PARTNER : CanSentence.DEFENDING_WORTH_MORE;
    }

    /// What the deal is worth to the player's side if whoever would declare now does, in
    /// thousandths of a goal on average.
    public double worth(BidSight sight, RandomGenerator chance) {
        long sum = 0;
        int holder = sight.holder();
        for (int world = 0; world < effort.bidWorlds(); world++) {
            prospects.deal(sight, chance);
            int worth = sight.stakes().worth(sight.level(), prospects.declaredBy(holder));
            sum += sight.isOurs(holder) ? worth : -worth;
        }
        return (double) sum / effort.bidWorlds();
    }
}

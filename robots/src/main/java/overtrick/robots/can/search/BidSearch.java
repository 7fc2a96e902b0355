package overtrick.robots.can.search;

import java.util.random.RandomGenerator;
import overtrick.robots.can.saying.CanSentence;
import overtrick.robots.can.saying.Saying;
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
        int level = sight.level() + 1;
        int holder = sight.holder();
        long mine = 0;
        long leaving = 0;
        for (int world = 0; world < effort.bidWorlds(); world++) {
            prospects.deal(sight, chance);
            mine += sight.stakes().worth(level, prospects.declaredBy(sight.seat()));
            int theirs = sight.stakes().worth(sight.level(), prospects.declaredBy(holder));
            leaving += sight.isOurs(holder) ? theirs : -theirs;
        }
        boolean bids = mine > leaving;
        var sentence =
                bids
                        ? CanSentence.BID_WORTH_MORE
                        : sight.isOurs(holder)
                                ? CanSentence.LEAVE_TO_PARTNER
                                : CanSentence.DEFENDING_WORTH_MORE;
        return new Verdict(
                bids ? level : BidSight.PASS,
                Saying.of(sentence, effort.bidWorlds(), hundredths(mine), hundredths(leaving)));
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

    private String hundredths(long sum) {
        return CardSearch.hundredths((double) sum / effort.bidWorlds());
    }
}

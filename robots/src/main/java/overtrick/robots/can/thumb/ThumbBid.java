package overtrick.robots.can.thumb;

import overtrick.robots.can.open.Lanes;
import overtrick.robots.can.saying.CanSentence;
import overtrick.robots.can.saying.Saying;
import overtrick.robots.can.sight.BidSight;
import overtrick.robots.can.sight.Verdict;

/// When to bid by rules of thumb.
///
/// Declaring is a burden: the defenders have two ways to a goal and declarer's side one. So the
/// opponents of whoever would declare leave it to them unless their hand is good for a clean sweep;
/// their partner takes it over with a hand that is plainly better than what can be expected of
/// them.
public final class ThumbBid {

    /// From here on a hand does better than an unknown partner.
    private static final int FOR_PARTNER = 230;

    /// From here on declaring is worth more than defending.
    private static final int STRONG = 280;

    /// How much more each level asks for.
    private static final int A_LEVEL = 10;

    private ThumbBid() {}

    public static Verdict bid(BidSight sight) {
        int level = sight.level();
        int value = HandValue.of(sight.hand());
        if (sight.isDealer() || level == BidSight.HIGHEST) {
            return verdict(BidSight.PASS, CanSentence.PASS_WEAK, sight.hand());
        }
        if (sight.isOurs(sight.holder())) {
            boolean better = level == 0 && value >= FOR_PARTNER;
            return better
                    ? verdict(level + 1, CanSentence.BID_FOR_PARTNER, sight.hand())
                    : verdict(BidSight.PASS, CanSentence.PASS_WEAK, sight.hand());
        }
        return value >= STRONG + (A_LEVEL * level)
                ? verdict(level + 1, CanSentence.BID_STRONG, sight.hand())
                : verdict(BidSight.PASS, CanSentence.PASS_DEFEND, sight.hand());
    }

    /// The verdict with what it rests on: how many trumps the best suit would make, and which it
    /// is.
    public static Verdict verdict(int choice, CanSentence sentence, long hand) {
        int best = 0;
        for (int suit = 1; suit < Lanes.LANES; suit++) {
            best = HandValue.of(hand, suit) > HandValue.of(hand, best) ? suit : best;
        }
        int trumps = Long.bitCount(Lanes.swapped(hand, best) & Lanes.TRUMPS);
        return new Verdict(choice, Saying.of(sentence, trumps, "♣♦♥♠".charAt(best)));
    }
}

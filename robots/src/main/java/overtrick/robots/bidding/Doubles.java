package overtrick.robots.bidding;

import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Rank;
import overtrick.robots.hand.Hand;

/// When hands are good for defending against, or short of, what the opponents have bid.
final class Doubles {

    private Doubles() {}

    /// Whether the hand expects trump tricks against the last bid: four of them with two honours,
    /// or five. Against notrump a balance of points is enough.
    static boolean isTrumpStack(Situation situation, Hand hand) {
        var strain = situation.lastBid().map(Bid::strain);
        if (strain.isEmpty() || strain.get() == Strain.NOTRUMP) {
            return strain.isPresent();
        }
        var trumps = strain.get().trumps().orElseThrow();
        int length = hand.length(trumps);
        return length >= 5 || (length == 4 && hand.honours(trumps, Rank.TEN) >= 2);
    }

    /// Whether every unbid suit has three cards or more and each of theirs two at most, or, when
    /// they have bid two suits, four and four in the others; and there is no suit to bid instead.
    static boolean isTakeout(Situation situation, Hand hand) {
        var theirs = situation.theirSuits();
        int least = theirs.size() >= 2 ? 4 : 3;
        var longest = hand.longest();
        boolean ownSuit = hand.length(longest) >= (longest.isMajor() ? 5 : 6);
        return !ownSuit
                && situation.unbidSuits().stream().allMatch(suit -> hand.length(suit) >= least)
                && isShortInTheirs(situation, hand);
    }

    static boolean isShortInTheirs(Situation situation, Hand hand) {
        return situation.theirSuits().stream().allMatch(suit -> hand.length(suit) <= 2);
    }

    /// Whether a suit of theirs stands against notrump.
    static boolean isStopped(Situation situation, Hand hand) {
        return situation.theirSuits().stream().allMatch(hand::stops);
    }
}

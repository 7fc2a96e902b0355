package overtrick.systems;

import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Call.Word;
import overtrick.bridge.auction.Doubling;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Suit;
import overtrick.systems.hand.Aspect;
import overtrick.systems.hand.Box;
import overtrick.systems.hand.Range;
import overtrick.systems.language.Force;

/// The opponents have made the last bid: bid on to the level of our trumps, double what cannot
/// make, or let them play (robots.md §2.3).
record Contest(Reckoning sum, Verdicts verdicts) {

    /// Points of both hands with which to bid on below game, at the two level and at the three
    /// level.
    private static final int TWO_LEVEL = 16;

    private static final int THREE_LEVEL = 18;

    /// So much more when we are vulnerable.
    private static final int VULNERABLE = 3;

    /// Points of both hands with which we sacrifice at the four level against their game.
    private static final int SACRIFICE = 14;

    /// Points of both hands that beat a contract of theirs, with a trump stack and without.
    private static final int WITH_TRUMPS = 22;

    private static final int WITHOUT_TRUMPS = 27;

    /// From the five level on.
    private static final int HIGH_UP = 25;

    void offer() {
        for (var suit : sum.suits()) {
            sum.cheapest(Strain.of(suit)).ifPresent(bid -> compete(suit, bid));
        }
        punish();
    }

    /// As many trumps as tricks to take, and enough strength not to be doubled for a large penalty.
    private void compete(Suit suit, Bid bid) {
        int partners = sum.partner.length(suit).low();
        int told = sum.own.length(suit).low();
        int length = longEnough(bid, sum.likelyLength(suit));
        if (told >= length) {
            length = longEnough(bid, partners);
        }
        if (partners < 3 || told >= length) {
            return;
        }
        var trumps = Reckoning.atLeast(suit, length);
        int likely = sum.likelyWithShape();
        if (bid.level() <= 3) {
            int points =
                    (bid.level() == 3 ? THREE_LEVEL : TWO_LEVEL)
                            + (sum.vulnerable ? VULNERABLE : 0)
                            - likely;
            verdicts.offer(
                    bid,
                    trumps.and(sum.fit(suit, points, Reckoning.MOST)),
                    Decision.COMPETING,
                    Force.NONE);
        } else if (bid.level() == 4 && sum.isTheirGame() && !sum.vulnerable) {
            int ours = Math.max(0, SACRIFICE - likely);
            var weak = trumps.and(sum.fit(suit, ours, Reckoning.MOST));
            verdicts.offer(bid, weak, Decision.SACRIFICE, Force.SIGN_OFF);
        }
    }

    private static int longEnough(Bid bid, int partners) {
        return Math.max(3, 6 + bid.level() - partners);
    }

    private void punish() {
        var theirs = sum.last.orElseThrow();
        int likely = sum.likelyWithShape();
        if (sum.doubling() != Doubling.UNDOUBLED || theirs.level() < 3) {
            return;
        }
        theirs.strain()
                .trumps()
                .ifPresent(trumps ->
                        doubles(
                                Reckoning.atLeast(trumps, 4)
                                        .and(
                                                Aspect.HIGH_CARDS,
                                                new Range(Math.max(8, WITH_TRUMPS - likely), 37))));
        if (theirs.level() >= 4) {
            int enough = theirs.level() == 4 ? WITHOUT_TRUMPS : HIGH_UP;
            doubles(Box.ANY.and(Aspect.HIGH_CARDS, new Range(Math.max(8, enough - likely), 37)));
        }
    }

    private void doubles(Box shows) {
        verdicts.offer(Word.DOUBLE, shows, Decision.PENALTY_DOUBLE, Force.SIGN_OFF);
    }
}

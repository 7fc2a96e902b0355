package overtrick.systems;

import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Suit;
import overtrick.systems.hand.Aspect;
import overtrick.systems.hand.Box;
import overtrick.systems.hand.Measure;
import overtrick.systems.hand.Range;
import overtrick.systems.language.Force;

/// Below a game that is forced there is time: agree on partner's suit or repeat one's own before
/// notrump. A jump to game is the weakest raise.
record GameForce(Reckoning sum, Verdicts verdicts) {

    /// A hand within so many points of its least has nothing to add.
    private static final int NOTHING_EXTRA = 2;

    private static final int HIGHEST = 3;

    void offer() {
        for (var suit : sum.suits()) {
            if (suit.isMajor() && sum.partner.length(suit).low() >= 5) {
                support(suit);
            }
        }
        for (var suit : sum.suits()) {
            if (sum.own.length(suit).low() < 6) {
                low(
                        suit,
                        Reckoning.atLeast(suit, 6),
                        sum.hasBid(suit) ? Decision.OWN_SUIT : Decision.LONG_SUIT);
            }
        }
    }

    private void support(Suit suit) {
        var fit = Reckoning.atLeast(suit, 8 - Math.min(6, sum.partner.length(suit).low()));
        var points = Aspect.of(Measure.POINTS);
        int extra = sum.own.get(points).low() + NOTHING_EXTRA + 1;
        low(
                suit,
                fit.and(points, new Range(Math.min(extra, Reckoning.MOST), Reckoning.MOST)),
                Decision.RAISE_OF_RESPONSE);
    }

    private void low(Suit suit, Box shows, Decision decision) {
        sum.cheapest(Strain.of(suit))
                .filter(bid -> bid.level() <= HIGHEST && isBelowGame(bid))
                .ifPresent(bid -> verdicts.offer(bid, shows, decision, Force.GAME_FORCING));
    }

    private static boolean isBelowGame(Bid bid) {
        return bid.compareTo(new Bid(HIGHEST, Strain.NOTRUMP)) < 0;
    }
}

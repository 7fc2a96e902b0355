package overtrick.systems;

import overtrick.bridge.Vulnerability;
import overtrick.cards.Deal;
import overtrick.cards.Seat;
import overtrick.systems.hand.Hand;

/// The systems of the two sides at a table.
public record TwoSystems(BiddingSystem northSouth, BiddingSystem eastWest) {

    /// Both sides play the same.
    public static TwoSystems both(BiddingSystem system) {
        return new TwoSystems(system, system);
    }

    /// Before the first call.
    public Understanding start(Seat dealer, Vulnerability vulnerability) {
        return Understanding.start(northSouth, eastWest, dealer, vulnerability);
    }

    /// The whole auction of a deal, all four hands called by the rules of their systems.
    public Understanding auction(Deal deal, Seat dealer, Vulnerability vulnerability) {
        var now = start(dealer, vulnerability);
        while (!now.auction().isOver()) {
            var turn = now.auction().turn().orElseThrow();
            now = now.with(now.choose(Hand.of(deal.hand(turn))).call());
        }
        return now;
    }

    /// With the sides' systems exchanged, as in the other room.
    public TwoSystems exchanged() {
        return new TwoSystems(/* northSouth= */ eastWest, /* eastWest= */ northSouth);
    }
}

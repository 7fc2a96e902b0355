package overtrick.robots.bidding;

import java.util.Optional;
import overtrick.bridge.duplicate.BoardView;
import overtrick.cards.CardSet;
import overtrick.robots.Bidder;
import overtrick.robots.Bidding;
import overtrick.robots.hand.Hand;

/// Bids by a natural system: five-card majors, 1NT 15–17, strong 2♣, weak twos, limit raises,
/// Stayman, takeout and negative doubles, and a plain Blackwood.
///
/// One table serves for all (robots, §2.1): the calls so far are read with the same offers from
/// which the next call is chosen, and an offer explains itself. The first offer that admits the
/// hand is taken.
public record NaturalBidder() implements Bidder {

    @Override
    public Bidding call(BoardView view) {
        var seat = view.seat().orElseThrow();
        var hand = new Hand(view.hands().getOrDefault(seat, CardSet.NONE));
        var situation = Situation.of(view.auction(), view.vulnerability());
        var offer = NaturalSystem.choice(situation, hand);
        return new Bidding(offer.call(), Optional.of(offer.meaning()));
    }
}

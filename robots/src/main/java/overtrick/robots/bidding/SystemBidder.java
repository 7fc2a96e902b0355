package overtrick.robots.bidding;

import java.util.Optional;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.board.Meaning;
import overtrick.cards.CardSet;
import overtrick.robots.Bidder;
import overtrick.robots.Bidding;
import overtrick.robots.Meanings;
import overtrick.systems.hand.Hand;

/// Bids by the rules of the system that its side plays and by nothing else: the call is the first
/// that the system has for the hand (robots.md §2.1).
public record SystemBidder(Agreements agreements, Readings readings) implements Bidder {

    @Override
    public Bidding call(BoardView view) {
        var seat = view.seat().orElseThrow();
        var now = readings.of(agreements, view.auction(), view.vulnerability());
        var cards = view.hands().getOrDefault(seat, CardSet.NONE);
        var choice = now.choose(Hand.of(cards));
        var meaning =
                Meaning.of(Meanings.BY_SYSTEM, agreements.of(seat.side()), choice.row().key());
        return new Bidding(choice.call(), Optional.of(meaning));
    }
}

package overtrick.robots.bidding;

import java.util.Optional;
import overtrick.bridge.auction.Call.Word;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.board.Meaning;
import overtrick.cards.CardSet;
import overtrick.robots.Bidder;
import overtrick.robots.Bidding;
import overtrick.robots.Meanings;
import overtrick.robots.stake.Plain;
import overtrick.robots.stake.Stake;
import overtrick.systems.hand.Hand;

/// Bids by the rules of the system that its side plays and by nothing else: the call is the first
/// that the system has for the hand (robots.md §2.1). Only where a part-score makes a game of less,
/// it stops there.
///
/// @param stake what the table plays for
public record SystemBidder(Agreements agreements, Readings readings, Stake stake)
        implements Bidder {

    /// Where nothing is carried on from other deals.
    public SystemBidder(Agreements agreements, Readings readings) {
        this(agreements, readings, Plain.IMPS);
    }

    @Override
    public Bidding call(BoardView view) {
        var seat = view.seat().orElseThrow();
        var now = readings.of(agreements, view.auction(), view.vulnerability());
        var cards = view.hands().getOrDefault(seat, CardSet.NONE);
        var choice = now.choose(Hand.of(cards));
        if (GameReached.stops(now, choice, stake)) {
            return new Bidding(Word.PASS, Optional.empty());
        }
        var meaning =
                Meaning.of(Meanings.BY_SYSTEM, agreements.of(seat.side()), choice.row().key());
        return new Bidding(choice.call(), Optional.of(meaning));
    }
}

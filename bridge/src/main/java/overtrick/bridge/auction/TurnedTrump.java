package overtrick.bridge.auction;

import java.util.List;
import java.util.Optional;
import overtrick.bridge.auction.Call.Bid;
import overtrick.cards.Card;
import overtrick.cards.Seat;

/// Whist: nothing is called. The last card dealt, the dealer's, is turned up, and its suit is
/// trumps (bridge.md §11.1). The contract is the odd trick in that suit by the dealer: no more than
/// a way to tell how the deal came out.
///
/// @param card turned up; empty as long as nothing has been dealt
public record TurnedTrump(Optional<Card> card, DummyRule dummy) implements Bidding {

    /// Before the deal.
    public static TurnedTrump with(DummyRule dummy) {
        return new TurnedTrump(Optional.empty(), dummy);
    }

    @Override
    public Bidding turned(Optional<Card> up) {
        return new TurnedTrump(up, dummy);
    }

    @Override
    public Optional<Seat> turn(Seat dealer, List<Call> calls) {
        return Optional.empty();
    }

    @Override
    public Optional<CallRefusal> refusal(Seat dealer, List<Call> calls, Call next) {
        return Optional.of(CallRefusal.AUCTION_OVER);
    }

    @Override
    public Optional<AuctionResult> result(Seat dealer, List<Call> calls) {
        return card.map(
                up -> new Contract(new Bid(1, Strain.of(up.suit())), Doubling.UNDOUBLED, dealer));
    }

    @Override
    public int doublings(List<Call> calls) {
        return 0;
    }
}

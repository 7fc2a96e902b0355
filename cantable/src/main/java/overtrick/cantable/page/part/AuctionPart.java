package overtrick.cantable.page.part;

import java.util.Optional;
import overtrick.can.auction.CanAuction;
import overtrick.cantable.page.words.Speech;
import overtrick.cards.Seat;

/// The round of bids, everybody's in turn.
public record AuctionPart(Speech speech, Optional<CanAuction> auction) {

    public static AuctionPart of(CanPage page) {
        return new AuctionPart(page.speech(), page.deal().flatMap(deal -> deal.auction()));
    }

    /// Who speaks at a place of the round, from 0.
    public Seat caller(int place) {
        return auction.orElseThrow().caller(place);
    }

    /// What was called at a place; empty when nothing was yet.
    public Optional<String> call(int place) {
        var calls = auction.orElseThrow().calls();
        return place < calls.size() ? Optional.of(speech.call(calls.get(place))) : Optional.empty();
    }

    public boolean isAsked(int place) {
        return auction.filter(now -> now.turn().isPresent() && now.calls().size() == place)
                .isPresent();
    }

    /// Whether the call at this place has won the auction.
    public boolean isWon(int place) {
        return auction.flatMap(CanAuction::declarer).filter(caller(place)::equals).isPresent();
    }
}

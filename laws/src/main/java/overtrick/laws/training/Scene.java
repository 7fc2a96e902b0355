package overtrick.laws.training;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.bridge.auction.Auction;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;

/// What lies on the table in a case, as far as it matters.
///
/// @param auction the lawful calls before the irregularity
/// @param hands the cards still held by those whose cards matter
/// @param trick the cards of the trick that it happened in
public record Scene(Optional<Auction> auction, Map<Seat, CardSet> hands, List<Laid> trick) {

    /// A card on the table.
    public record Laid(Seat seat, Card card) {}

    public Scene {
        hands = Map.copyOf(hands);
        trick = List.copyOf(trick);
        var seen = CardSet.NONE;
        for (var hand : hands.values()) {
            if (hand.intersects(seen)) {
                throw new IllegalArgumentException("two hands hold the same card: " + hand);
            }
            seen = seen.union(hand);
        }
        for (var laid : trick) {
            if (seen.contains(laid.card())) {
                throw new IllegalArgumentException("on the table and elsewhere: " + laid.card());
            }
            seen = seen.with(laid.card());
        }
    }
}

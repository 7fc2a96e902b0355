package overtrick.robots.play;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call.Bid;
import overtrick.cards.Seat;
import overtrick.cards.Suit;

/// The suits each seat has bid, taken at their word.
record BidSuits(Map<Seat, List<Suit>> bySeat) {

    static BidSuits of(Auction auction) {
        var bySeat = new EnumMap<Seat, List<Suit>>(Seat.class);
        for (int place = 0; place < auction.calls().size(); place++) {
            var caller = auction.caller(place);
            if (auction.calls().get(place) instanceof Bid bid) {
                bid.strain()
                        .trumps()
                        .ifPresent(suit ->
                                bySeat.computeIfAbsent(caller, _ -> new ArrayList<>()).add(suit));
            }
        }
        return new BidSuits(Map.copyOf(bySeat));
    }

    boolean has(Seat seat, Suit suit) {
        return bySeat.getOrDefault(seat, List.of()).contains(suit);
    }

    /// The suits either of the two partners has bid.
    Set<Suit> of(Seat one) {
        var suits = EnumSet.noneOf(Suit.class);
        suits.addAll(bySeat.getOrDefault(one, List.of()));
        suits.addAll(bySeat.getOrDefault(one.partner(), List.of()));
        return suits;
    }
}

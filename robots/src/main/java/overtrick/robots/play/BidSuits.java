package overtrick.robots.play;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import overtrick.bridge.auction.Call.Bid;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.systems.Meant;
import overtrick.systems.Understanding;

/// The suits each seat has bid and holds: a transfer to hearts counts for hearts and not for
/// diamonds.
record BidSuits(Map<Seat, Set<Suit>> bySeat) {

    /// A suit that was bid is held with so many cards, another that a bid has shown with more.
    private static final int BID = 3;

    private static final int SHOWN = 5;

    static BidSuits of(Understanding auction) {
        var bySeat = new EnumMap<Seat, Set<Suit>>(Seat.class);
        for (var meant : auction.calls()) {
            bySeat.computeIfAbsent(meant.caller(), _ -> EnumSet.noneOf(Suit.class))
                    .addAll(suits(meant));
        }
        return new BidSuits(Map.copyOf(bySeat));
    }

    private static Set<Suit> suits(Meant meant) {
        var suits = EnumSet.noneOf(Suit.class);
        if (meant.call() instanceof Bid(_, var strain)) {
            var bounds = meant.shows().bounds();
            for (var suit : Suit.values()) {
                boolean named = strain.trumps().filter(suit::equals).isPresent();
                if (bounds.length(suit).low() >= (named ? BID : SHOWN)) {
                    suits.add(suit);
                }
            }
        }
        return suits;
    }

    boolean has(Seat seat, Suit suit) {
        return bySeat.getOrDefault(seat, Set.of()).contains(suit);
    }

    /// The suits either of the two partners has bid.
    Set<Suit> of(Seat one) {
        var suits = EnumSet.noneOf(Suit.class);
        suits.addAll(bySeat.getOrDefault(one, Set.of()));
        suits.addAll(bySeat.getOrDefault(one.partner(), Set.of()));
        return suits;
    }
}

package overtrick.robots.layout;

import java.util.ArrayList;
import java.util.List;
import overtrick.bridge.auction.Call;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.systems.Understanding;
import overtrick.systems.hand.Hand;

/// How well a hand fits the calls of its seat: the seat's own system is asked again what it would
/// have called, passes too. What it would not have called is not impossible, for people stretch and
/// err; but it is unlikely.
final class AuctionFit {

    /// How likely a call is that the system would not have made.
    private static final double STRANGE = 0.02;

    private record Said(Understanding before, Call call) {

        boolean fits(Hand hand) {
            return before.choose(hand).call().equals(call);
        }
    }

    private final List<Said> said = new ArrayList<>();

    /// @param auction as it was understood before each call, and at the end
    AuctionFit(Seat seat, List<Understanding> auction) {
        var calls = auction.getLast().auction().calls();
        for (int place = 0; place < calls.size(); place++) {
            if (auction.getLast().auction().caller(place) == seat) {
                said.add(new Said(auction.get(place), calls.get(place)));
            }
        }
    }

    /// From 1 for a hand that would have called just so.
    double weight(long cards) {
        if (said.isEmpty()) {
            return 1;
        }
        var hand = Hand.of(new CardSet(cards));
        double weight = 1;
        for (var one : said) {
            weight *= one.fits(hand) ? 1 : STRANGE;
        }
        return weight;
    }
}

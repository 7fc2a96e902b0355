package overtrick.social;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import overtrick.bridge.ancestors.WhistScorer;
import overtrick.bridge.ancestors.WhistTerms;
import overtrick.bridge.auction.Strain;
import overtrick.bridge.sheet.Honours;
import overtrick.cards.CardSet;
import overtrick.cards.Deal;
import overtrick.cards.Seat;

/// The honours of a deal that count, by who was dealt them: what the sheet credits without being
/// asked, shown card by card.
record DealtHonours(Deal deal, Strain strain) {

    /// Those of contract: enough in one hand.
    Map<Seat, CardSet> inOneHand() {
        var honours = Honours.of(deal, strain);
        return of(seat -> honours.contractPoints(seat) > 0, this::at);
    }

    /// Where those of partners count together, three or more.
    Map<Seat, CardSet> together() {
        var honours = Honours.of(deal, strain);
        return of(seat -> honours.of(seat.side()) >= 3, this::at);
    }

    private CardSet at(Seat seat) {
        return Honours.among(deal.hand(seat), strain);
    }

    /// Those of whist.
    Map<Seat, CardSet> at(WhistTerms terms) {
        return of(
                seat -> {
                    int held = ofWhist(seat).size() + ofWhist(seat.partner()).size();
                    return terms.honourPoints(held, 0) > 0;
                },
                this::ofWhist);
    }

    private CardSet ofWhist(Seat seat) {
        return WhistScorer.honours(deal.hand(seat), strain);
    }

    private static Map<Seat, CardSet> of(Predicate<Seat> which, Function<Seat, CardSet> held) {
        var all = new EnumMap<Seat, CardSet>(Seat.class);
        for (var seat : Seat.values()) {
            var cards = held.apply(seat);
            if (!cards.isEmpty() && which.test(seat)) {
                all.put(seat, cards);
            }
        }
        return all;
    }
}

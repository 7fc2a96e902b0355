package overtrick.robots.bidding;

import static overtrick.robots.bidding.Contracts.bid;
import static overtrick.robots.bidding.Contracts.notrump;

import java.util.ArrayList;
import java.util.List;
import overtrick.cards.Suit;
import overtrick.robots.Sentence;
import overtrick.robots.hand.Hand;

/// What opener says after a strong 2♣, and to Stayman.
final class StrongRebids {

    private StrongRebids() {}

    /// 2NT 22–24 may be passed; everything else promises game.
    static List<Offer> offers(Situation situation) {
        var offers = new ArrayList<Offer>();
        for (var suit : situation.suitsOf(situation.seat().partner())) {
            offers.add(
                    Offer.of(situation.cheapest(suit), Sentence.RAISE)
                            .support(22)
                            .length(suit, 3)
                            .forcing(Forcing.GAME));
        }
        offers.add(Offer.of(notrump(3), Sentence.NOTRUMP).highCards(25, 27).balanced());
        offers.add(Offer.of(notrump(2), Sentence.NOTRUMP).highCards(21, 24).balanced());
        for (int least = 5; least >= 4; least--) {
            for (var suit : Hand.SUITS.reversed()) {
                offers.add(
                        Offer.of(situation.cheapest(suit), Sentence.OWN_SUIT)
                                .points(22)
                                .length(suit, least)
                                .when(hand -> hand.longest() == suit)
                                .forcing(Forcing.GAME));
            }
        }
        offers.addAll(Placement.offers(situation));
        return offers;
    }

    /// The cheaper of two majors first; diamonds deny both.
    static List<Offer> staymanAnswers(Situation situation) {
        int level = situation.cheapest(Suit.HEARTS).level();
        var offers = new ArrayList<Offer>();
        for (var major : List.of(Suit.HEARTS, Suit.SPADES)) {
            offers.add(
                    Offer.of(bid(level, major), Sentence.STAYMAN_MAJOR)
                            .length(major, 4, 5)
                            .forcing(Forcing.ONE_ROUND));
        }
        offers.add(
                Offer.of(bid(level, Suit.DIAMONDS), Sentence.STAYMAN_NONE)
                        .length(Suit.HEARTS, 2, 3)
                        .length(Suit.SPADES, 2, 3)
                        .forcing(Forcing.ONE_ROUND));
        offers.addAll(Placement.offers(situation));
        return offers;
    }
}

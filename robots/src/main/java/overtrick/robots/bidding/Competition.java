package overtrick.robots.bidding;

import java.util.ArrayList;
import java.util.List;
import overtrick.bridge.auction.Call.Word;
import overtrick.cards.Suit;
import overtrick.robots.Sentence;
import overtrick.robots.hand.Hand;

/// Their bid stands, and our side has spoken before: double for penalties with clear strength,
/// reopen with a takeout double when partner has been silent, or bid on as far as there are trumps
/// (the law of total tricks: as many tricks as both hands have trumps).
final class Competition {

    private Competition() {}

    /// @param likely points to reckon with in partner's hand
    static List<Offer> offers(Situation situation, int likely) {
        if (!situation.isTheirBid()) {
            return List.of();
        }
        var offers = new ArrayList<Offer>();
        var last = situation.lastBid().orElseThrow();
        int ours = Contracts.GAME - likely;
        if (situation.partnersActions().isEmpty()) {
            if (last.level() <= 2) {
                offers.add(reopening(situation));
            }
        } else {
            offers.add(
                    penalty(ours)
                            .when(hand ->
                                    last.level() >= 2 && Doubles.isTrumpStack(situation, hand)));
            if (last.level() >= 4) {
                offers.add(penalty(ours + 1));
            }
        }
        for (var suit : Hand.SUITS.reversed()) {
            if (last.level() <= 3) {
                offers.add(higher(situation, suit, likely));
            }
        }
        ownSuit(situation, offers);
        if (situation.isForced()) {
            offers.add(Offer.of(Word.DOUBLE, Sentence.PENALTY_DOUBLE));
        }
        return offers;
    }

    private static Offer penalty(int points) {
        return Offer.of(Word.DOUBLE, Sentence.PENALTY_DOUBLE).highCards(Math.max(points, 8));
    }

    private static Offer reopening(Situation situation) {
        var offer =
                Offer.of(Word.DOUBLE, Sentence.TAKEOUT_DOUBLE)
                        .highCards(14)
                        .forcing(Forcing.ONE_ROUND)
                        .when(hand -> Doubles.isShortInTheirs(situation, hand));
        for (var suit : situation.unbidSuits()) {
            offer = offer.length(suit, 3);
        }
        return offer;
    }

    /// A raise to the level of the trumps, with eighteen points together for two, and two more for
    /// each level above.
    private static Offer higher(Situation situation, Suit suit, int likely) {
        var bid = situation.cheapest(suit);
        int trumps = 6 + bid.level() - situation.partner().length(suit).low();
        int points = 18 + 2 * (bid.level() - 2) - likely;
        boolean shared = situation.partner().length(suit).low() >= 3 && bid.level() <= 4;
        return Offer.of(bid, Sentence.COMPETING)
                .support(Math.max(points, 0), shared ? Contracts.GAME : -1)
                .length(suit, Math.max(trumps, 3));
    }

    /// A long suit shown before is bid again with more than it has promised.
    private static void ownSuit(Situation situation, List<Offer> offers) {
        for (var suit : situation.suitsOf(situation.seat())) {
            var bid = situation.cheapest(suit);
            if (bid.level() <= 3) {
                offers.add(
                        Offer.of(bid, Sentence.OWN_SUIT)
                                .points(9 + 2 * bid.level(), 21)
                                .length(
                                        suit,
                                        situation.me().length(suit).low() + 1 + bid.level() / 3)
                                .when(hand -> hand.length(suit) >= 6));
            }
        }
    }
}

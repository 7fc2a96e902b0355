package overtrick.robots.bidding;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Suit;
import overtrick.robots.Sentence;
import overtrick.robots.hand.Hand;

/// Finding a place to stop when there is no game, and something to say when one must speak.
final class PartScores {

    private PartScores() {}

    /// Long suits of one's own, preference between partner's suits, a retreat to 1NT, or pass.
    ///
    /// @param most points that are not worth an invitation
    static List<Offer> offers(Situation situation, int most) {
        if (!situation.isOurBid() || situation.partnersActions().isEmpty()) {
            return List.of();
        }
        var offers = new ArrayList<Offer>();
        var last = situation.lastBid().orElseThrow();
        var partners = situation.suitsOf(situation.seat().partner());
        for (var suit : partners) {
            if (Strain.of(suit) != last.strain()) {
                offers.add(preference(situation, suit, last, most));
            }
        }
        for (var suit : Hand.SUITS.reversed()) {
            if (!partners.contains(suit) && situation.cheapest(suit).level() <= 2) {
                offers.add(ownSuit(situation, suit, last, most));
            }
        }
        if (last.level() == 1 && last.strain() != Strain.NOTRUMP) {
            offers.add(
                    Offer.of(situation.cheapest(Strain.NOTRUMP), Sentence.NOTRUMP)
                            .points(6, most)
                            .when(hand -> lengthWithPartner(situation, hand, last) < 8)
                            .when(hand -> Doubles.isStopped(situation, hand)));
        }
        return offers;
    }

    /// Back to an earlier suit of partner's when there are more trumps in it.
    private static Offer preference(Situation situation, Suit suit, Bid last, int most) {
        var bid = situation.cheapest(suit);
        int levels = bid.level() - last.level();
        return Offer.of(bid, Sentence.PREFERENCE)
                .points(0, bid.level() <= 3 && levels <= 1 ? most : -1)
                .length(suit, 2)
                .when(hand ->
                        lengthWithPartner(situation, hand, bid)
                                > lengthWithPartner(situation, hand, last) + levels);
    }

    private static Offer ownSuit(Situation situation, Suit suit, Bid last, int most) {
        boolean notrump = last.strain() == Strain.NOTRUMP;
        int length = notrump && situation.me().length(suit).low() >= 4 ? 5 : 6;
        return Offer.of(situation.cheapest(suit), Sentence.TO_PLAY)
                .points(0, situation.me().length(suit).low() >= length ? -1 : most)
                .length(suit, length)
                .when(hand -> notrump || lengthWithPartner(situation, hand, last) < 8)
                .forcing(notrump ? Forcing.SIGN_OFF : Forcing.NONE);
    }

    /// Trumps of both hands, as far as partner has shown them; at notrump as many as a poor fit.
    private static int lengthWithPartner(Situation situation, Hand hand, Bid bid) {
        return bid.strain()
                .trumps()
                .map(suit -> hand.length(suit) + situation.partner().length(suit).low())
                .orElse(6);
    }

    /// Something for every hand, cheapest bids in the order support, long suits, notrump, anything.
    static List<Offer> leastLies(Situation situation) {
        var offers = new ArrayList<Offer>();
        var partners = situation.suitsOf(situation.seat().partner());
        for (var suit : partners) {
            offers.add(lie(situation, suit, Placement.trumpsForFit(situation, suit)));
        }
        for (var suit : Hand.SUITS.reversed()) {
            if (!partners.contains(suit) && !situation.theirSuits().contains(suit)) {
                offers.add(
                        lie(situation, suit, Math.max(5, situation.me().length(suit).low() + 1)));
            }
        }
        for (var suit : partners) {
            offers.add(lie(situation, suit, 3));
        }
        offers.add(Offer.of(situation.cheapest(Strain.NOTRUMP), Sentence.LEAST_LIE));
        var anything = EnumSet.copyOf(Hand.SUITS);
        anything.forEach(suit -> offers.add(lie(situation, suit, 2)));
        return offers.stream().filter(offer -> isBelowSlam(offer)).toList();
    }

    private static Offer lie(Situation situation, Suit suit, int length) {
        return Offer.of(situation.cheapest(suit), Sentence.LEAST_LIE).length(suit, length);
    }

    private static boolean isBelowSlam(Offer offer) {
        return offer.call() instanceof Bid(int level, var strain)
                && level <= (strain == Strain.NOTRUMP ? 3 : 5);
    }
}

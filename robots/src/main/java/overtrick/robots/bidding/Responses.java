package overtrick.robots.bidding;

import static overtrick.robots.bidding.Contracts.bid;
import static overtrick.robots.bidding.Contracts.notrump;

import java.util.ArrayList;
import java.util.List;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Suit;
import overtrick.robots.Sentence;
import overtrick.robots.hand.Hand;

/// The first words to a partner who has opened: which table, and those for the artificial and the
/// weak openings. Those for one of a suit are in [SuitResponses], for notrump in
/// [NotrumpResponses].
final class Responses {

    private Responses() {}

    static List<Offer> offers(Situation situation) {
        var opening = situation.partnersActions().getFirst();
        if (!(opening.call() instanceof Bid(int level, var strain))) {
            return Placement.offers(situation);
        }
        if (opening.sentence() == Sentence.OPENING_STRONG) {
            return toStrong();
        }
        if (strain == Strain.NOTRUMP) {
            return level <= 2
                    ? NotrumpResponses.offers(situation, level)
                    : Placement.offers(situation);
        }
        var suit = strain.trumps().orElseThrow();
        return level == 1 ? SuitResponses.offers(situation, suit) : toWeak(situation, suit, level);
    }

    /// To 2♣: eight points and a good suit, or balanced, promise game; all else waits with 2♦.
    private static List<Offer> toStrong() {
        var offers = new ArrayList<Offer>();
        for (var suit : Hand.SUITS.reversed()) {
            int level = suit.isMajor() ? 2 : 3;
            offers.add(
                    Offer.of(bid(level, suit), Sentence.POSITIVE)
                            .points(8)
                            .length(suit, 5)
                            .when(hand -> hand.isGood(suit) && hand.longest() == suit)
                            .forcing(Forcing.GAME));
        }
        offers.add(
                Offer.of(notrump(2), Sentence.NOTRUMP)
                        .highCards(8)
                        .balanced()
                        .forcing(Forcing.GAME));
        offers.add(Offer.of(bid(2, Suit.DIAMONDS), Sentence.WAITING).forcing(Forcing.ONE_ROUND));
        offers.add(Offer.pass(Sentence.NOTHING_MORE));
        return offers;
    }

    /// To weak twos and preempts: raise by the number of trumps, bid game on strength.
    private static List<Offer> toWeak(Situation situation, Suit suit, int level) {
        var offers = new ArrayList<Offer>();
        var game = Contracts.game(suit);
        int enough = suit.isMajor() ? 15 : 18;
        offers.add(
                Offer.of(Contracts.THREE_NOTRUMP, Sentence.TO_PLAY_NOTRUMP)
                        .highCards(16)
                        .length(suit, 2, suit.isMajor() ? 2 : 4)
                        .when(hand -> isStoppedEverywhere(hand, suit)));
        offers.add(Offer.of(game, Sentence.RAISE).support(enough).length(suit, 2));
        if (level == 2) {
            for (var own : Hand.SUITS.reversed()) {
                if (own != suit) {
                    offers.add(newSuit(situation, own));
                }
            }
        }
        int fit = 10 - (level == 2 ? 6 : 7); // ten trumps for ten tricks: the law of total tricks
        offers.add(preemptiveRaise(game, suit, suit.isMajor() ? fit : fit + 1));
        if (level == 2) {
            offers.add(preemptiveRaise(bid(3, suit), suit, 3));
        }
        offers.add(Offer.pass(Sentence.NOTHING_MORE));
        return offers;
    }

    private static Offer newSuit(Situation situation, Suit own) {
        return Offer.of(situation.cheapest(own), Sentence.NEW_SUIT_FORCING)
                .points(16)
                .length(own, 5)
                .when(hand -> hand.longest() == own)
                .forcing(Forcing.ONE_ROUND);
    }

    private static Offer preemptiveRaise(Bid raise, Suit suit, int trumps) {
        return Offer.of(raise, Sentence.RAISE_PREEMPTIVE)
                .support(5, 14)
                .length(suit, trumps)
                .forcing(Forcing.SIGN_OFF);
    }

    private static boolean isStoppedEverywhere(Hand hand, Suit but) {
        return Hand.SUITS.stream().allMatch(suit -> suit == but || hand.stops(suit));
    }
}

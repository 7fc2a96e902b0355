package overtrick.robots.bidding;

import static overtrick.robots.bidding.Contracts.bid;
import static overtrick.robots.bidding.Contracts.notrump;

import java.util.ArrayList;
import java.util.List;
import overtrick.cards.Suit;
import overtrick.robots.Sentence;
import overtrick.robots.hand.Hand;

/// The first bid (systems, §4): 1NT 15–17, five-card majors, the better minor, 2♣ strong, weak
/// twos, and higher preempts by the rule of two and three (systems, §1.1).
final class Openings {

    /// Bids a preempt counts on partner for: undoubled, that loses about 500.
    private static final int OVERBID_VULNERABLE = 2;

    private static final int OVERBID = 3;

    private Openings() {}

    static List<Offer> offers(Situation situation) {
        var offers = new ArrayList<Offer>();
        offers.add(Offer.of(notrump(2), Sentence.OPENING_NOTRUMP).highCards(20, 21).balanced());
        offers.add(
                Offer.of(bid(2, Suit.CLUBS), Sentence.OPENING_STRONG)
                        .points(22)
                        .forcing(Forcing.ONE_ROUND));
        offers.add(Offer.of(notrump(1), Sentence.OPENING_NOTRUMP).highCards(15, 17).balanced());
        for (var suit : Hand.SUITS.reversed()) {
            offers.add(
                    Offer.of(bid(1, suit), Sentence.OPENING_SUIT)
                            .points(12, 21)
                            .length(suit, suit.isMajor() ? 5 : 3)
                            .when(hand -> hand.obeysRuleOfTwenty() && suitToOpen(hand) == suit));
        }
        boolean partnerMayHaveMuch = situation.readings().size() < 3;
        if (partnerMayHaveMuch) {
            offers.addAll(preempts(situation));
        }
        offers.add(Offer.pass(Sentence.OPENING_PASS).points(0, 13));
        return offers;
    }

    /// The longest suit when it has five cards, the higher of equals; else the better minor, 1♦
    /// with four cards in each and 1♣ with three.
    static Suit suitToOpen(Hand hand) {
        var longest = hand.longest();
        if (hand.length(longest) >= 5) {
            return longest;
        }
        int more = hand.length(Suit.DIAMONDS) - hand.length(Suit.CLUBS);
        boolean diamonds = more > 0 || (more == 0 && hand.length(Suit.DIAMONDS) == 4);
        return diamonds ? Suit.DIAMONDS : Suit.CLUBS;
    }

    private static List<Offer> preempts(Situation situation) {
        var offers = new ArrayList<Offer>();
        for (var suit : Hand.SUITS.reversed()) {
            for (int level = Contracts.game(suit).level(); level >= 3; level--) {
                offers.add(preempt(situation, suit, level));
            }
        }
        for (var suit : List.of(Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS)) {
            offers.add(
                    Offer.of(bid(2, suit), Sentence.OPENING_WEAK)
                            .highCards(5, 10)
                            .length(suit, 6, 7)
                            .when(hand -> hand.isGood(suit) && !hasMajorBeside(hand, suit)));
        }
        return offers;
    }

    private static Offer preempt(Situation situation, Suit suit, int level) {
        int overbid = situation.isVulnerable() ? OVERBID_VULNERABLE : OVERBID;
        int highest = Contracts.game(suit).level();
        return Offer.of(bid(level, suit), Sentence.OPENING_WEAK)
                .highCards(4, 10)
                .length(suit, 7)
                .when(hand ->
                        Math.min(hand.playingTricks(suit) + overbid - 6, highest) == level
                                && !hasMajorBeside(hand, suit));
    }

    private static boolean hasMajorBeside(Hand hand, Suit suit) {
        return Hand.SUITS.stream()
                .anyMatch(other -> other != suit && other.isMajor() && hand.length(other) >= 4);
    }
}

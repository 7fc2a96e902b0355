package overtrick.robots.bidding;

import static overtrick.robots.bidding.Contracts.bid;
import static overtrick.robots.bidding.Contracts.notrump;

import java.util.ArrayList;
import java.util.List;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Call.Word;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Suit;
import overtrick.robots.Sentence;
import overtrick.robots.hand.Hand;

/// The first words to an opening of one of a suit (systems, §4): limit raises, new suits forcing,
/// 1NT 6–10. Over an opponent's bid new suits at the two level have five cards, the negative double
/// shows the majors, and notrump has a stopper.
final class SuitResponses {

    private final Situation situation;
    private final Suit opened;
    private final boolean contested;
    private final List<Offer> offers = new ArrayList<>();

    private SuitResponses(Situation situation, Suit opened) {
        this.situation = situation;
        this.opened = opened;
        this.contested = situation.rightsLast().filter(r -> r.call() instanceof Bid).isPresent();
    }

    static List<Offer> offers(Situation situation, Suit opened) {
        return new SuitResponses(situation, opened).offers();
    }

    private List<Offer> offers() {
        if (opened.isMajor()) {
            majorRaises();
        }
        redouble();
        newSuits();
        negativeDouble();
        if (!opened.isMajor()) {
            minorRaises();
        }
        notrumps();
        lastResorts();
        offers.add(Offer.pass(Sentence.NOTHING_MORE).points(0, contested ? 13 : 8));
        return offers;
    }

    private void majorRaises() {
        int level = situation.cheapest(opened).level();
        offers.add(raise(4, 13, 15, 4));
        if (level <= 2) {
            offers.add(raise(3, 10, 12, 3).forcing(Forcing.INVITE));
            offers.add(raise(2, 6, 9, 3));
        } else {
            offers.add(raise(3, 8, 12, 3));
        }
    }

    private void minorRaises() {
        int trumps = opened == Suit.CLUBS ? 5 : 4;
        int level = situation.cheapest(opened).level();
        int strength = level <= 2 ? 10 : 8;
        offers.add(
                raise(3, strength, 12, trumps)
                        .when(hand -> !hand.isBalanced())
                        .forcing(Forcing.INVITE));
        offers.add(raise(2, 6, 9, trumps).when(hand -> !hand.isBalanced()));
    }

    private Offer raise(int level, int low, int high, int trumps) {
        return Offer.of(bid(level, opened), Sentence.RAISE)
                .support(low, high)
                .length(opened, trumps);
    }

    /// With the strength for any level the longest suit goes first, else the longest that can be
    /// shown at the level of one; of equals the cheaper, but the higher of two five-card suits.
    private void newSuits() {
        for (var suit : candidates(false)) {
            int least = contested || suit == Suit.HEARTS ? 5 : 4;
            int strength = situation.cheapest(suit).level() >= 3 ? 12 : 10;
            offers.add(newSuit(suit, strength, least).when(hand -> isFirstChoice(hand, suit)));
        }
        for (var suit : candidates(true)) {
            offers.add(newSuit(suit, 6, 4).when(hand -> isBestAtOne(hand, suit)));
        }
        for (var suit : candidates(false)) {
            int least = contested || suit == Suit.HEARTS ? 5 : 4;
            int strength = situation.cheapest(suit).level() >= 3 ? 12 : 10;
            offers.add(newSuit(suit, strength, least));
        }
    }

    private Offer newSuit(Suit suit, int strength, int least) {
        return Offer.of(situation.cheapest(suit), Sentence.NEW_SUIT)
                .points(strength)
                .length(suit, least)
                .forcing(Forcing.ONE_ROUND);
    }

    /// Unbid suits that can be bid without a jump, at the level of one or above it.
    private List<Suit> candidates(boolean one) {
        return Hand.SUITS.stream()
                .filter(suit -> suit != opened && !situation.theirSuits().contains(suit))
                .filter(suit -> (situation.cheapest(suit).level() == 1) == one)
                .filter(suit -> situation.cheapest(suit).level() <= 3)
                .toList();
    }

    /// A suit for the two level goes before a four-card major only when it is longer and there is
    /// strength for two bids.
    private boolean isFirstChoice(Hand hand, Suit suit) {
        boolean longer =
                candidates(true).stream().allMatch(one -> hand.length(one) < hand.length(suit));
        return longer && hand.points() >= 12 && hand.longest() == suit;
    }

    private boolean isBestAtOne(Hand hand, Suit suit) {
        var best = suit;
        for (var other : candidates(true)) {
            int more = hand.length(other) - hand.length(best);
            boolean higher = other.compareTo(best) > 0;
            boolean preferred = other != best && higher == (hand.length(best) >= 5);
            if (more > 0 || (more == 0 && preferred)) {
                best = other;
            }
        }
        return best == suit;
    }

    private void redouble() {
        offers.add(Offer.of(Word.REDOUBLE, Sentence.REDOUBLE).highCards(10));
    }

    private void negativeDouble() {
        var majors = situation.unbidSuits().stream().filter(Suit::isMajor).toList();
        boolean low = situation.lastBid().filter(last -> last.level() <= 2).isPresent();
        if (!contested || majors.isEmpty() || !low || isNotrump()) {
            return;
        }
        int strength = situation.lastBid().orElseThrow().level() == 1 ? 6 : 8;
        var offer =
                Offer.of(Word.DOUBLE, Sentence.NEGATIVE_DOUBLE)
                        .highCards(strength)
                        .forcing(Forcing.ONE_ROUND);
        for (var major : majors) {
            offer = offer.length(major, 4).about(major);
        }
        offers.add(offer);
    }

    private boolean isNotrump() {
        return situation.lastBid().filter(last -> last.strain() == Strain.NOTRUMP).isPresent();
    }

    private void notrumps() {
        if (isNotrump()) {
            offers.add(Offer.of(Word.DOUBLE, Sentence.PENALTY_DOUBLE).highCards(9));
        }
        offers.add(notrumpAt(3, 13, 19).when(Hand::isBalanced));
        offers.add(notrumpAt(2, 11, 12).when(Hand::isBalanced).forcing(Forcing.INVITE));
        offers.add(notrumpAt(1, contested ? 7 : 6, 10));
    }

    private Offer notrumpAt(int level, int low, int high) {
        return Offer.of(notrump(level), Sentence.NOTRUMP)
                .highCards(low, high)
                .when(hand -> Doubles.isStopped(situation, hand));
    }

    /// Strong hands that fit nothing above.
    private void lastResorts() {
        int trumps = opened.isMajor() ? 3 : 4;
        offers.add(Offer.of(notrump(6), Sentence.SLAM_NOTRUMP).highCards(20).balanced());
        offers.add(
                Offer.of(Contracts.game(opened), Sentence.RAISE)
                        .support(13)
                        .length(opened, trumps));
        offers.add(
                Offer.of(notrump(3), Sentence.TO_PLAY_NOTRUMP)
                        .points(13)
                        .when(hand -> Doubles.isStopped(situation, hand)));
        offers.add(Offer.of(notrump(2), Sentence.NOTRUMP).points(11, 12));
        offers.add(raise(3, 10, 20, trumps).forcing(Forcing.INVITE));
    }
}

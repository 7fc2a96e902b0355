package overtrick.robots.bidding;

import static overtrick.robots.bidding.Contracts.bid;
import static overtrick.robots.bidding.Contracts.notrump;

import java.util.ArrayList;
import java.util.List;
import overtrick.bridge.auction.Call.Bid;
import overtrick.cards.Suit;
import overtrick.robots.Sentence;
import overtrick.robots.hand.Hand;

/// The first words to a partner who has overcalled or doubled (systems, §4, Competition).
final class Advances {

    private final Situation situation;
    private final List<Offer> offers = new ArrayList<>();

    private Advances(Situation situation) {
        this.situation = situation;
    }

    /// Whether partner has just doubled for takeout and the bid still stands.
    static boolean isAskedByDouble(Situation situation) {
        return situation.isTheirBid()
                && situation
                        .partnersLast()
                        .filter(last -> last.sentence() == Sentence.TAKEOUT_DOUBLE)
                        .isPresent();
    }

    static List<Offer> offers(Situation situation) {
        if (isAskedByDouble(situation)) {
            return new Advances(situation).toDouble();
        }
        var action = situation.partnersActions().getFirst();
        if (Overcalls.isNotrump(action)) {
            return NotrumpResponses.offers(situation, ((Bid) action.call()).level());
        }
        if (action.sentence() == Sentence.TAKEOUT_DOUBLE && situation.isTheirBid()) {
            return new Advances(situation).toDouble();
        }
        var suit = action.suit();
        return suit.isPresent() && action.call() instanceof Bid
                ? new Advances(situation).toOvercall(suit.get())
                : Placement.offers(situation);
    }

    /// To a takeout double: the cheapest bid with 0–8, a jump with 9–11, game with 12.
    private List<Offer> toDouble() {
        boolean free = !situation.isForced();
        var majors = unbid(true);
        for (var major : majors) {
            offers.add(Offer.of(bid(4, major), Sentence.ADVANCE).support(12).length(major, 4));
            offers.add(jump(major));
        }
        if (!free) {
            offers.add(Offer.pass(Sentence.PENALTY_PASS).highCards(6).when(this::isLongInTheirs));
        }
        offers.add(stopped(3, 13, 20));
        offers.add(stopped(2, 11, 12));
        for (var major : majors) {
            offers.add(cheapest(major, free ? 5 : 0, 4));
        }
        offers.add(stopped(1, 6, 10));
        for (var minor : unbid(false)) {
            offers.add(jump(minor));
            offers.add(cheapest(minor, free ? 6 : 0, free ? 5 : 4));
        }
        if (situation.isForced()) {
            lastResorts();
        }
        offers.add(Offer.pass(Sentence.NOTHING_MORE));
        return offers;
    }

    /// Up to eleven points where a jump would go past three of the suit, and unasked not above two.
    private Offer cheapest(Suit suit, int low, int least) {
        var bid = situation.cheapest(suit);
        int most = bid.level() >= 3 ? 11 : 9;
        return Offer.of(bid, Sentence.ADVANCE)
                .support(low, bid.level() >= 3 && !situation.isForced() ? -1 : most)
                .length(suit, least)
                .when(hand -> hand.longestOf(unbid(suit.isMajor())) == suit);
    }

    private Offer jump(Suit suit) {
        int level = situation.cheapest(suit).level() + 1;
        return Offer.of(bid(Math.min(level, 7), suit), Sentence.ADVANCE)
                .support(suit.isMajor() ? 9 : 10, level > 3 ? -1 : suit.isMajor() ? 11 : 14)
                .length(suit, 4)
                .when(hand -> hand.longestOf(unbid(suit.isMajor())) == suit)
                .forcing(Forcing.INVITE);
    }

    private Offer stopped(int level, int low, int high) {
        return Offer.of(notrump(level), Sentence.NOTRUMP)
                .highCards(low, high)
                .when(hand -> Doubles.isStopped(situation, hand));
    }

    private List<Suit> unbid(boolean major) {
        var suits =
                situation.unbidSuits().stream().filter(suit -> suit.isMajor() == major).toList();
        return suits.reversed();
    }

    private boolean isLongInTheirs(Hand hand) {
        return situation.theirSuits().size() == 1
                && hand.length(situation.theirSuits().getFirst()) >= 5
                && Doubles.isTrumpStack(situation, hand);
    }

    /// Three cards must do when there is no better suit.
    private void lastResorts() {
        for (int least = 4; least >= 2; least--) {
            for (var suit : situation.unbidSuits().reversed()) {
                int length = least;
                offers.add(
                        Offer.of(situation.cheapest(suit), Sentence.ADVANCE)
                                .support(0)
                                .length(suit, length));
            }
        }
    }

    /// To an overcall: raises as far as points or trumps go, good suits, and notrump with a
    /// stopper.
    private List<Offer> toOvercall(Suit suit) {
        int level = situation.cheapest(suit).level();
        var game = Contracts.game(suit);
        offers.add(
                Offer.of(game, Sentence.RAISE).support(suit.isMajor() ? 14 : 17).length(suit, 3));
        if (level <= 2) {
            offers.add(
                    Offer.of(bid(3, suit), Sentence.RAISE)
                            .support(11, 13)
                            .length(suit, 3)
                            .forcing(Forcing.INVITE));
        }
        if (level <= 3) {
            offers.add(
                    Offer.of(bid(level, suit), Sentence.RAISE)
                            .support(level == 2 ? 6 : 8, level == 2 ? 10 : 13)
                            .length(suit, 3));
        }
        offers.add(stopped(3, 15, 22));
        offers.add(stopped(2, 12, 14).forcing(Forcing.INVITE));
        for (var own : situation.unbidSuits().reversed()) {
            var cheapest = situation.cheapest(own);
            if (cheapest.level() <= 3) {
                offers.add(
                        Offer.of(cheapest, Sentence.NEW_SUIT)
                                .points(7 + 2 * cheapest.level(), 18)
                                .length(own, 5)
                                .when(hand -> hand.longest() == own));
            }
        }
        offers.add(stopped(1, 8, 11));
        offers.add(Offer.pass(Sentence.NOTHING_MORE));
        return offers;
    }
}

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

/// The first words of a side after the other has opened (systems, §4, Competition): overcalls, weak
/// jumps, 1NT 15–18 with a stopper, takeout doubles. In the pass-out seat three points less will
/// do, for partner is marked with them.
final class Overcalls {

    private static final int BALANCING_DISCOUNT = 3;

    private final Situation situation;
    private final Bid last;
    private final int discount;
    private final List<Offer> offers = new ArrayList<>();

    private Overcalls(Situation situation) {
        this.situation = situation;
        this.last = situation.lastBid().orElseThrow();
        boolean balancing = situation.standing().passes() == 2 && last.level() <= 2;
        this.discount = balancing ? BALANCING_DISCOUNT : 0;
    }

    static List<Offer> offers(Situation situation) {
        var overcalls = new Overcalls(situation);
        if (overcalls.last.strain() == Strain.NOTRUMP && situation.theirSuits().isEmpty()) {
            return overcalls.overNotrump();
        }
        return overcalls.overSuit();
    }

    private List<Offer> overNotrump() {
        if (last.level() == 1) {
            offers.add(Offer.of(Word.DOUBLE, Sentence.PENALTY_DOUBLE).highCards(16));
            for (var suit : Hand.SUITS.reversed()) {
                offers.add(overcall(suit, 10, 16));
            }
        }
        offers.add(Offer.pass(Sentence.NOTHING_MORE));
        return offers;
    }

    private List<Offer> overSuit() {
        if (last.level() <= 2) {
            offers.add(
                    Offer.of(situation.cheapest(Strain.NOTRUMP), Sentence.OVERCALL_NOTRUMP)
                            .highCards(15 - discount, 18 - discount)
                            .balanced()
                            .when(hand -> Doubles.isStopped(situation, hand)));
        }
        var suits =
                Hand.SUITS.reversed().stream().filter(situation.unbidSuits()::contains).toList();
        if (discount == 0 && last.level() <= 2) {
            suits.forEach(this::weakJump);
        }
        for (var suit : suits) {
            if (situation.cheapest(suit).level() == 1) {
                offers.add(overcall(suit, 8, 16));
            }
        }
        doubles();
        for (var suit : suits) {
            int level = situation.cheapest(suit).level();
            if (level > 1 && level <= 3 && last.level() <= 3) {
                offers.add(overcall(suit, 9 + level, 17));
            }
        }
        offers.add(Offer.pass(Sentence.NOTHING_MORE));
        return offers;
    }

    private Offer overcall(Suit suit, int low, int high) {
        var bid = situation.cheapest(suit);
        int least = bid.level() >= 3 ? 6 : 5;
        return Offer.of(bid, Sentence.OVERCALL)
                .points(low - discount, high)
                .length(suit, least)
                .when(hand -> hand.longest() == suit)
                .when(hand -> isWorthBidding(hand, suit, bid.level()));
    }

    private static boolean isWorthBidding(Hand hand, Suit suit, int level) {
        return hand.isGood(suit)
                || hand.length(suit) >= 6
                || (level == 1 && hand.highCards() >= 10);
    }

    /// Two offers of one call: the shape, or any hand too strong for an overcall. It is read as the
    /// first.
    private void doubles() {
        if (last.level() > 4) {
            return;
        }
        int strength = last.level() <= 2 ? 12 - discount : 8 + 2 * last.level();
        var takeout =
                Offer.of(Word.DOUBLE, Sentence.TAKEOUT_DOUBLE)
                        .highCards(strength)
                        .forcing(Forcing.ONE_ROUND);
        var shapely = takeout;
        int least = situation.theirSuits().size() >= 2 ? 4 : 3;
        for (var suit : situation.unbidSuits()) {
            shapely = shapely.length(suit, least);
        }
        offers.add(shapely.when(hand -> Doubles.isTakeout(situation, hand)));
        offers.add(takeout.when(hand -> hand.highCards() >= Math.max(17, 11 + 2 * last.level())));
    }

    private void weakJump(Suit suit) {
        int level = situation.cheapest(suit).level() + 1;
        if (level <= 3) {
            offers.add(
                    Offer.of(bid(level, suit), Sentence.OVERCALL_WEAK)
                            .highCards(5, 9)
                            .length(suit, level + 4)
                            .when(hand -> hand.isGood(suit)));
        }
    }

    /// The notrump a partner of this side may have overcalled, for those who answer it.
    static boolean isNotrump(Offer overcall) {
        return overcall.sentence() == Sentence.OVERCALL_NOTRUMP
                && (overcall.call().equals(notrump(1)) || overcall.call().equals(notrump(2)));
    }
}

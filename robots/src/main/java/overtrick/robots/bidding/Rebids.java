package overtrick.robots.bidding;

import static overtrick.robots.bidding.Contracts.bid;
import static overtrick.robots.bidding.Contracts.notrump;

import java.util.ArrayList;
import java.util.List;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Suit;
import overtrick.robots.Sentence;
import overtrick.robots.hand.Hand;

/// The opener's second bid (systems, §4). It says which of three: minimum (12–15), medium (16–18)
/// or maximum (19–21). After a raise, or when notrump was opened, [Placement] goes on alone.
final class Rebids {

    private final Situation situation;
    private final Suit opened;

    /// Partner has bid a new suit at the level of two, or notrump: at least ten points, or at most
    /// ten.
    private final boolean partnerIsStrong;

    private final boolean partnerBidNotrump;
    private final List<Offer> offers = new ArrayList<>();

    private Rebids(Situation situation, Suit opened, Call response) {
        this.situation = situation;
        this.opened = opened;
        this.partnerIsStrong = situation.partner().points().low() >= 10;
        this.partnerBidNotrump = response.equals(notrump(1));
    }

    static List<Offer> offers(Situation situation) {
        var opening = situation.myActions().getFirst();
        var response = situation.partnersActions().getFirst();
        if (opening.sentence() == Sentence.OPENING_STRONG) {
            return StrongRebids.offers(situation);
        }
        if (response.sentence() == Sentence.STAYMAN) {
            return StrongRebids.staymanAnswers(situation);
        }
        boolean oneOfSuit = opening.call() instanceof Bid(int level, _) && level == 1;
        boolean describes = oneOfSuit && opening.suit().isPresent() && asksMore(opening, response);
        return describes
                ? new Rebids(situation, opening.suit().get(), response.call()).offers()
                : Placement.offers(situation);
    }

    /// Whether the response leaves it to opener to describe his hand: a new suit, 1NT, or a
    /// negative double.
    private static boolean asksMore(Offer opening, Offer response) {
        boolean natural =
                response.sentence() == Sentence.NATURAL
                        && response.call() instanceof Bid
                        && !response.strain().equals(opening.strain());
        return natural
                || response.sentence() == Sentence.NEW_SUIT
                || response.sentence() == Sentence.NEGATIVE_DOUBLE
                || response.call().equals(notrump(1));
    }

    private List<Offer> offers() {
        Hand.SUITS.reversed().stream().filter(this::isPartners).forEach(this::raises);
        for (var suit : Hand.SUITS) {
            if (situation.unbidSuits().contains(suit) && situation.cheapest(suit).level() == 1) {
                offers.add(secondSuit(suit));
            }
        }
        notrumps();
        ownSuit();
        for (var suit : Hand.SUITS.reversed()) {
            if (situation.unbidSuits().contains(suit)) {
                higherSecondSuit(suit);
            }
        }
        if (situation.isForced()) {
            leastLies();
        } else if (!situation.isContested()) {
            offers.add(Offer.pass(Sentence.NOTHING_MORE).when(Hand::isBalanced));
        }
        offers.addAll(Placement.offers(situation));
        return offers;
    }

    /// A suit partner has bid or doubled for.
    private boolean isPartners(Suit suit) {
        return suit != opened && situation.partner().length(suit).low() >= 4;
    }

    private void raises(Suit suit) {
        int trumps = Math.max(3, 8 - situation.partner().length(suit).low());
        int level = situation.cheapest(suit).level();
        int game = Contracts.game(suit).level();
        if (suit.isMajor() || !partnerIsStrong) {
            offers.add(
                    Offer.of(bid(game, suit), Sentence.RAISE)
                            .support(partnerIsStrong ? 15 : suit.isMajor() ? 19 : 21)
                            .length(suit, trumps));
        }
        if (!partnerIsStrong && level + 1 < game) {
            offers.add(
                    Offer.of(bid(level + 1, suit), Sentence.RAISE)
                            .support(16, suit.isMajor() ? 18 : 20)
                            .length(suit, trumps)
                            .forcing(Forcing.INVITE));
        }
        offers.add(
                Offer.of(bid(level, suit), Sentence.RAISE)
                        .support(12, partnerIsStrong && suit.isMajor() ? 14 : 15)
                        .length(suit, trumps));
    }

    /// A third suit that does not take the auction past two of the first one.
    private Offer secondSuit(Suit suit) {
        return Offer.of(situation.cheapest(suit), Sentence.SECOND_SUIT)
                .points(12, 18)
                .length(suit, 4)
                .when(hand -> !(hand.isBalanced() && hand.highCards() >= 18));
    }

    /// At the level of two or more: a jump with 19, a reverse with 17 past two of the first suit,
    /// else nearly anything.
    private void higherSecondSuit(Suit suit) {
        var cheapest = situation.cheapest(suit);
        boolean reverse = cheapest.outranks(bid(2, opened));
        if (cheapest.level() <= 2 && !reverse) {
            offers.add(
                    Offer.of(bid(cheapest.level() + 1, suit), Sentence.JUMP_SHIFT)
                            .points(19, 23)
                            .length(suit, 4)
                            .forcing(Forcing.GAME));
        }
        if (cheapest.level() == 1) {
            return;
        }
        var offer = Offer.of(cheapest, Sentence.SECOND_SUIT).points(12, 18).length(suit, 4);
        if (reverse) {
            offer =
                    Offer.of(cheapest, Sentence.REVERSE)
                            .points(partnerIsStrong ? 15 : 17, 23)
                            .length(suit, 4)
                            .length(opened, opened.isMajor() ? 5 : 4)
                            .forcing(partnerIsStrong ? Forcing.GAME : Forcing.ONE_ROUND);
        }
        if (cheapest.level() <= 3) {
            offers.add(offer.when(hand -> !hand.isBalanced()));
        }
    }

    private void notrumps() {
        int level = situation.cheapest(Strain.NOTRUMP).level();
        if (partnerBidNotrump) {
            offers.add(notrumpAt(2, 18, 19).forcing(Forcing.INVITE));
            offers.add(notrumpAt(3, 20, 21));
            return;
        }
        if (level <= (partnerIsStrong ? 2 : 1)) {
            offers.add(notrumpAt(level, 12, 14));
        }
        if (level <= 2) {
            offers.add(notrumpAt(level + 1, 18, 19));
        }
    }

    private Offer notrumpAt(int level, int low, int high) {
        return Offer.of(notrump(level), Sentence.NOTRUMP)
                .highCards(low, high)
                .balanced()
                .when(hand -> Doubles.isStopped(situation, hand));
    }

    private void ownSuit() {
        int level = situation.cheapest(opened).level();
        if (opened.isMajor()) {
            offers.add(own(4, partnerIsStrong ? 16 : 19, 23));
        }
        if (level == 2) {
            offers.add(own(3, 16, 18).forcing(Forcing.INVITE));
            offers.add(own(2, 12, 15));
        } else {
            offers.add(own(level, 14, 18));
        }
    }

    private Offer own(int level, int low, int high) {
        return Offer.of(bid(level, opened), Sentence.OWN_SUIT).points(low, high).length(opened, 6);
    }

    /// Partner waits for an answer and nothing above fits.
    private void leastLies() {
        var two = situation.cheapest(opened);
        if (two.level() == 2) {
            offers.add(
                    Offer.of(two, Sentence.OWN_SUIT)
                            .points(12, 18)
                            .length(opened, 5)
                            .when(hand -> !hand.isBalanced()));
        }
        var cheapest = situation.cheapest(Strain.NOTRUMP);
        offers.add(Offer.of(cheapest, Sentence.LEAST_LIE).points(12, 18));
    }
}

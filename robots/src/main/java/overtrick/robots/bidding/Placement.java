package overtrick.robots.bidding;

import static overtrick.robots.bidding.Contracts.bid;
import static overtrick.robots.bidding.Contracts.notrump;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Suit;
import overtrick.robots.Sentence;
import overtrick.robots.hand.Hand;

/// All later rounds: add one's points to what partner has shown, one's lengths to partner's, and
/// place the contract or invite (systems, §2, the natural fallback). What is said in between is in
/// [PartScores], the fight against the opponents in [Competition].
final class Placement {

    /// A range in which partner is taken to be in the middle: points from end to end.
    private static final int NARROW = 4;

    private final Situation situation;
    private final int likely;
    private final int game;
    private final int invite;
    private final int slam;
    private final List<Suit> suits;
    private final List<Offer> offers = new ArrayList<>();

    private Placement(Situation situation) {
        this.situation = situation;
        this.likely = likelyPoints(situation);
        this.game = situation.isGameForced() ? 0 : Contracts.GAME - likely;
        var partner = situation.partner().points();
        boolean narrow = partner.high() - partner.low() <= NARROW;
        int most = Math.min(partner.high(), likely + (narrow ? 2 : 1));
        this.invite = Math.min(game, Contracts.GAME - most);
        boolean mayHaveMore = isUnlimited(situation) && situation.partner().points().low() < 18;
        this.slam = Contracts.SMALL_SLAM - likely - (mayHaveMore ? 2 : 0);
        this.suits = byPartnersLength(situation);
    }

    static List<Offer> offers(Situation situation) {
        return new Placement(situation).offers();
    }

    /// What partner has, to reckon with: the middle of a narrow range, its upper half when he
    /// invites, the lower third of a wide one, and little above the bottom when there is no top.
    static int likelyPoints(Situation situation) {
        var points = situation.partner().points();
        int width = points.high() - points.low();
        boolean inviting =
                situation.partnersLast().filter(o -> o.forcing() == Forcing.INVITE).isPresent();
        if (width <= NARROW) {
            return (points.low() + points.high() + (inviting ? 1 : 0)) / 2;
        }
        return points.low() + (isUnlimited(situation) ? 1 : width / 3);
    }

    private static boolean isUnlimited(Situation situation) {
        return situation.partner().points().high() >= Contracts.SMALL_SLAM;
    }

    /// How many cards in the suit make eight together with partner's.
    static int trumpsForFit(Situation situation, Suit suit) {
        return Math.max(2, 8 - situation.partner().length(suit).low());
    }

    /// Majors first, then the suits of which partner has shown most.
    private static List<Suit> byPartnersLength(Situation situation) {
        var partner = situation.partner();
        return Hand.SUITS.reversed().stream()
                .sorted(
                        Comparator.comparingInt((Suit suit) -> suit.isMajor() ? 0 : 1)
                                .thenComparingInt(suit -> -partner.length(suit).low()))
                .toList();
    }

    private List<Offer> offers() {
        var partners = situation.partnersLast().orElseGet(() -> Offer.pass(Sentence.NOTHING_MORE));
        if (partners.sentence() == Sentence.BLACKWOOD && situation.isRightSilent()) {
            return Blackwood.answers();
        }
        if (Blackwood.isAnswer(partners)) {
            return Blackwood.settled(situation, suits, Contracts.GRAND_SLAM - likely);
        }
        if (isLeftToPartner(partners)) {
            return List.of(Offer.pass(Sentence.NOTHING_MORE));
        }
        slams();
        if (situation.isOurBid() && situation.lastBid().filter(Contracts::isGame).isPresent()) {
            corrections();
        } else {
            games();
            if (!situation.isTheirBid()) {
                invites();
            }
            offers.addAll(PartScores.offers(situation, invite - 1));
        }
        offers.addAll(Competition.offers(situation, likely));
        if (situation.isForced()) {
            offers.addAll(PartScores.leastLies(situation));
        }
        offers.add(Offer.pass(Sentence.NOTHING_MORE));
        return offers;
    }

    /// Partner has signed off, or doubled or passed for penalties, and nobody has disturbed it.
    private boolean isLeftToPartner(Offer partners) {
        boolean settled =
                partners.forcing() == Forcing.SIGN_OFF
                        || partners.sentence() == Sentence.PENALTY_DOUBLE
                        || partners.sentence() == Sentence.PENALTY_PASS;
        return settled && situation.isRightSilent();
    }

    /// Over partner's notrump 4NT asks him for the top of his range, else for aces.
    private void slams() {
        boolean quantitative = isPartnersNotrump();
        boolean room = situation.has(Contracts.FOUR_NOTRUMP) && !quantitative;
        for (var suit : suits) {
            var bid = room ? Contracts.FOUR_NOTRUMP : bid(6, suit);
            offers.add(
                    Offer.of(bid, room ? Sentence.BLACKWOOD : Sentence.SLAM)
                            .about(suit)
                            .support(slam)
                            .length(suit, trumpsForFit(situation, suit))
                            .forcing(room ? Forcing.ONE_ROUND : Forcing.SIGN_OFF));
        }
        for (int level = 7; level >= 6; level--) {
            int points = (level == 7 ? Contracts.GRAND_SLAM : Contracts.SMALL_SLAM) - likely;
            offers.add(
                    Offer.of(notrump(level), Sentence.SLAM_NOTRUMP)
                            .highCards(points)
                            .forcing(Forcing.SIGN_OFF)
                            .when(hand -> hand.isBalanced() && isNotrumpHand(hand)));
        }
        if (quantitative) {
            offers.add(
                    Offer.of(notrump(4), Sentence.QUANTITATIVE)
                            .highCards(slam - 1, slam - 1)
                            .balanced()
                            .forcing(Forcing.INVITE));
        }
    }

    private boolean isPartnersNotrump() {
        return situation
                .partnersLast()
                .flatMap(Offer::strain)
                .filter(Strain.NOTRUMP::equals)
                .isPresent();
    }

    private void games() {
        for (var suit : suits.stream().filter(Suit::isMajor).toList()) {
            offers.add(gameIn(suit, game));
        }
        for (var suit : suits.stream().filter(Suit::isMajor).toList()) {
            fiveCardMajor(suit);
        }
        offers.add(
                Offer.of(Contracts.THREE_NOTRUMP, Sentence.TO_PLAY_NOTRUMP)
                        .points(game, slam)
                        .when(this::isNotrumpHand));
        for (var suit : situation.unbidSuits()) {
            var cheapest = situation.cheapest(suit);
            if (cheapest.level() <= 3) {
                offers.add(
                        Offer.of(cheapest, Sentence.NEW_SUIT_FORCING)
                                .points(game)
                                .length(suit, 4)
                                .forcing(Forcing.GAME));
            }
        }
        for (var suit : suits.stream().filter(suit -> !suit.isMajor()).toList()) {
            offers.add(gameIn(suit, game + Contracts.MINOR_GAME_EXTRA));
        }
        offers.add(
                Offer.of(Contracts.THREE_NOTRUMP, Sentence.TO_PLAY_NOTRUMP)
                        .points(game)
                        .when(hand -> Doubles.isStopped(situation, hand)));
    }

    private Offer gameIn(Suit suit, int points) {
        return Offer.of(Contracts.game(suit), Sentence.TO_PLAY)
                .support(points)
                .length(suit, trumpsForFit(situation, suit));
    }

    /// Game is certain, and partner may have three cards for a major he has not raised yet.
    private void fiveCardMajor(Suit suit) {
        boolean possible =
                situation.partner().length(suit).contains(3)
                        && situation.me().length(suit).low() < 5
                        && !situation.theirSuits().contains(suit);
        if (possible && situation.cheapest(suit).level() <= 3) {
            offers.add(
                    Offer.of(bid(3, suit), Sentence.NEW_SUIT_FORCING)
                            .points(game)
                            .length(suit, 5)
                            .forcing(Forcing.GAME));
        }
    }

    /// The opponents' suits are stopped, and so are unbid ones, unless partner has spoken of
    /// notrump.
    private boolean isNotrumpHand(Hand hand) {
        boolean partnerToo =
                situation.partnersActions().stream()
                        .anyMatch(o -> o.strain().filter(Strain.NOTRUMP::equals).isPresent());
        boolean stopped =
                Doubles.isStopped(situation, hand)
                        && situation.unbidSuits().stream().allMatch(hand::stops);
        return partnerToo || stopped;
    }

    private void invites() {
        for (var suit : suits) {
            int extra = suit.isMajor() ? 0 : Contracts.MINOR_GAME_EXTRA;
            offers.add(
                    Offer.of(bid(3, suit), Sentence.INVITE)
                            .support(invite + extra, game + extra - 1)
                            .length(suit, trumpsForFit(situation, suit))
                            .forcing(Forcing.INVITE));
        }
        offers.add(
                Offer.of(notrump(2), Sentence.INVITE_NOTRUMP)
                        .points(invite, game - 1)
                        .when(this::isNotrumpHand)
                        .forcing(Forcing.INVITE));
        for (var suit : situation.suitsOf(situation.seat())) {
            offers.add(
                    Offer.of(bid(3, suit), Sentence.INVITE)
                            .points(invite, game - 1)
                            .length(suit, 6)
                            .forcing(Forcing.INVITE));
        }
    }

    /// Partner has bid 3NT and does not know of a fit in a major.
    private void corrections() {
        boolean threeNotrump =
                situation
                        .partnersLast()
                        .filter(last -> last.call().equals(Contracts.THREE_NOTRUMP))
                        .isPresent();
        if (!threeNotrump) {
            return;
        }
        for (var suit : suits.stream().filter(Suit::isMajor).toList()) {
            int known = situation.me().length(suit).low() + situation.partner().length(suit).low();
            if (known < 8) {
                offers.add(
                        Offer.of(bid(4, suit), Sentence.TO_PLAY)
                                .length(suit, trumpsForFit(situation, suit))
                                .forcing(Forcing.SIGN_OFF));
            }
        }
    }
}

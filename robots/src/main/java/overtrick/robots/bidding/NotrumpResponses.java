package overtrick.robots.bidding;

import static overtrick.robots.bidding.Contracts.bid;
import static overtrick.robots.bidding.Contracts.notrump;

import java.util.ArrayList;
import java.util.List;
import overtrick.bridge.auction.Call.Word;
import overtrick.cards.Suit;
import overtrick.robots.Sentence;
import overtrick.robots.hand.Hand;
import overtrick.robots.hand.Range;

/// What to say when partner's first bid is a natural notrump at the level of one or two: Stayman
/// while the opponents are silent, else all is natural, and the points do the rest.
final class NotrumpResponses {

    private static final List<Suit> MAJORS = List.of(Suit.SPADES, Suit.HEARTS);

    private final Situation situation;
    private final int level;
    private final boolean contested;

    /// The fewest points to invite, to bid game, and to bid a small slam.
    private final int invite;

    private final int game;
    private final int slam;

    private NotrumpResponses(Situation situation, int level) {
        var partner = situation.partner().points();
        this.situation = situation;
        this.level = level;
        this.contested = !situation.isRightSilent();
        this.invite = Contracts.GAME - partner.high();
        this.game = Contracts.GAME - partner.low();
        this.slam = Contracts.SMALL_SLAM - partner.low();
    }

    static List<Offer> offers(Situation situation, int level) {
        return new NotrumpResponses(situation, level).offers();
    }

    private List<Offer> offers() {
        var offers = new ArrayList<Offer>();
        offers.addAll(slams());
        offers.addAll(majorGames());
        if (contested) {
            offers.add(
                    Offer.of(Word.DOUBLE, Sentence.PENALTY_DOUBLE)
                            .highCards(game - 1)
                            .when(hand -> Doubles.isTrumpStack(situation, hand)));
        } else {
            offers.add(stayman());
        }
        for (var suit : List.of(Suit.DIAMONDS, Suit.CLUBS)) {
            offers.add(
                    Offer.of(bid(3, suit), Sentence.NEW_SUIT_FORCING)
                            .points(slam - 2)
                            .length(suit, 5)
                            .forcing(Forcing.GAME)
                            .when(hand -> !hand.isBalanced() && level == 1));
        }
        offers.add(Offer.of(notrump(3), Sentence.TO_PLAY_NOTRUMP).points(game));
        if (level == 1) {
            offers.add(
                    Offer.of(notrump(2), Sentence.INVITE_NOTRUMP)
                            .points(invite, game - 1)
                            .forcing(Forcing.INVITE));
            offers.addAll(signOffs());
        }
        offers.add(Offer.pass(Sentence.NOTHING_MORE));
        return offers;
    }

    private List<Offer> slams() {
        int high = situation.partner().points().high();
        return List.of(
                Offer.of(notrump(7), Sentence.SLAM_NOTRUMP)
                        .highCards(Contracts.GRAND_SLAM - situation.partner().points().low())
                        .balanced()
                        .forcing(Forcing.SIGN_OFF),
                Offer.of(notrump(6), Sentence.SLAM_NOTRUMP)
                        .highCards(slam)
                        .balanced()
                        .forcing(Forcing.SIGN_OFF),
                Offer.of(notrump(4), Sentence.QUANTITATIVE)
                        .highCards(Contracts.SMALL_SLAM - high, slam - 1)
                        .balanced()
                        .forcing(Forcing.INVITE));
    }

    private List<Offer> majorGames() {
        var offers = new ArrayList<Offer>();
        for (var major : MAJORS) {
            offers.add(
                    Offer.of(bid(4, major), Sentence.TO_PLAY)
                            .points(game, slam - 1)
                            .length(major, 6));
            offers.add(
                    Offer.of(bid(3, major), Sentence.NEW_SUIT_FORCING)
                            .points(game)
                            .length(major, 5)
                            .when(hand -> hand.longestOf(MAJORS) == major)
                            .forcing(Forcing.GAME));
        }
        return offers;
    }

    private Offer stayman() {
        return Offer.of(bid(level + 1, Suit.CLUBS), Sentence.STAYMAN)
                .points(invite)
                .when(NotrumpResponses::hasFourCardMajor)
                .forcing(Forcing.ONE_ROUND);
    }

    private static boolean hasFourCardMajor(Hand hand) {
        return MAJORS.stream().anyMatch(major -> hand.length(major) >= 4);
    }

    /// To play in a suit: at once when weak, and over an opponent only with something.
    private List<Offer> signOffs() {
        var offers = new ArrayList<Offer>();
        for (var suit : Hand.SUITS.reversed()) {
            boolean natural = contested || suit != Suit.CLUBS;
            var points = new Range(contested ? 4 : 0, natural ? invite : -1);
            offers.add(
                    Offer.of(bid(2, suit), Sentence.TO_PLAY)
                            .points(points.low(), points.high())
                            .length(suit, 5)
                            .when(hand -> hand.longest() == suit)
                            .forcing(Forcing.SIGN_OFF));
        }
        return offers;
    }
}

package overtrick.robots.bidding;

import static overtrick.robots.bidding.Contracts.bid;

import java.util.ArrayList;
import java.util.List;
import overtrick.cards.Suit;
import overtrick.robots.Sentence;
import overtrick.robots.hand.Hand;

/// 4NT asks for aces; the answers are none or three, one or four, two. The asker settles the
/// contract.
final class Blackwood {

    private static final int ACES = 4;

    private Blackwood() {}

    static List<Offer> answers() {
        return List.of(
                Offer.of(bid(5, Suit.CLUBS), Sentence.ACES_NONE_OR_THREE)
                        .when(hand -> hand.aces() % 3 == 0)
                        .forcing(Forcing.ONE_ROUND),
                Offer.of(bid(5, Suit.DIAMONDS), Sentence.ACES_ONE_OR_FOUR)
                        .when(hand -> hand.aces() % 3 == 1)
                        .forcing(Forcing.ONE_ROUND),
                Offer.of(bid(5, Suit.HEARTS), Sentence.ACES_TWO)
                        .when(hand -> hand.aces() == 2)
                        .forcing(Forcing.ONE_ROUND));
    }

    static boolean isAnswer(Offer offer) {
        return switch (offer.sentence()) {
            case ACES_NONE_OR_THREE, ACES_ONE_OR_FOUR, ACES_TWO -> true;
            default -> false;
        };
    }

    /// Grand slam with all aces and the points for it, small slam with three, else the five level;
    /// in the first suit with a fit.
    ///
    /// @param fits the suits to choose from, the preferred first
    static List<Offer> settled(Situation situation, List<Suit> fits, int grandPoints) {
        var answer = situation.partnersLast().orElseThrow();
        var offers = new ArrayList<Offer>();
        for (var suit : fits) {
            int trumps = Placement.trumpsForFit(situation, suit);
            offers.add(
                    Offer.of(bid(7, suit), Sentence.SLAM)
                            .support(grandPoints)
                            .length(suit, trumps)
                            .when(hand -> aces(situation, answer, hand) == ACES));
            offers.add(
                    Offer.of(bid(6, suit), Sentence.SLAM)
                            .length(suit, trumps)
                            .when(hand -> aces(situation, answer, hand) >= ACES - 1));
            if (answer.suit().filter(suit::equals).isPresent()) {
                offers.add(Offer.pass(Sentence.SETTLED_BY_ACES).length(suit, trumps));
            }
            offers.add(Offer.of(bid(5, suit), Sentence.SETTLED_BY_ACES).length(suit, trumps));
            offers.add(Offer.of(bid(6, suit), Sentence.SETTLED_BY_ACES).length(suit, trumps));
        }
        return offers.stream().map(offer -> offer.forcing(Forcing.SIGN_OFF)).toList();
    }

    /// Aces of both hands. None or three is three when partner has opened strength and there is
    /// room for three.
    private static int aces(Situation situation, Offer answer, Hand hand) {
        int own = hand.aces();
        return switch (answer.sentence()) {
            case ACES_NONE_OR_THREE ->
                    own <= 1 && situation.partner().points().low() >= 12 ? own + 3 : own;
            case ACES_ONE_OR_FOUR -> own + 1;
            default -> own + 2;
        };
    }
}

package overtrick.robots.bidding;

import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import overtrick.bridge.auction.Call;
import overtrick.robots.Sentence;
import overtrick.robots.hand.Hand;

/// The chapters of the system, and which of them an auction is in.
final class NaturalSystem {

    private NaturalSystem() {}

    /// What the hand calls. There is always an answer: where no offer admits the hand it passes.
    static Offer choice(Situation situation, Hand hand) {
        return offers(situation).stream()
                .filter(offer -> offer.admits(hand))
                .findFirst()
                .orElseGet(() -> Offer.pass(Sentence.NOTHING_MORE));
    }

    /// How a call is understood: as the first offer of it.
    static Offer reading(Situation situation, Call call) {
        return offers(situation).stream()
                .filter(offer -> offer.call().equals(call))
                .findFirst()
                .orElseGet(() -> Offer.unknown(call));
    }

    /// What may be called and what it would show, the most preferred first. A call has one meaning:
    /// what it asks of partner is settled by its first offer, and offers that ask something else
    /// fall away, save those that are meant to be misread.
    static List<Offer> offers(Situation situation) {
        var asked = new HashMap<Call, Forcing>();
        return chapter(situation).stream()
                .filter(offer -> situation.has(offer.call()) && offer.isPossible())
                .filter(offer ->
                        offer.sentence() == Sentence.LEAST_LIE
                                || asked.computeIfAbsent(offer.call(), _ -> offer.forcing())
                                        == offer.forcing())
                .toList();
    }

    private static List<Offer> chapter(Situation situation) {
        if (situation.opener().isEmpty()) {
            return Openings.offers(situation);
        }
        if (Advances.isAskedByDouble(situation)) {
            return Advances.offers(situation);
        }
        boolean silent = situation.myActions().isEmpty();
        var partners = situation.partnersActions();
        if (silent && partners.isEmpty()) {
            return Overcalls.offers(situation);
        }
        if (silent && partners.size() == 1) {
            return partnerOpened(situation)
                    ? Responses.offers(situation)
                    : Advances.offers(situation);
        }
        if (situation.myActions().size() == 1 && partners.size() == 1 && iOpened(situation)) {
            return Rebids.offers(situation);
        }
        return Placement.offers(situation);
    }

    private static boolean partnerOpened(Situation situation) {
        return situation.opener().equals(Optional.of(situation.seat().partner()));
    }

    private static boolean iOpened(Situation situation) {
        return situation.opener().equals(Optional.of(situation.seat()));
    }
}

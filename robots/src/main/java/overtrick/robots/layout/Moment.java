package overtrick.robots.layout;

import java.util.ArrayList;
import java.util.List;
import overtrick.bridge.play.Trick;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Deal;
import overtrick.cards.Seat;
import overtrick.cards.Suit;

/// A card that a seat has played and what everybody saw then.
///
/// @param place in the trick, 0 for the lead to 3
/// @param out all cards not yet played when the trick began
/// @param led the suit led
/// @param best the card that was winning, the card itself for a lead
/// @param partnerWins whether it was partner's
/// @param dummys what dummy held then; nothing before the opening lead
/// @param dummyFollows whether dummy was the only hand still to play
/// @param declares whether the seat belongs to the declaring side
/// @param opening whether it was the opening lead
record Moment(
        Card card,
        int place,
        CardSet out,
        Suit led,
        Card best,
        boolean partnerWins,
        CardSet dummys,
        boolean dummyFollows,
        boolean declares,
        boolean opening) {

    /// The cards that a hidden seat has played, in order.
    static List<Moment> of(Seat seat, Evidence evidence) {
        var moments = new ArrayList<Moment>();
        var play = evidence.play();
        var dummy = play.dummy().orElse(seat); // without one nothing is seen of it
        var strain = evidence.contract().strain();
        var dealt = evidence.held(dummy).union(evidence.played().getOrDefault(dummy, CardSet.NONE));
        boolean seen = dealt.size() == Deal.HAND;
        var gone = CardSet.NONE;
        for (var trick : evidence.tricks()) {
            var card = trick.by(seat);
            if (card.isPresent()) {
                int place = trick.leader().placesTo(seat);
                var before = new Trick(trick.leader(), trick.cards().subList(0, place));
                boolean opening = gone.isEmpty() && place == 0;
                moments.add(
                        new Moment(
                                card.get(),
                                place,
                                CardSet.ALL.minus(gone),
                                trick.cards().getFirst().suit(),
                                place == 0 ? card.get() : before.winningCard(strain),
                                place > 0 && before.winner(strain) == seat.partner(),
                                seen && !opening ? dealt.minus(gone) : CardSet.NONE,
                                place == 2 && seat.left() == dummy,
                                play.commander().filter(one -> !one.opposes(seat)).isPresent(),
                                opening));
            }
            gone = gone.union(CardSet.copyOf(trick.cards()));
        }
        return moments;
    }
}

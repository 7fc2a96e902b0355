package overtrick.robots.play;

import java.util.Optional;
import overtrick.bridge.board.BoardView;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;

/// What a card is good for, as a player would say it.
public sealed interface Plan {

    /// @param out trumps that the opponents still hold
    record DrawTrumps(int out) implements Plan {}

    /// @param in the hand that ruffs
    record Ruff(Suit suit, Seat in) implements Plan {}

    /// @param missing the card that is hoped to lie well
    /// @param behind who takes the trick if it does not
    record FinesseAgainst(Card missing, Seat behind) implements Plan {}

    /// Cards of theirs are driven out, so that ours become winners.
    record Establish(Suit suit) implements Plan {}

    /// Winners are taken.
    record Cash(Suit suit) implements Plan {}

    /// @param to the hand that is to lead next
    record Cross(Seat to, Suit suit) implements Plan {}

    /// A winner is kept until an opponent has no card of the suit left.
    record HoldUp(Suit suit) implements Plan {}

    /// A defender leads what their partner has bid.
    record PartnersSuit(Suit suit) implements Plan {}

    /// A defender leads the top of touching honours.
    record Sequence(Suit suit) implements Plan {}

    /// A defender leads from their long suit.
    record Length(Suit suit) implements Plan {}

    /// A defender leads a suit of which they will soon have none.
    record Shortness(Suit suit) implements Plan {}

    /// A defender lets their partner ruff.
    record GiveRuff(Suit suit) implements Plan {}

    /// A defender goes on with the suit of their side.
    record Continue(Suit suit) implements Plan {}

    /// A defender covers an honour.
    record Cover(Card led) implements Plan {}

    /// What the viewer, whose turn it is, would have in mind with one of the cards they may play;
    /// empty when there is nothing particular about it.
    static Optional<Plan> of(BoardView view, Card card, Agreements agreements, Readings readings) {
        var sight = Sight.of(view);
        if (sight.isDeclaring()) {
            return DeclarerPlan.of(sight, card);
        }
        var auction = readings.of(agreements, view.auction(), view.vulnerability());
        return DefenderPlan.of(sight, BidSuits.of(auction), card);
    }

    /// Tricks that declarer's two hands can take from the top.
    static int sureTricks(BoardView view) {
        return new DeclarerLead(Sight.of(view)).sureTricks();
    }

    /// Tricks the viewer's side lacks: for its contract, or to beat it; 0 or less when it has them.
    static int lacking(BoardView view) {
        return Sight.of(view).lacking();
    }
}

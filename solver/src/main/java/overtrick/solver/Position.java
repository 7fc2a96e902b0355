package overtrick.solver;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import overtrick.bridge.auction.Strain;
import overtrick.bridge.play.Play;
import overtrick.bridge.play.Trick;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Deal;
import overtrick.cards.Seat;
import overtrick.cards.Side;

/// A moment of the play with all cards open: after any number of tricks, with up to three cards on
/// the table. It can be reached by lawful play; no other can be made.
///
/// @param hands what North, East, South and West still hold
/// @param trick the one under way, empty before a lead; never full
public record Position(List<CardSet> hands, Strain strain, Trick trick) {

    public Position {
        hands = List.copyOf(hands);
        PositionFault.of(hands, trick)
                .ifPresent(fault -> {
                    throw new IllegalArgumentException(fault);
                });
    }

    /// Before the opening lead.
    public static Position of(Deal deal, Strain strain, Seat leader) {
        return new Position(
                List.of(deal.north(), deal.east(), deal.south(), deal.west()),
                strain,
                Trick.ledBy(leader));
    }

    /// As a play stands now; of a play that is over, without any card.
    public static Position of(Play play) {
        var hands = new ArrayList<CardSet>();
        for (var seat : Seat.values()) {
            hands.add(play.hand(seat));
        }
        return new Position(hands, play.contract().strain(), play.current());
    }

    /// The cards that a seat still holds.
    public CardSet hand(Seat seat) {
        return hands.get(seat.ordinal());
    }

    /// The hand to play from; in a position without cards the one that won the last trick.
    public Seat turn() {
        return trick.turn();
    }

    /// The side to play.
    public Side side() {
        return turn().side();
    }

    /// Tricks not yet won by anybody, the one under way among them, 0 to 13.
    public int left() {
        return hand(turn()).size();
    }

    /// Whether no card is left to play.
    public boolean isOver() {
        return left() == 0;
    }

    /// The cards the hand in turn may play (Law 44C); none when the play is over.
    public CardSet legal() {
        return trick.suitLed().map(hand(turn())::following).orElse(hand(turn()));
    }

    /// The legal cards, those that are as good as each other together; none when the play is over.
    public List<CardSet> choices() {
        return isOver() ? List.of() : Equals.of(this);
    }

    /// The position after the hand in turn has played the card.
    ///
    /// @throws IllegalArgumentException naming card and seat if it is not among the [#legal] ones
    public Position after(Card card) {
        if (!legal().contains(card)) {
            throw new IllegalArgumentException(refusal(card));
        }
        var next = new ArrayList<>(hands);
        next.set(turn().ordinal(), hand(turn()).without(card));
        var cards = new ArrayList<>(trick.cards());
        cards.add(card);
        var played = new Trick(trick.leader(), cards);
        return new Position(
                next, strain, played.isFull() ? Trick.ledBy(played.winner(strain)) : played);
    }

    private String refusal(Card card) {
        String name = PositionFault.name(turn());
        Optional<String> led = trick.suitLed().map(suit -> suit.name().toLowerCase(Locale.ROOT));
        return hand(turn()).contains(card)
                ? "%s has to follow to %s and cannot play %s".formatted(name, led.orElse(""), card)
                : "%s does not hold %s".formatted(name, card);
    }
}

package overtrick.solver;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import overtrick.bridge.play.Trick;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Deal;
import overtrick.cards.Seat;
import overtrick.cards.Suit;

/// Why four hands and a trick cannot be a position.
final class PositionFault {

    private final List<CardSet> hands;
    private final Trick trick;

    private PositionFault(List<CardSet> hands, Trick trick) {
        this.hands = hands;
        this.trick = trick;
    }

    /// Empty when nothing is wrong.
    static Optional<String> of(List<CardSet> hands, Trick trick) {
        if (hands.size() != Seat.values().length) {
            return Optional.of("position does not have four hands: " + hands.size());
        }
        if (trick.isFull()) {
            return Optional.of("trick under way has four cards already: " + trick.cards());
        }
        var fault = new PositionFault(hands, trick);
        return fault.cardTwice().or(fault::wrongSize).or(fault::revoke);
    }

    private Optional<String> cardTwice() {
        var seen = CardSet.NONE;
        for (var card : trick.cards()) {
            if (seen.contains(card)) {
                return Optional.of("%s lies on the table twice".formatted(card));
            }
            seen = seen.with(card);
        }
        var table = seen;
        for (var seat : Seat.values()) {
            var hand = hand(seat);
            if (hand.intersects(seen)) {
                var card = hand.minus(hand.minus(seen)).highest();
                String where = table.contains(card) ? "lies on the table" : "by another hand";
                return Optional.of("%s is held by %s and %s".formatted(card, name(seat), where));
            }
            seen = seen.union(hand);
        }
        return Optional.empty();
    }

    /// Everybody has as many cards as the hand in turn, or one fewer after playing to the trick.
    private Optional<String> wrongSize() {
        int left = hand(trick.turn()).size();
        if (left > Deal.HAND) {
            return Optional.of(
                    "%s holds more than 13 cards: %d".formatted(name(trick.turn()), left));
        }
        if (left == 0 && !trick.isEmpty()) {
            return Optional.of(
                    "%s has no card left for the trick %s"
                            .formatted(name(trick.turn()), trick.cards()));
        }
        for (var seat : Seat.values()) {
            int due = trick.by(seat).isPresent() ? left - 1 : left;
            if (hand(seat).size() != due) {
                return Optional.of(
                        "%s does not hold %d cards, as %s has %d: %d"
                                .formatted(
                                        name(seat),
                                        due,
                                        name(trick.turn()),
                                        left,
                                        hand(seat).size()));
            }
        }
        return Optional.empty();
    }

    /// Nobody discarded or ruffed while able to follow (Law 44C).
    private Optional<String> revoke() {
        for (var seat : Seat.values()) {
            var card = trick.by(seat);
            if (card.isPresent() && revokes(seat, card.get())) {
                return Optional.of(
                        "%s cannot have played %s with %s in hand when %s was led"
                                .formatted(
                                        name(seat),
                                        card.get(),
                                        hand(seat).in(led()).highest(),
                                        trick.cards().getFirst()));
            }
        }
        return Optional.empty();
    }

    private boolean revokes(Seat seat, Card card) {
        return card.suit() != led() && hand(seat).length(led()) > 0;
    }

    private Suit led() {
        return trick.cards().getFirst().suit();
    }

    private CardSet hand(Seat seat) {
        return hands.get(seat.ordinal());
    }

    static String name(Seat seat) {
        String lower = seat.name().toLowerCase(Locale.ROOT);
        return Character.toUpperCase(lower.charAt(0)) + lower.substring(1);
    }
}

package overtrick.formats;

import java.util.Locale;
import overtrick.cards.Card;
import overtrick.cards.Seat;

/// Why hands that somebody has written do not make a deal.
public sealed interface DealFault {

    /// A card that two hands have, or one hand twice.
    ///
    /// @param first the hand that has it first
    /// @param second the hand that has it again; the same where it comes twice in one
    record CardTwice(Card card, Seat first, Seat second) implements DealFault {}

    /// A hand that is not of thirteen cards.
    ///
    /// @param cards how many it has
    record WrongSize(Seat seat, int cards) implements DealFault {}

    /// A sign that is no card, where a card should be.
    ///
    /// @param sign as it was written
    record NoCard(Seat seat, String sign) implements DealFault {}

    /// A sentence for the log or the terminal.
    default String message() {
        return switch (this) {
            case CardTwice(var card, var first, var second) when first == second ->
                    "%s comes twice in the hand of %s".formatted(card, name(first));
            case CardTwice(var card, var first, var second) ->
                    "%s is held by %s and by %s".formatted(card, name(first), name(second));
            case WrongSize(var seat, int cards) ->
                    "%s does not hold 13 cards: %d".formatted(name(seat), cards);
            case NoCard(var seat, var sign) ->
                    "%s: no card can be read in %s".formatted(name(seat), sign);
        };
    }

    private static String name(Seat seat) {
        String lower = seat.name().toLowerCase(Locale.ROOT);
        return Character.toUpperCase(lower.charAt(0)) + lower.substring(1);
    }
}

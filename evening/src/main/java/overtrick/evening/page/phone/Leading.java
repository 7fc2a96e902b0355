package overtrick.evening.page.phone;

import java.util.Optional;
import overtrick.cards.Card;
import overtrick.cards.FormatException;
import overtrick.page.Sorry;
import overtrick.page.Visit;

/// The card that a telephone says was led.
final class Leading {

    private Leading() {}

    /// @throws Sorry when it is no card
    static Optional<Card> sent(Visit visit) {
        String text = visit.param("lead").strip();
        if (text.isEmpty()) {
            return Optional.empty();
        }
        try {
            return Optional.of(Card.parse(text));
        } catch (FormatException none) {
            throw Sorry.unclear("ev.unclear.lead", text);
        }
    }
}

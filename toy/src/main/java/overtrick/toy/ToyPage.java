package overtrick.toy;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.page.Words;
import overtrick.page.table.GamePages;
import overtrick.page.table.Seating;

/// What one viewer sees of a table.
///
/// @param turned the cards on the table
/// @param mine what the viewer may turn up now
public record ToyPage(Seating seating, Map<Seat, Card> turned, List<Card> mine)
        implements GamePages.Page {

    public Words words() {
        return seating.words();
    }

    /// The card of a seat, as it is written.
    public String cardOf(Seat seat) {
        return Optional.ofNullable(turned.get(seat)).map(Card::toString).orElse("");
    }

    /// Who has won, in a sentence; empty while somebody has still to turn up a card.
    public Optional<String> outcome() {
        if (HighSpade.turn(turned).isPresent()) {
            return Optional.empty();
        }
        return turned.entrySet().stream()
                .max(Comparator.comparing(entry -> entry.getValue().rank()))
                .map(best -> words().get("toy.won", words().name(best.getKey())));
    }
}

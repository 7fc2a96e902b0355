package overtrick.toy;

import java.util.List;
import java.util.Optional;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.page.Words;
import overtrick.page.table.Plate;

/// The middle of the page: who sits where with which card, and what the viewer may turn up.
///
/// @param code of the table
public record SpadesPart(
        Words words, String code, List<Place> places, List<Card> mine, Optional<String> outcome) {

    /// A seat with its card; `""` when it has none yet.
    public record Place(Plate plate, String card) {}

    public static SpadesPart of(ToyPage page) {
        var seating = page.seating();
        boolean gathering = page.turned().isEmpty();
        return new SpadesPart(
                page.words(),
                seating.id().code(),
                seating.seats().stream().map(seat -> place(page, seat, gathering)).toList(),
                page.mine(),
                page.outcome());
    }

    private static Place place(ToyPage page, Seat seat, boolean gathering) {
        return new Place(page.seating().plate(seat, gathering), page.cardOf(seat));
    }
}

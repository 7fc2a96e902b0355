package overtrick.club.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.cards.Seat;

/// What one viewer may know of a table.
///
/// @param number of the last event this view includes
/// @param terms what was agreed when the table was opened
/// @param deals how many deals the game has begun
/// @param seat where the viewer sits; empty when he watches
/// @param chat what the viewer may hear
/// @param game what the viewer may know of the game
/// @param <V> the game's view
public record TableView<V>(
        long number,
        String name,
        Terms terms,
        int deals,
        Map<Seat, Chair> chairs,
        Optional<Seat> seat,
        List<ChatLine> chat,
        V game) {

    public TableView {
        chairs = Map.copyOf(chairs);
        chat = List.copyOf(chat);
    }

    /// Where the person sits; empty when he does not.
    public Optional<Seat> seatOf(PersonId person) {
        return chairs.entrySet().stream()
                .filter(taken -> taken.getValue().isOf(person))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    public Optional<Chair> chair(Seat at) {
        return Optional.ofNullable(chairs.get(at));
    }

    /// Whether the viewer has a seat but lets a robot play it.
    public boolean isSittingOut() {
        return seat.map(chairs::get).filter(Chair::sittingOut).isPresent();
    }
}

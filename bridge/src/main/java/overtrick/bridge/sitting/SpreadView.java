package overtrick.bridge.sitting;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import overtrick.bridge.board.BoardEvent.SeatsDrawn;
import overtrick.cards.Card;
import overtrick.cards.Party;
import overtrick.cards.Seat;

/// What one sees of a pack that lies spread: the cards that have been turned up, and no others.
///
/// @param drawn so far, by the chairs
/// @param mine whether the viewer has still to draw
/// @param dealer who deals first, once everybody sits as the cards say
public record SpreadView(Map<Seat, Card> drawn, boolean mine, Optional<Seat> dealer) {

    public SpreadView {
        drawn = Map.copyOf(drawn);
    }

    static SpreadView of(Spread spread, Party viewer) {
        boolean mine = viewer instanceof Seat seat && spread.awaited().contains(seat);
        return new SpreadView(spread.drawn(), mine, Optional.empty());
    }

    /// The cards that have been drawn, before those who sit where they have led them.
    static SpreadView settled(SeatsDrawn all, Seat dealer) {
        var drawn = new EnumMap<Seat, Card>(Seat.class);
        all.drawn()
                .forEach((before, card) ->
                        drawn.put(all.chairs().getOrDefault(before, before), card));
        return new SpreadView(drawn, false, Optional.of(dealer));
    }

    /// Whether this seat has still to draw.
    public boolean awaits(Seat seat) {
        return !drawn.containsKey(seat);
    }
}

package overtrick.bridge.sitting;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import overtrick.cards.Card;
import overtrick.cards.Seat;

/// A pack that lies spread face down, and who has drawn from it so far (bridge.md §2).
///
/// @param pack in the order in which it is drawn from
/// @param drawers in the order in which they have drawn
public record Spread(List<Card> pack, List<Seat> drawers) {

    public Spread {
        pack = List.copyOf(pack);
        drawers = List.copyOf(drawers);
    }

    /// The cards drawn so far, by the chairs.
    public Map<Seat, Card> drawn() {
        var drawn = new EnumMap<Seat, Card>(Seat.class);
        for (int place = 0; place < drawers.size(); place++) {
            drawn.put(drawers.get(place), pack.get(place));
        }
        return drawn;
    }

    /// Who has still to draw.
    public Set<Seat> awaited() {
        var awaited = EnumSet.allOf(Seat.class);
        drawers.forEach(awaited::remove);
        return awaited;
    }

    Spread drawnBy(Seat seat) {
        var all = new ArrayList<>(drawers);
        all.add(seat);
        return new Spread(pack, all);
    }
}

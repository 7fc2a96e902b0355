package overtrick.can.view;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import overtrick.can.shootout.Kicks;
import overtrick.cards.Seat;

/// The shoot-out.
///
/// @param taker of the next kick; empty until named
/// @param keeper of the next kick; empty until named
/// @param held how many cards lie before each player, also of the hands that are out of play
public record KickView(
        Kicks kicks,
        Optional<Seat> taker,
        Optional<Seat> keeper,
        Step step,
        Set<Seat> cutAsked,
        Map<Seat, Integer> held,
        Optional<PlayView> play) {

    /// How far the kick has come.
    public enum Step {
        NAMING,
        PACK,
        SHUFFLED,
        CHOOSING,
        REDEAL,
        KITTY,
        PLAY
    }

    public KickView {
        cutAsked = Set.copyOf(cutAsked);
        held = Map.copyOf(held);
    }
}

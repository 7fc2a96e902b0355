package overtrick.social;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.bridge.sheet.Given;
import overtrick.cards.Seat;

/// How it stands at a table: what has been played to its end in the course of an evening, and what
/// is being played.
///
/// @param last what the last deal gave; empty before the first
public record Tally(List<Standing> finished, Standing now, Optional<Given> last) {

    public Tally {
        finished = List.copyOf(finished);
    }

    /// Everything played so far, the last perhaps not to its end.
    public List<Standing> all() {
        var all = new ArrayList<>(finished);
        all.add(now);
        return all;
    }

    /// The back score: units that a player has won in all that came to an end, less those lost.
    public int balance(Seat player) {
        return all().stream().filter(Standing::isOver).mapToInt(one -> one.units(player)).sum();
    }
}

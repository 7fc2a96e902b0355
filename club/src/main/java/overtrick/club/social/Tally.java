package overtrick.club.social;

import java.util.ArrayList;
import java.util.List;
import overtrick.cards.Side;

/// How it stands at a table: what has been played to its end in the course of an evening, and what
/// is being played.
public record Tally(List<Standing> finished, Standing now) {

    public Tally {
        finished = List.copyOf(finished);
    }

    /// Everything played so far, the last perhaps not to its end.
    public List<Standing> all() {
        var all = new ArrayList<>(finished);
        all.add(now);
        return all;
    }

    /// The back score: units that a side has won in all that came to an end, less those lost.
    public int balance(Side side) {
        int units = all().stream().filter(Standing::isOver).mapToInt(Standing::units).sum();
        return side == Side.NORTH_SOUTH ? units : -units;
    }
}

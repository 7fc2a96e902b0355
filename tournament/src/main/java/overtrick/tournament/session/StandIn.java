package overtrick.tournament.session;

import java.util.Optional;
import overtrick.movement.RoundNumber;

/// Somebody sits in for a player in some rounds; the player stays in the entry and in its ranking.
///
/// @param leaving a player of the entry
/// @param from the first round in which they sit in
/// @param last the last one; empty for all that follow
public record StandIn(String leaving, String coming, RoundNumber from, Optional<RoundNumber> last) {

    /// Whether they sit in then.
    public boolean isIn(RoundNumber round) {
        return from.compareTo(round) <= 0 && last.filter(end -> end.compareTo(round) < 0).isEmpty();
    }

    StandIn renamed(String wrong, String right) {
        return new StandIn(
                leaving.equals(wrong) ? right : leaving,
                coming.equals(wrong) ? right : coming,
                from,
                last);
    }
}

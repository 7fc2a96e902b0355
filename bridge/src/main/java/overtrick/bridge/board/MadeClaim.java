package overtrick.bridge.board;

import java.util.Optional;
import overtrick.bridge.play.Play;
import overtrick.cards.Party;
import overtrick.cards.Seat;

/// A claim that was made on a board, whatever became of it: what it has shown stays seen.
///
/// @param actions how many calls and cards had been made by then, counted together
/// @param objector who did not agree; empty before anybody has objected
public record MadeClaim(Claim claim, int actions, Optional<Seat> objector) {

    MadeClaim refusedBy(Seat seat) {
        return new MadeClaim(claim, actions, Optional.of(seat));
    }

    /// Whether the viewer saw the claimer's hand: declarer claims with their cards on the table
    /// (Law 68C); all others show theirs to those opponents alone who play, for partner may have to
    /// play on (Law 68B2).
    boolean isShownTo(Party viewer, Play play) {
        if (play.commander().equals(Optional.of(claim.by()))) {
            return true;
        }
        return viewer instanceof Seat seat
                && seat.opposes(claim.by())
                && !play.dummy().equals(Optional.of(seat));
    }
}

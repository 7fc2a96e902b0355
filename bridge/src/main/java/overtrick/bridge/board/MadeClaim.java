package overtrick.bridge.board;

import overtrick.cards.Party;
import overtrick.cards.Seat;

/// A claim that was made on a board, whatever became of it: what it has shown stays seen.
///
/// @param actions how many calls and cards had been made by then, counted together
public record MadeClaim(Claim claim, int actions) {

    /// Whether the viewer saw the claimer's hand: declarer claims with his cards on the table (Law
    /// 68C); a defender shows his to declarer alone, for his partner may have to play on (Law
    /// 68B2).
    boolean isShownTo(Party viewer, Seat declarer) {
        return claim.by() == declarer || viewer == declarer;
    }
}

package overtrick.bridge.board;

import java.util.Set;
import overtrick.cards.Seat;

/// A request to take back one's last call or card that waits for the opponents' consent.
///
/// @param keep how many calls and cards would remain, counted together from the first call
/// @param asked whose consent it needs
/// @param agreed who has consented so far
public record PendingUndo(Seat by, int keep, Set<Seat> asked, Set<Seat> agreed) implements Consent {

    public PendingUndo {
        asked = Set.copyOf(asked);
        agreed = Set.copyOf(agreed);
    }

    PendingUndo agreedBy(Seat seat) {
        return new PendingUndo(by, keep, asked, Consent.plus(agreed, seat));
    }
}

package overtrick.bridge.board;

import java.util.Set;
import overtrick.cards.Seat;

/// A claim that waits for its answers.
///
/// @param number which claim of the board it is, from 1; the same words again are another claim
/// @param asked whose word it needs
/// @param agreed who has agreed so far
public record PendingClaim(int number, Claim claim, Set<Seat> asked, Set<Seat> agreed)
        implements Consent {

    public PendingClaim {
        asked = Set.copyOf(asked);
        agreed = Set.copyOf(agreed);
    }

    PendingClaim agreedBy(Seat seat) {
        return new PendingClaim(number, claim, asked, Consent.plus(agreed, seat));
    }
}

package overtrick.laws.board;

import java.util.List;
import overtrick.cards.Seat;
import overtrick.laws.table.Revoke;

/// A revoke that is being put right: first its own card, then whoever played after it and may
/// change (Law 62C).
///
/// @param done whether the revoker's card has been replaced
/// @param asked who may still change their card, in order
/// @param changed whether one of the other side has done so: only then may a partner of the
///   offender
public record Correction(Revoke revoke, boolean done, List<Seat> asked, boolean changed) {

    public Correction {
        asked = List.copyOf(asked);
    }

    Seat hand() {
        return done ? asked.getFirst() : revoke.seat();
    }

    boolean isOver() {
        return done && asked.isEmpty();
    }

    /// After the hand that was asked has its card.
    Correction answered(List<Seat> next, boolean changedNow) {
        return new Correction(revoke, true, next, changed || changedNow);
    }
}

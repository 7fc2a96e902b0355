package overtrick.laws.table;

import java.util.Optional;
import overtrick.cards.Seat;
import overtrick.laws.ruling.Rectification;

/// A rectification at this table, and what has become of it.
///
/// @param about the call it follows from, where there is one
public record Duty(Rectification what, Seat offender, Optional<Withdrawn> about, Status status) {

    /// Where a duty stands.
    public enum Status {
        OWED,
        DONE,
        /// What it waited for can no longer happen.
        EXPIRED,
        /// For the director when the board is over.
        FOR_REVIEW
    }

    boolean isOwed() {
        return status == Status.OWED;
    }

    Duty now(Status next) {
        return new Duty(what, offender, about, next);
    }
}

package overtrick.tournament.event;

import overtrick.tournament.event.session.Slot;
import overtrick.tournament.movement.TableNumber;

/// What an act changes or relies on. An act that a later one relies on cannot be taken back before
/// the later one.
sealed interface Subject {

    /// What there is once in an event.
    enum Whole implements Subject {
        CHARTER,
        /// Who has gone before the seating.
        WITHDRAWALS,
        SEATING,
        /// The movement as repaired or drawn further.
        MOVEMENT,
        CLOCK
    }

    record OfEntry(int entry) implements Subject {}

    record PlayersOf(int entry) implements Subject {}

    record KindOf(TableNumber table) implements Subject {}

    record BegunRound(int round) implements Subject {}

    /// Who sat where in a round that had begun when it was repaired.
    record PlacesIn(int round) implements Subject {}

    record ResultAt(Slot slot) implements Subject {}
}

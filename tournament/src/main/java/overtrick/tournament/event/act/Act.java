package overtrick.tournament.event.act;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import overtrick.tournament.compare.Adjustment.Kind;
import overtrick.tournament.compare.Outcome;
import overtrick.tournament.compare.Unit;
import overtrick.tournament.event.session.Charter;
import overtrick.tournament.event.session.Slot;
import overtrick.tournament.event.session.TableKind;
import overtrick.tournament.movement.Movement;
import overtrick.tournament.movement.RoundNumber;
import overtrick.tournament.movement.Seating;
import overtrick.tournament.movement.TableNumber;
import overtrick.tournament.reckoning.Fraction;
import overtrick.tournament.repair.Mishap;

/// What can be done in an event. Asked for and done are the same words: an act carries all that
/// follows from it, so that no later program can make something else of an old log.
public sealed interface Act {

    /// What is the director's alone.
    sealed interface Directing extends Act {}

    /// What is done to the clock.
    sealed interface OfClock extends Directing {}

    /// What a table says about a result.
    sealed interface OfTable extends Act {
        Slot slot();
    }

    /// Before anything else.
    record Create(Charter charter) implements Act {}

    /// Somebody comes. The entry gets the number of the act as its id.
    record Enter(List<String> players) implements Directing {
        public Enter {
            players = List.copyOf(players);
        }
    }

    /// An entry that has no number yet goes again; later it is a mishap to [Repair].
    record Withdraw(int entry) implements Directing {}

    /// One player takes another's place for the rest of the event (Law 4).
    record Substitute(int entry, String leaving, String coming) implements Directing {}

    record MarkTable(TableNumber table, TableKind kind) implements Directing {}

    /// Everybody gets a number, and with it his places (Law 8A).
    ///
    /// @param movement with all its places; those whose number nobody wears stay empty
    /// @param boards in a set
    record Seat(Movement movement, int boards, List<Wearer> wearers) implements Directing {
        public Seat {
            wearers = List.copyOf(wearers);
        }
    }

    /// A further round, as of a Swiss, that is known only now.
    record Draw(List<Seating> round) implements Directing {
        public Draw {
            round = List.copyOf(round);
        }
    }

    /// One of the legal ways to go on after a mishap.
    ///
    /// @param movement the whole session as it now is
    /// @param newcomer the entry that wears a late pair's number
    record Repair(Mishap mishap, Movement movement, Optional<Integer> newcomer)
            implements Directing {}

    record BeginRound(RoundNumber round) implements Directing {}

    record StopClock() implements OfClock {}

    record RestartClock() implements OfClock {}

    /// @param by below zero to take time away
    record ExtendRound(Duration by) implements OfClock {}

    /// A table says what a board came to; the director or the program says it for both sides.
    record Report(Slot slot, Outcome.Scored score) implements OfTable {}

    /// The opponents agree (Law 79A).
    record Confirm(Slot slot) implements OfTable {}

    /// The opponents do not agree (Law 79B).
    record Dispute(Slot slot) implements OfTable {}

    /// The director says what counts: a correction (Law 79C), an adjusted score (Law 12C), weighted
    /// or split, or that the board was not played.
    record Rule(Slot slot, Outcome outcome) implements Directing {}

    /// A penalty (Law 90) or what is carried over.
    ///
    /// @param amount below zero for a penalty
    record Adjust(int entry, Kind kind, Fraction amount, Unit unit) implements Directing {}

    /// The correction period is over (Law 79C): the ranking is final.
    record Close() implements Directing {}
}

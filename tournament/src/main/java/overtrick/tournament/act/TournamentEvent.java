package overtrick.tournament.act;

import java.time.Instant;

/// What has happened in a tournament, with who, when and why.
public sealed interface TournamentEvent {

    Attendee by();

    Instant at();

    String why();

    /// @param number from 1, without gaps
    record Done(int number, Attendee by, Instant at, String why, Act act)
            implements TournamentEvent {}

    /// The tournament goes on as if the act had never been.
    record TakenBack(int number, Attendee by, Instant at, String why) implements TournamentEvent {}
}

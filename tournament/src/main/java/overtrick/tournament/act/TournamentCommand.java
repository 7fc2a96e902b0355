package overtrick.tournament.act;

import java.time.Instant;

/// What somebody would like to happen in a tournament.
public sealed interface TournamentCommand {

    /// When it was asked for.
    Instant at();

    /// The reason, in the words of who asks; may be empty where none is needed.
    String why();

    record Do(Instant at, String why, Act act) implements TournamentCommand {}

    /// @param number of the act
    record TakeBack(Instant at, String why, int number) implements TournamentCommand {}
}

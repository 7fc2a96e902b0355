package overtrick.evening.tournament;

import java.time.Instant;
import overtrick.house.codes.TournamentId;

/// A tournament in a list.
///
/// @param entries how many have entered
/// @param touched when something of this was new
public record TournamentSummary(
        TournamentId id, String title, Stage stage, int entries, Instant touched) {

    /// How far it has come.
    public enum Stage {
        /// People enter.
        ENTRY,
        /// Everybody has a place.
        PLAY,
        /// The ranking is final.
        CLOSED
    }
}

package overtrick.evening.season;

import java.util.Optional;
import overtrick.evening.online.OnlinePlan;
import overtrick.evening.online.OnlinePlan.Begin;
import overtrick.evening.tournament.TournamentPlan;
import overtrick.tournament.session.Terms;

/// A usual event: everything but its title, its time and its people.
///
/// @param name under which the club keeps it
/// @param online empty where all play in the room
public record EventTemplate(
        String name, Terms terms, TournamentPlan plan, Optional<OnlinePlan> online) {

    /// The longest name.
    public static final int LONGEST = 40;

    public EventTemplate {
        if (name.isBlank() || name.codePointCount(0, name.length()) > LONGEST) {
            throw new IllegalArgumentException("name is not 1 to 40 signs: " + name);
        }
        online = online.map(how -> how.with(new Begin(Optional.empty(), how.begin().pairs(), 0)));
    }
}

package overtrick.app.match;

import java.util.Locale;
import java.util.Optional;
import overtrick.robots.search.Level;
import overtrick.systems.TwoSystems;

/// What the two teams of a match play.
///
/// @param levels how well they play their cards; empty when cards are not played
/// @param rival whether another program plays for the second team
record MatchSides(TwoSystems systems, Optional<Levels> levels, boolean rival) {

    /// @param one of the team that is North–South in the open room
    record Levels(Level one, Level other) {}

    static MatchSides bidding(TwoSystems systems, Players players) {
        return new MatchSides(systems, Optional.empty(), players.rival().isPresent());
    }

    static MatchSides playing(TwoSystems systems, Players players) {
        var levels = new Levels(players.one(), players.other());
        return new MatchSides(systems, Optional.of(levels), players.rival().isPresent());
    }

    /// Such as `acol`, or `acol (expert)`.
    String one() {
        return named(systems.northSouth().name(), levels.map(Levels::one));
    }

    String other() {
        String system = systems.eastWest().name();
        return rival ? system + " (rival)" : named(system, levels.map(Levels::other));
    }

    private static String named(String system, Optional<Level> level) {
        return level.map(known -> "%s (%s)".formatted(system, word(known))).orElse(system);
    }

    static String word(Level level) {
        return level.name().toLowerCase(Locale.ROOT);
    }
}

package overtrick.practice.situation;

import java.util.List;
import overtrick.page.Feature;
import overtrick.practice.Practice;

/// What the room has of situations, in the order in which addresses are tried.
public final class Situated {

    private Situated() {}

    /// Those of scripts first: a deck may be called anything else.
    public static List<Feature> features(Practice practice) {
        var coach = new Coach();
        var scripts = new ScriptShelf();
        return List.of(
                new ScriptRoutes(practice, coach, scripts),
                new SituationRoutes(practice, coach, scripts));
    }
}

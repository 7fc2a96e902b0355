package overtrick.practice.situation;

import java.util.List;
import overtrick.page.Feature;
import overtrick.practice.Drills;
import overtrick.practice.Practice;

/// What the room has of situations, in the order in which addresses are tried.
public final class Situated {

    private Situated() {}

    /// Its kinds of exercises, which come back.
    public static List<Drills> drills() {
        return List.of(new SituationDrills(), new LeadDrills());
    }

    /// Those of scripts first: a deck may be called anything else.
    public static List<Feature> features(Practice practice) {
        var coach = new Coach();
        var scripts = new ScriptShelf(practice.scripts());
        return List.of(
                new LeadRoutes(practice),
                new ScriptRoutes(practice, coach, scripts),
                new SituationRoutes(practice, coach, scripts));
    }
}

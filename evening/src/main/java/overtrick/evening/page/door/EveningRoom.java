package overtrick.evening.page.door;

import java.util.List;
import overtrick.evening.Evenings;
import overtrick.page.Feature;
import overtrick.page.room.Door;
import overtrick.page.room.RoomPages;

/// Events, as visitors see them.
///
/// @param bound the address that the server listens on
/// @param people for how many the evenings are made
public record EveningRoom(Evenings evenings, String bound, int people) implements RoomPages {

    @Override
    public List<Feature> features() {
        return List.of(new EveningFeature(evenings, bound, people));
    }

    @Override
    public List<Door> doors() {
        return List.of(Door.to("/events", "event", "ev.run", "ev.door.how"));
    }
}

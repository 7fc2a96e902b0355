package overtrick.laid.page;

import java.util.List;
import overtrick.laid.LaidHall;
import overtrick.page.Feature;
import overtrick.page.link.Addresses;
import overtrick.page.room.Door;
import overtrick.page.room.RoomPages;

/// The deals that are laid for everybody alike, as visitors see them.
///
/// @param host to which the server listens, for links that are sent to friends
public record LaidRoom(LaidHall hall, String host) implements RoomPages {

    @Override
    public List<Feature> features() {
        return List.of(new LaidRoutes(hall, new Addresses(host)));
    }

    /// Where nothing is laid nobody waits behind the door.
    @Override
    public List<Door> doors() {
        var door = Door.to("/today", "clock", "laid.title", "laid.door.how");
        return hall.isDaily() ? List.of(door.with("/today/now", "laid.play")) : List.of();
    }
}

package overtrick.social.page;

import java.security.SecureRandom;
import java.util.List;
import overtrick.bridgetable.BridgeTables;
import overtrick.page.Feature;
import overtrick.page.room.Door;
import overtrick.page.room.RoomPages;
import overtrick.page.table.GamePages;
import overtrick.social.AmongFriends;

/// Games among friends, as visitors see them.
public record SocialRoom(BridgeTables bridge, AmongFriends friends) implements RoomPages {

    @Override
    public List<GamePages<?, ?, ?>> tables() {
        return List.of(new SocialPages(bridge, friends));
    }

    @Override
    public List<Feature> features() {
        return List.of(new SocialRoutes(bridge, friends, new SecureRandom()));
    }

    @Override
    public List<Door> doors() {
        return List.of(Door.to("/social", "friend", "social.title", "social.door.how"));
    }
}

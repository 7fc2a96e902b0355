package overtrick.boards.page.match;

import java.util.List;
import overtrick.boards.PlayedBoards;
import overtrick.page.Feature;
import overtrick.page.api.Operation;
import overtrick.page.room.Door;
import overtrick.page.room.RoomPages;

/// Matches of robots, as visitors see them.
public record MatchesRoom(PlayedBoards archive) implements RoomPages {

    @Override
    public List<Feature> features() {
        return List.of(new MatchRoutes(archive));
    }

    @Override
    public List<Operation> operations() {
        return new MatchApi(archive).operations();
    }

    @Override
    public List<Door> doors() {
        return List.of(Door.to("/matches", "robot", "match.title", "door.match.how"));
    }

    @Override
    public List<Door> lessons() {
        return List.of(Door.to("/matches", "robot", "match.title", "door.match.how"));
    }
}

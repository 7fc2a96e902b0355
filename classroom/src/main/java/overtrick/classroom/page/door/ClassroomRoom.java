package overtrick.classroom.page.door;

import java.util.List;
import overtrick.classroom.Classrooms;
import overtrick.classroom.judge.Judge;
import overtrick.classroom.page.HomeRoutes;
import overtrick.classroom.page.lead.LeadRoutes;
import overtrick.classroom.page.lead.SetRoutes;
import overtrick.classroom.page.learn.LearnRoutes;
import overtrick.classroom.page.learn.TogetherRoutes;
import overtrick.classroom.page.result.ResultRoutes;
import overtrick.classroom.page.shelf.ShelfRoutes;
import overtrick.page.Feature;
import overtrick.page.link.Addresses;
import overtrick.page.room.Door;
import overtrick.page.room.RoomPages;

/// The classes, as visitors see them.
///
/// @param host to which the server listens, for links that are shown in a room
public record ClassroomRoom(Classrooms classes, String host) implements RoomPages {

    @Override
    public List<Feature> features() {
        var judge = new Judge(classes.bridge().readings());
        return List.of(
                new HomeRoutes(classes),
                new ShelfRoutes(classes),
                new TogetherRoutes(classes, judge),
                new LearnRoutes(classes, judge, new Addresses(host)),
                new LeadRoutes(classes, judge),
                new SetRoutes(classes),
                new ResultRoutes(classes, judge));
    }

    @Override
    public List<Door> lessons() {
        return List.of(Door.to("/class", "learn", "class.title", "class.door.how"));
    }
}

package overtrick.law;

import java.util.List;
import overtrick.page.Feature;
import overtrick.page.room.Door;
import overtrick.page.room.RoomPages;

/// The director’s assistant, as visitors see it.
public record LawRoom() implements RoomPages {

    @Override
    public List<Feature> features() {
        return List.of(new TrainingRoutes(), new LawRoutes());
    }

    @Override
    public List<Door> doors() {
        return List.of(Door.to("/laws", "director", "law.title", "law.door.how"));
    }

    @Override
    public List<Door> lessons() {
        return List.of(
                Door.to("/laws/training", "director", "law.training.title", "law.training.how"));
    }
}

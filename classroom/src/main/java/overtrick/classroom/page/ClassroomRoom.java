package overtrick.classroom.page;

import java.util.List;
import overtrick.classroom.Classrooms;
import overtrick.page.Feature;
import overtrick.page.room.RoomPages;

/// The classes, as visitors see them.
public record ClassroomRoom(Classrooms classes) implements RoomPages {

    @Override
    public List<Feature> features() {
        return List.of();
    }
}

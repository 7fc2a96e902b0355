package overtrick.guide;

import java.util.List;
import overtrick.page.Feature;
import overtrick.page.room.Door;
import overtrick.page.room.RoomPages;

/// The guides, as visitors see them.
public record GuideRoom() implements RoomPages {

    @Override
    public List<Feature> features() {
        return List.of(new GuideRoutes());
    }

    @Override
    public List<Door> lessons() {
        return List.of(Door.to("/guide", "library", "guides.title", "guides.how"));
    }
}

package overtrick.practice.door;

import java.util.List;
import java.util.stream.Stream;
import overtrick.page.Feature;
import overtrick.page.room.Door;
import overtrick.page.room.RoomPages;
import overtrick.practice.Practice;
import overtrick.practice.count.CountRoutes;
import overtrick.practice.lesson.LessonRoutes;
import overtrick.practice.situation.Situated;

/// The practice room, as visitors see it.
public record PracticeRoom(Practice practice) implements RoomPages {

    /// The particular addresses come first, the decks last.
    @Override
    public List<Feature> features() {
        return Stream.concat(
                        Stream.of(
                                new CountRoutes(practice),
                                new LessonRoutes(practice)),
                        Situated.features(practice).stream())
                .toList();
    }

    @Override
    public List<Door> lessons() {
        return List.of(
                Door.to("/lessons", "library", "lesson.title", "lesson.door.how"),
                Door.to("/practice", "learn", "practice.title", "practice.door.how"),
                Door.to("/practice/count", "look", "count.title", "count.door.how"));
    }
}

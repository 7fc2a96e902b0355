package overtrick.practice.door;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import overtrick.page.Feature;
import overtrick.page.room.Door;
import overtrick.page.room.RoomPages;
import overtrick.practice.Drills;
import overtrick.practice.OwnBoards;
import overtrick.practice.Practice;
import overtrick.practice.count.CountDrills;
import overtrick.practice.count.CountRoutes;
import overtrick.practice.daily.DailyRoutes;
import overtrick.practice.daily.Subjects;
import overtrick.practice.lesson.LessonDrills;
import overtrick.practice.lesson.LessonRoutes;
import overtrick.practice.lesson.WriteRoutes;
import overtrick.practice.own.OwnDrills;
import overtrick.practice.own.OwnRoutes;
import overtrick.practice.problem.ProblemDrills;
import overtrick.practice.problem.ProblemRoutes;
import overtrick.practice.situation.Situated;

/// The practice room, as visitors see it.
///
/// @param own what people have lost on their own boards
public record PracticeRoom(Practice practice, OwnBoards own) implements RoomPages {

    /// The kinds of practice whose exercises come back.
    private static List<Drills> drills() {
        var drills = new ArrayList<>(Situated.drills());
        drills.addAll(
                List.of(
                        new LessonDrills(),
                        new ProblemDrills(),
                        new CountDrills(),
                        new OwnDrills()));
        return drills;
    }

    /// The particular addresses come first, the decks last.
    @Override
    public List<Feature> features() {
        return Stream.concat(
                        Stream.of(
                                new DailyRoutes(practice, new Subjects(drills())),
                                new CountRoutes(practice),
                                new WriteRoutes(practice),
                                new LessonRoutes(practice),
                                new ProblemRoutes(practice),
                                new OwnRoutes(practice, own)),
                        Situated.features(practice).stream())
                .toList();
    }

    @Override
    public List<Door> lessons() {
        return List.of(
                Door.to("/practice/today", "clock", "daily.title", "daily.lead"),
                Door.to("/lessons", "library", "lesson.title", "lesson.door.how"),
                Door.to("/practice", "learn", "practice.title", "practice.door.how"),
                Door.to("/practice/problems", "odds", "problem.title", "problem.door.how"),
                Door.to("/practice/count", "look", "count.title", "count.door.how"));
    }
}

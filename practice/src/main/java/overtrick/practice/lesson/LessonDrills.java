package overtrick.practice.lesson;

import java.util.Optional;
import java.util.regex.Pattern;
import overtrick.page.Words;
import overtrick.practice.Drills;
import overtrick.practice.lesson.LessonPlace.Shelf;
import overtrick.teaching.lesson.OwnLessons;
import overtrick.teaching.memory.Exercise;

/// The questions of lessons, as what comes back of them. The theme of a question is its lesson.
public record LessonDrills() implements Drills {

    private static final String KIND = "lesson";
    private static final Pattern KEY =
            Pattern.compile("(own|club|file)/[a-z0-9-]{1,44}/\\d{1,3}/\\d{1,3}");

    /// The exercise of a question.
    static Exercise exercise(LessonPlace place, int board, int step) {
        String path = place.path(board, step);
        return new Exercise(
                KIND,
                place.shelf().word() + "." + place.name(),
                path.substring("/lessons/".length()));
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public Optional<String> address(Exercise exercise) {
        return Optional.of(exercise.key())
                .filter(key -> KEY.matcher(key).matches())
                .map(key -> "/lessons/" + key);
    }

    @Override
    public Optional<String> more(String theme) {
        return Optional.of("/lessons/" + theme.replaceFirst("\\.", "/"));
    }

    @Override
    public String theme(Words words, String theme) {
        String own = Shelf.OWN.word() + ".";
        String name = theme.substring(theme.indexOf('.') + 1);
        return theme.startsWith(own) && OwnLessons.has(name)
                ? OwnLessons.of(name, words.locale()).title()
                : words.get("lesson.theme");
    }
}

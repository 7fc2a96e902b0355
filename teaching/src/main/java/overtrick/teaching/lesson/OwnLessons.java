package overtrick.teaching.lesson;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// The lessons of the house: two courses, in every language of the house.
public final class OwnLessons {

    /// A course: lessons in the order in which they are taken.
    public enum Course {
        /// From the first trick to a first evening at a club.
        FIRST_STEPS(
                "trick",
                "trumps",
                "notrump",
                "counting",
                "finesse",
                "score",
                "bidding",
                "opening",
                "overcall",
                "plan",
                "defence",
                "evening"),
        /// Standard American, opening by opening.
        STANDARD_AMERICAN(
                "major",
                "minor-notrump",
                "raises",
                "stayman",
                "transfers",
                "rebids",
                "strong-weak",
                "overcalls-doubles",
                "negative-doubles",
                "slam-competing");

        private final List<String> names;

        Course(String... names) {
            this.names = List.of(names);
        }

        /// The names of its lessons.
        public List<String> names() {
            return names;
        }
    }

    private static final Map<String, Lesson> READ = new ConcurrentHashMap<>();

    private OwnLessons() {}

    /// Whether there is a lesson of this name.
    public static boolean has(String name) {
        return List.of(Course.values()).stream().anyMatch(one -> one.names().contains(name));
    }

    /// The lesson of this name in a language, or in English where that has none.
    ///
    /// @throws IllegalArgumentException when there is no lesson of this name
    public static Lesson of(String name, Locale language) {
        if (!has(name)) {
            throw new IllegalArgumentException("there is no lesson " + name);
        }
        String own = language.getLanguage() + "/" + name;
        boolean told = OwnLessons.class.getResource(file(own)) != null;
        return READ.computeIfAbsent(told ? own : "en/" + name, OwnLessons::read);
    }

    private static String file(String lesson) {
        return "own/" + lesson + ".pbn";
    }

    private static Lesson read(String lesson) {
        try (var stream = OwnLessons.class.getResourceAsStream(file(lesson))) {
            if (stream == null) {
                throw new IllegalStateException("lesson is not there: " + lesson);
            }
            return LessonReader.read(stream.readAllBytes(), lesson);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}

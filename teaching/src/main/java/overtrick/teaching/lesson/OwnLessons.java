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
        String code = language.getLanguage().equals("vi") ? "vi" : "en";
        return READ.computeIfAbsent(code + "/" + name, OwnLessons::read);
    }

    private static Lesson read(String file) {
        try (var stream = OwnLessons.class.getResourceAsStream("own/" + file + ".pbn")) {
            if (stream == null) {
                throw new IllegalStateException("lesson is not there: " + file);
            }
            return LessonReader.read(stream.readAllBytes(), file);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}

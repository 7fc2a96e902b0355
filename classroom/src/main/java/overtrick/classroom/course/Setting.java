package overtrick.classroom.course;

import java.util.Optional;
import overtrick.house.terms.Strength;

/// What was agreed when a class was opened.
///
/// @param filling where students sit down
/// @param system that everybody plays, students and robots
/// @param robots how well robots play their cards; empty: as those of the house do
public record Setting(String name, Filling filling, String system, Optional<Strength> robots) {

    /// Letters in the name of a class.
    public static final int LONGEST_NAME = 60;

    public Setting {
        if (name.isBlank() || name.length() > LONGEST_NAME) {
            throw new IllegalArgumentException("a class has a name of 1 to 60 letters: " + name);
        }
    }
}

package overtrick.classroom.course;

import java.time.Instant;
import java.util.Optional;
import overtrick.house.terms.Strength;

/// What was agreed when a class was opened.
///
/// @param filling where students sit down
/// @param system that everybody plays, students and robots
/// @param robots how well robots play their cards; empty: as those of the house do
/// @param until when homework is to be done, which everybody plays at their own pace; empty for a
///   class that is led
public record Setting(
        String name,
        Filling filling,
        String system,
        Optional<Strength> robots,
        Optional<Instant> until) {

    /// Letters in the name of a class.
    public static final int LONGEST_NAME = 60;

    /// A class that is led.
    public Setting(String name, Filling filling, String system, Optional<Strength> robots) {
        this(name, filling, system, robots, Optional.empty());
    }

    public Setting {
        if (name.isBlank() || name.length() > LONGEST_NAME) {
            throw new IllegalArgumentException("a class has a name of 1 to 60 letters: " + name);
        }
    }
}

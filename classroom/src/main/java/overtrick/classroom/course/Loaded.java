package overtrick.classroom.course;

import java.util.List;

/// A set that a class plays. It was copied when it was loaded: nothing changes under a class.
///
/// @param mode what is done with its boards now
public record Loaded(String name, List<Prepared> boards, Mode mode) {

    /// The most boards of a set.
    public static final int MOST_BOARDS = 64;

    /// Letters in the name of a set.
    public static final int LONGEST_NAME = 80;

    public Loaded {
        boards = List.copyOf(boards);
        if (boards.isEmpty() || boards.size() > MOST_BOARDS) {
            throw new IllegalArgumentException("a set has 1 to 64 boards, not " + boards.size());
        }
        if (name.length() > LONGEST_NAME) {
            throw new IllegalArgumentException("name is too long: " + name.length());
        }
    }

    Loaded in(Mode other) {
        return new Loaded(name, boards, other);
    }
}

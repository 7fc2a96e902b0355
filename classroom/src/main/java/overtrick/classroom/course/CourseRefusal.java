package overtrick.classroom.course;

import java.util.Optional;
import overtrick.cards.rules.Refusal;

/// Why a class is not changed.
public enum CourseRefusal implements Refusal {
    /// There is none under this code.
    CLASS_NONE,
    CLASS_OPEN_ALREADY,
    CLASS_OVER,
    /// As many have come as may.
    CLASS_FULL,
    /// The teacher's to do, or the house's.
    CLASS_NOT_YOURS,
    /// Who teaches does not sit down.
    CLASS_OWN,
    CLASS_JOINED_ALREADY,
    /// Nobody of this class.
    CLASS_STRANGER,
    /// No set has been loaded, or it has no such board.
    CLASS_NO_BOARD,
    CLASS_NO_TABLE,
    /// The board is not over, or the teacher says when the next one comes.
    CLASS_NOT_YET,
    /// It is so already.
    CLASS_SO_ALREADY,
    CLASS_NOTHING_SAID,
    CLASS_TOO_LONG,
    /// As many sets as one class may load.
    CLASS_TOO_MANY_SETS;

    @Override
    public Optional<String> law() {
        return Optional.empty();
    }
}

package overtrick.cantable.page.learn;

import java.util.function.Predicate;
import overtrick.can.act.CanCommand;
import overtrick.cards.Seat;

/// A position in which South is to do one thing.
///
/// @param number from 1
/// @param good what is asked for, among all that is lawful
record Lesson(int number, Position position, Predicate<CanCommand> good) {

    static final Seat SEAT = Seat.SOUTH;

    /// The keys of its sentences begin so.
    String key() {
        return "lesson." + number;
    }
}

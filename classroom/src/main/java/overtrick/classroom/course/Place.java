package overtrick.classroom.course;

import overtrick.cards.Seat;

/// A chair of a class.
///
/// @param desk the number of its table, from 1
public record Place(int desk, Seat seat) {

    /// The most tables of a class.
    public static final int MOST_DESKS = 20;

    public Place {
        if (desk < 1 || desk > MOST_DESKS) {
            throw new IllegalArgumentException("tables have the numbers 1 to 20, not " + desk);
        }
    }
}

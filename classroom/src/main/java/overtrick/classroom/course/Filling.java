package overtrick.classroom.course;

import java.util.List;
import overtrick.cards.Seat;

/// Where students sit down when they come; robots have the other chairs.
public enum Filling {
    /// Two at a table, who play together.
    PAIRS(Seat.SOUTH, Seat.NORTH),
    /// Everybody has a table.
    ALONE(Seat.SOUTH),
    /// On the first free chair.
    FREE(Seat.SOUTH, Seat.NORTH, Seat.WEST, Seat.EAST),
    /// Two partners at the only table, who practise together: whoever opens it is one of them, and
    /// nobody teaches.
    TOGETHER(Seat.SOUTH, Seat.NORTH);

    /// How a class that somebody teaches may sit down.
    public static final List<Filling> TAUGHT = List.of(PAIRS, ALONE, FREE);

    private final List<Seat> seats;

    Filling(Seat... seats) {
        this.seats = List.of(seats);
    }

    /// The chairs of a table that are filled, in this order.
    public List<Seat> seats() {
        return seats;
    }
}

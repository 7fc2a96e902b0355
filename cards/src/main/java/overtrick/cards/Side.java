package overtrick.cards;

import java.util.List;

/// Two partners (Law 4).
public enum Side {
    NORTH_SOUTH("NS", Seat.NORTH, Seat.SOUTH),
    EAST_WEST("EW", Seat.EAST, Seat.WEST);

    private final String letters;
    private final List<Seat> seats;

    Side(String letters, Seat one, Seat other) {
        this.letters = letters;
        this.seats = List.of(one, other);
    }

    /// The opponents of this side.
    public Side other() {
        return this == NORTH_SOUTH ? EAST_WEST : NORTH_SOUTH;
    }

    /// The two seats of the side, North or East first.
    public List<Seat> seats() {
        return seats;
    }

    /// `NS` or `EW`.
    public String letters() {
        return letters;
    }
}

package overtrick.web;

import overtrick.cards.Seat;

/// What the robots are called that take a seat from a page: birds, by the seat.
public final class Robots {

    private Robots() {}

    public static String name(Seat seat) {
        return switch (seat) {
            case NORTH -> "Robin";
            case EAST -> "Wren";
            case SOUTH -> "Swift";
            case WEST -> "Finch";
        };
    }
}

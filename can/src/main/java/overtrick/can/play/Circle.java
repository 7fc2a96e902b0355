package overtrick.can.play;

import java.util.List;
import overtrick.cards.Seat;

/// Who plays, counter-clockwise: the four at the table, or taker and keeper in a shoot-out.
public record Circle(List<Seat> seats) {

    public static final Circle TABLE =
            new Circle(List.of(Seat.SOUTH, Seat.EAST, Seat.NORTH, Seat.WEST));

    public Circle {
        seats = List.copyOf(seats);
        if (seats.size() < 2 || seats.stream().distinct().count() != seats.size()) {
            throw new IllegalArgumentException("circle is not of different players: " + seats);
        }
    }

    /// The two who play at a kick.
    public static Circle of(Seat taker, Seat keeper) {
        return new Circle(List.of(taker, keeper));
    }

    /// How many play: four, or two at a kick.
    public int size() {
        return seats.size();
    }

    /// Who plays so many turns after this one.
    public Seat after(Seat seat, int turns) {
        return seats.get((seats.indexOf(seat) + turns) % seats.size());
    }
}

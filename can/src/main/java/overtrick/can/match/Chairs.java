package overtrick.can.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import overtrick.cards.Seat;
import overtrick.cards.Side;

/// Who sits where. A player is known by the chair they came to when the match was opened.
///
/// @param came by chair, North first: the chair at which its player came
public record Chairs(List<Seat> came) {

    public static final Chairs AS_THEY_CAME = new Chairs(List.of(Seat.values()));

    public Chairs {
        came = List.copyOf(came);
        if (came.size() != 4 || came.stream().distinct().count() != 4) {
            throw new IllegalArgumentException("chairs are not of four players: " + came);
        }
    }

    /// At which chair the player came who sits in this one now.
    public Seat came(Seat chair) {
        return came.get(chair.ordinal());
    }

    /// The chairs after people have moved.
    ///
    /// @param chairs the chair now, by the chair so far
    public Chairs moved(Map<Seat, Seat> chairs) {
        var next = new ArrayList<>(came);
        chairs.forEach((from, to) -> next.set(to.ordinal(), came(from)));
        return new Chairs(next);
    }

    /// Đổi sân: the two players of a side swap.
    public Chairs swapped(Side side) {
        var one = side.seats().get(0);
        var other = side.seats().get(1);
        return moved(Map.of(one, other, other, one));
    }
}

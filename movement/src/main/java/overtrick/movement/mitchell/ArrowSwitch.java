package overtrick.movement.mitchell;

import java.util.List;
import overtrick.movement.Movement;
import overtrick.movement.Seating;

/// One winner from a movement of two lines: in its last rounds the sides exchange their places at
/// all tables (tournaments.md §5.5).
public final class ArrowSwitch {

    private ArrowSwitch() {}

    /// Switches the arrow in the last rounds.
    ///
    /// @param switched how many of the last rounds, 0 to all
    /// @throws IllegalArgumentException when there are not so many rounds
    public static Movement last(int switched, Movement movement) {
        int unswitched = movement.rounds() - switched;
        if (switched < 0 || unswitched < 0) {
            throw new IllegalArgumentException(
                    "switched rounds are not 0 to %d: %d".formatted(movement.rounds(), switched));
        }
        List<Seating> seatings =
                movement.seatings().stream()
                        .map(seating ->
                                seating.round().value() > unswitched ? seating.switched() : seating)
                        .toList();
        return new Movement(
                "%s, arrow switched in the last %d".formatted(movement.name(), switched),
                seatings,
                movement.stated());
    }

    /// The switch that balances best, of all that leave the greater part as it was. The rule of
    /// thumb is an eighth of the rounds; this one counts.
    public static Movement best(Movement movement) {
        var best = last(0, movement);
        for (int switched = 1; 2 * switched <= movement.rounds(); switched++) {
            var next = last(switched, movement);
            if (next.balance().deviation() < best.balance().deviation()) {
                best = next;
            }
        }
        return best;
    }
}

package overtrick.club.table;

/// A taken seat.
///
/// @param sittingOut the person is away for a while and a robot plays for him
public record Chair(Occupant occupant, boolean sittingOut) {

    public boolean isPlayedByRobot() {
        return sittingOut || occupant instanceof Occupant.Robot;
    }

    boolean isOf(PersonId person) {
        return occupant instanceof Occupant.Person(var id, _) && id.equals(person);
    }
}

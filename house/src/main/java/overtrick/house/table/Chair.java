package overtrick.house.table;

/// A taken seat.
///
/// @param sittingOut the person is away for a while and a robot plays for them
/// @param relieved whether the house has said so, which ends with the deal
public record Chair(Occupant occupant, boolean sittingOut, boolean relieved) {

    /// The chair of a person for whom no robot plays.
    static Chair of(Occupant occupant) {
        return new Chair(occupant, false, false);
    }

    Chair with(Occupant other) {
        return new Chair(other, sittingOut, relieved);
    }

    public boolean isPlayedByRobot() {
        return sittingOut || occupant instanceof Occupant.Robot;
    }

    boolean isOf(PersonId person) {
        return occupant instanceof Occupant.Person(var id, _) && id.equals(person);
    }

    /// Whoever was relieved plays again.
    Chair ofNextDeal() {
        return relieved ? of(occupant) : this;
    }
}

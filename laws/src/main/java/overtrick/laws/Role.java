package overtrick.laws;

import java.util.Optional;
import overtrick.cards.Seat;

/// Who somebody is in a ruling, seen from the player at fault.
public enum Role {
    OFFENDER(0),
    /// The player on the offender's left, who mostly chooses whether to accept.
    LEFT(1),
    PARTNER(2),
    RIGHT(3),
    DECLARER(-1),
    /// Either defender; where they differ, the next in turn.
    DEFENDERS(-1),
    OFFENDING_SIDE(-1),
    OTHER_SIDE(-1),
    /// Nobody chooses: the director finds it out.
    DIRECTOR(-1);

    private final int places;

    Role(int places) {
        this.places = places;
    }

    /// Where the role sits; empty for roles that are no place relative to the offender.
    public Optional<Seat> seat(Seat offender) {
        return places < 0 ? Optional.empty() : Optional.of(offender.plus(places));
    }

    /// Whether it is somebody at the table, and not the director.
    public boolean isPlayer() {
        return this != DIRECTOR;
    }
}

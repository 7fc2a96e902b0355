package overtrick.house.table;

import java.time.Duration;

/// How many deeds robots do without a pause, because somebody who plays among them does not want to
/// wait.
///
/// @param deeds that are left; {@link Integer#MAX_VALUE} stands for all of a deal
public record Haste(int deeds) {

    static final Haste NONE = new Haste(0);

    /// Until the next deal.
    static final Haste TO_THE_END = new Haste(Integer.MAX_VALUE);

    /// Once around the table, or until the person has acted.
    static final Haste ONCE_AROUND = new Haste(4);

    public Haste {
        if (deeds < 0) {
            throw new IllegalArgumentException("deeds left: " + deeds);
        }
    }

    public boolean isOn() {
        return deeds > 0;
    }

    /// The pause of a robot, which without haste would be so long.
    Duration of(Duration pause) {
        return isOn() ? Duration.ZERO : pause;
    }

    /// What is left of it when somebody has acted.
    Haste after(boolean byRobot) {
        if (equals(TO_THE_END) || equals(NONE)) {
            return this;
        }
        return byRobot ? new Haste(deeds - 1) : NONE;
    }
}

package overtrick.house.table;

import java.time.Duration;

/// How fast the robots of a table call and play.
public enum Pace {
    CALM(18),
    USUAL(10),
    QUICK(3);

    private final int tenths;

    Pace(int tenths) {
        this.tenths = tenths;
    }

    /// @param usual the pause of the house
    public Duration of(Duration usual) {
        return usual.multipliedBy(tenths).dividedBy(10);
    }
}

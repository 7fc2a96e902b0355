package overtrick.house.table;

import java.time.Duration;
import java.util.List;

/// How fast a table goes: how long its robots wait before they call and play, or that nobody does.
public enum Pace {
    CALM(18),
    USUAL(10),
    QUICK(3),
    /// Nobody calls or plays, people or robots: the house has the table wait.
    STILL(10);

    /// Those that the owner of a table may choose.
    public static final List<Pace> CHOICES = List.of(CALM, USUAL, QUICK);

    private final int tenths;

    Pace(int tenths) {
        this.tenths = tenths;
    }

    /// @param usual the pause of the house
    public Duration of(Duration usual) {
        return usual.multipliedBy(tenths).dividedBy(10);
    }
}

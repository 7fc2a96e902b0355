package overtrick.house.table;

import java.time.Duration;

/// How much later than it is played those who look on see a table.
public enum Delay {
    /// As it is played.
    NONE(0),
    /// Each deal when it is over.
    DEAL(0),
    TWO_MINUTES(2),
    FIVE_MINUTES(5),
    QUARTER(15),
    HALF_HOUR(30);

    private final int minutes;

    Delay(int minutes) {
        this.minutes = minutes;
    }

    /// The time from a card to those who look on; none where no clock says it.
    public Duration time() {
        return Duration.ofMinutes(minutes);
    }

    /// Whether something that is shown by this delay may have to wait longer than by another.
    public boolean isLongerThan(Delay other) {
        return isByDeals() ? !other.isByDeals() : minutes > other.minutes;
    }

    /// Whether a deal is shown when it is over, however long that takes.
    public boolean isByDeals() {
        return this == DEAL;
    }
}

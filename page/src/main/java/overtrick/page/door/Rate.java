package overtrick.page.door;

import java.time.Duration;

/// How often something may be done.
///
/// @param burst how many times at once
/// @param interval after which it may be done once more
public record Rate(int burst, Duration interval) {

    public Rate {
        if (burst < 1) {
            throw new IllegalArgumentException("burst is not 1 or more: " + burst);
        }
        if (!interval.isPositive()) {
            throw new IllegalArgumentException("interval is not positive: " + interval);
        }
    }

    static Rate of(int burst, int perMinute) {
        return new Rate(burst, Duration.ofMinutes(1).dividedBy(perMinute));
    }

    /// So many times as much, as often as at least once.
    Rate times(double factor) {
        int scaled = (int) Math.max(1, Math.min(Integer.MAX_VALUE, Math.ceil(burst * factor)));
        long nanos = (long) Math.max(1, interval.toNanos() / factor);
        return new Rate(scaled, Duration.ofNanos(nanos));
    }
}

package overtrick.house.people;

import java.time.Duration;
import java.time.Instant;
import java.util.Locale;

/// How long a browser stays signed in.
public enum Stay {
    /// A guest: for a year after they were last seen.
    GUEST(Duration.ofDays(365), true),
    /// A member on a device of their own: for ninety days after they were last seen.
    MEMBER(Duration.ofDays(90), true),
    /// A member on a device that others use too: for twelve hours, an evening.
    SHARED(Duration.ofHours(12), false);

    private final Duration length;
    private final boolean renewed;

    Stay(Duration length, boolean renewed) {
        this.length = length;
        this.renewed = renewed;
    }

    /// How long a cookie of the browser lasts.
    public Duration length() {
        return length;
    }

    /// When it ends.
    ///
    /// @param began when they signed in
    /// @param seen when they were seen last
    Instant end(Instant began, Instant seen) {
        return (renewed ? seen : began).plus(length);
    }

    /// The column that says since when its length counts.
    String since() {
        return renewed ? "seen" : "began";
    }

    /// The word by which it is kept.
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Stay of(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT));
    }
}

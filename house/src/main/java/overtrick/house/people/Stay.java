package overtrick.house.people;

import java.time.Duration;
import java.time.Instant;
import java.util.Locale;

/// How long a browser stays signed in: it ends when it was not used for a while, and in any case
/// some time after it began.
public enum Stay {
    /// A guest: for a year after they were last seen, three years at most. Nothing else brings back
    /// what is theirs, so the end in any case is far.
    GUEST(Duration.ofDays(365), Duration.ofDays(3 * 365)),
    /// A member on a device of their own: for ninety days after they were last seen, and 400 days
    /// at most, which is as long as browsers keep a cookie at most (RFC 6265bis, 5.5).
    MEMBER(Duration.ofDays(90), Duration.ofDays(400)),
    /// A member on a device that others use too: for twelve hours, an evening.
    SHARED(Duration.ofHours(12), Duration.ofHours(12));

    private final Duration idle;
    private final Duration longest;

    Stay(Duration idle, Duration longest) {
        this.idle = idle;
        this.longest = longest;
    }

    /// How long a browser may be away, and how long its cookie lasts.
    public Duration length() {
        return idle;
    }

    /// How long it lasts at most, however much it is used.
    public Duration longest() {
        return longest;
    }

    /// When it ends.
    ///
    /// @param began when they signed in
    /// @param seen when they were seen last
    Instant end(Instant began, Instant seen) {
        var used = seen.plus(idle);
        var old = began.plus(longest);
        return used.isBefore(old) ? used : old;
    }

    /// The word by which it is kept.
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Stay of(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT));
    }
}

package overtrick.page.door;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.Map;

/// Token buckets, one for everybody who comes: how often each has done a thing lately. A bucket is
/// kept as the moment at which it will be full again; full ones need not be kept. The number kept
/// is bounded: beyond it those are forgotten who have not come for the longest time.
final class Buckets {

    private final Rate rate;
    private final int most;
    private final InstantSource clock;
    private final LinkedHashMap<String, Instant> fullAgain = new LinkedHashMap<>(16, 0.75f, true);

    /// @param most how many are kept
    Buckets(Rate rate, int most, InstantSource clock) {
        this.rate = rate;
        this.most = most;
        this.clock = clock;
    }

    /// How long to wait before it may be done; zero when it may be done now. Nothing is taken.
    Duration patience(String who) {
        return patience(who, 0);
    }

    /// @param left so many times stay for others
    synchronized Duration patience(String who, int left) {
        var now = clock.instant();
        var full = fullAgain.getOrDefault(who, now);
        if (!full.isAfter(now)) {
            return Duration.ZERO;
        }
        var missing = Duration.between(now, full).plus(rate.interval());
        var over = missing.minus(capacity()).plus(rate.interval().multipliedBy(left));
        return over.isPositive() ? over : Duration.ZERO;
    }

    /// Counts that it is done. An empty bucket does not become emptier.
    synchronized void take(String who) {
        var now = clock.instant();
        var full = fullAgain.getOrDefault(who, now);
        var after = (full.isAfter(now) ? full : now).plus(rate.interval());
        var empty = now.plus(capacity());
        fullAgain.put(who, after.isAfter(empty) ? empty : after);
        forget(now);
    }

    private Duration capacity() {
        return rate.interval().multipliedBy(rate.burst());
    }

    private void forget(Instant now) {
        var eldest = fullAgain.entrySet().iterator();
        while (eldest.hasNext()) {
            Map.Entry<String, Instant> bucket = eldest.next();
            if (fullAgain.size() <= most && bucket.getValue().isAfter(now)) {
                return;
            }
            eldest.remove();
        }
    }

    synchronized int size() {
        return fullAgain.size();
    }
}

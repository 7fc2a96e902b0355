package overtrick.bench.server;

import java.util.Arrays;

/// Durations in nanoseconds and what is quoted of them.
public final class Figures {

    private final long[] sorted;

    public Figures(long[] nanos) {
        sorted = nanos.clone();
        Arrays.sort(sorted);
    }

    public int count() {
        return sorted.length;
    }

    /// The value that so many hundredths of all do not exceed, in milliseconds.
    public double percentile(double hundredths) {
        int at = (int) Math.ceil(hundredths / 100 * sorted.length) - 1;
        return sorted[Math.clamp(at, 0, sorted.length - 1)] / 1e6;
    }

    public String text() {
        return "n %,d  p50 %.1f ms  p95 %.1f ms  p99 %.1f ms  max %.1f ms"
                .formatted(
                        count(), percentile(50), percentile(95), percentile(99), percentile(100));
    }
}

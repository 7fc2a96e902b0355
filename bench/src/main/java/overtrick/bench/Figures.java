package overtrick.bench;

import java.util.Arrays;

/// Durations in nanoseconds and what is quoted of them.
final class Figures {

    private final long[] sorted;

    Figures(long[] nanos) {
        sorted = nanos.clone();
        Arrays.sort(sorted);
    }

    int count() {
        return sorted.length;
    }

    /// The value that so many hundredths of all do not exceed, in milliseconds.
    double percentile(double hundredths) {
        int at = (int) Math.ceil(hundredths / 100 * sorted.length) - 1;
        return sorted[Math.clamp(at, 0, sorted.length - 1)] / 1e6;
    }

    String text() {
        return "n %,d  p50 %.1f ms  p95 %.1f ms  p99 %.1f ms  max %.1f ms"
                .formatted(
                        count(), percentile(50), percentile(95), percentile(99), percentile(100));
    }
}

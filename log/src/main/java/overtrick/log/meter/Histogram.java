package overtrick.log.meter;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.LongAdder;

/// How many times took how long, in classes whose bounds are fixed. Safe for use by many threads,
/// none of which waits for another.
public final class Histogram {

    /// From a millisecond to ten seconds, in steps that tell what people feel.
    private static final List<Double> SECONDS =
            List.of(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0);

    private static final double NANOS = 1e9;

    private final List<Double> bounds = SECONDS;
    private final LongAdder nanos = new LongAdder();
    private final List<LongAdder> classes = new ArrayList<>();

    public Histogram() {
        for (int at = 0; at <= bounds.size(); at++) {
            classes.add(new LongAdder());
        }
    }

    /// Counts something that took so long.
    public void count(long took) {
        int at = 0;
        while (at < bounds.size() && took > bounds.get(at) * NANOS) {
            at++;
        }
        classes.get(at).increment();
        nanos.add(Math.max(0, took));
    }

    /// What has been counted.
    ///
    /// @param bounds of the classes in seconds, but for the last, which has none
    /// @param upTo how many took so long at most; the last of them all
    /// @param sum in seconds
    public record Reading(List<Double> bounds, List<Long> upTo, double sum) {
        public Reading {
            bounds = List.copyOf(bounds);
            upTo = List.copyOf(upTo);
        }

        /// How many were counted.
        public long count() {
            return upTo.getLast();
        }
    }

    /// What has been counted so far.
    public Reading read() {
        var upTo = new ArrayList<Long>();
        long sum = 0;
        for (var one : classes) {
            sum += one.sum();
            upTo.add(sum);
        }
        return new Reading(bounds, upTo, nanos.sum() / NANOS);
    }
}

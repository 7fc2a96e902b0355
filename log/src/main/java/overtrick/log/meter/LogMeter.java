package overtrick.log.meter;

import java.util.Comparator;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;

/// How a log is written: how long it takes, what waits, what fails. Safe for use by many threads.
public final class LogMeter {

    private static final double NANOS = 1e9;

    private final Histogram appends = new Histogram();
    private final LongAdder events = new LongAdder();
    private final LongAdder failures = new LongAdder();
    private final AtomicLong tickets = new AtomicLong();
    private final ConcurrentSkipListSet<Waiting> waiting =
            new ConcurrentSkipListSet<>(Comparator.comparingLong(Waiting::ticket));
    private volatile boolean failing;

    /// An append that is not durable yet.
    record Waiting(long ticket, long begun) {}

    Waiting begin() {
        var one = new Waiting(tickets.incrementAndGet(), System.nanoTime());
        waiting.add(one);
        return one;
    }

    void done(Waiting one, int written) {
        appends.count(System.nanoTime() - one.begun());
        events.add(written);
        failing = false;
    }

    void failed() {
        failures.increment();
        failing = true;
    }

    void end(Waiting one) {
        waiting.remove(one);
    }

    /// How long appends took until they were durable.
    public Histogram.Reading appends() {
        return appends.read();
    }

    /// Events written since the start.
    public long events() {
        return events.sum();
    }

    /// Appends that the store could not take.
    public long failures() {
        return failures.sum();
    }

    /// Whether the last append failed and none has been taken since.
    public boolean isFailing() {
        return failing;
    }

    /// Appends that are not durable yet.
    public int waiting() {
        return waiting.size();
    }

    /// How long the oldest of them has been waiting, in seconds; 0 when none waits.
    public double lag() {
        long now = System.nanoTime();
        return waiting.stream().findFirst().map(one -> (now - one.begun()) / NANOS).orElse(0.0);
    }
}

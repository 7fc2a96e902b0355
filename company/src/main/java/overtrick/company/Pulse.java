package overtrick.company;

import java.time.InstantSource;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import overtrick.log.Neighbours;
import overtrick.log.host.Watch;

/// Tells open pages that something is otherwise among people. Its numbers go on where they were
/// when the program is started anew, because they are never less than the time.
public final class Pulse {

    private static final String TOPIC = "pulse";

    private final InstantSource clock;
    private final Neighbours near;
    private final AtomicLong number;
    private final Set<Listener> listeners = ConcurrentHashMap.newKeySet();

    /// One who listens; the same signal may be heard twice.
    private static final class Listener {

        private final Runnable signal;

        private Listener(Runnable signal) {
            this.signal = signal;
        }
    }

    /// @param near other programs, where pages may be open too
    Pulse(InstantSource clock, Neighbours near) {
        this.clock = clock;
        this.near = near;
        near.hear(TOPIC, (_, _) -> beatHere());
        this.number = new AtomicLong(clock.millis());
    }

    /// The number of the last change.
    public long number() {
        return number.get();
    }

    /// Something has changed.
    public void beat() {
        beatHere();
        near.tell(TOPIC, "");
    }

    /// Something has changed of which the other programs are told otherwise.
    void beatHere() {
        number.updateAndGet(before -> Math.max(before + 1, clock.millis()));
        listeners.forEach(one -> one.signal.run());
    }

    /// @param signal given after every change; must not wait
    public Watch listen(Runnable signal) {
        var one = new Listener(signal);
        listeners.add(one);
        return () -> listeners.remove(one);
    }
}

package overtrick.house.people;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import overtrick.log.Neighbours;

/// Who is to be told when a session or what a device may do has ended: pages that are open by it
/// must not go on.
public final class Endings {

    /// Stops listening.
    @FunctionalInterface
    public interface Listening extends AutoCloseable {
        @Override
        void close();
    }

    private static final String TOPIC = "endings";

    private final Neighbours near;
    private final ConcurrentHashMap<String, Map<Listening, Runnable>> listeners =
            new ConcurrentHashMap<>();

    /// @param near other programs, where pages may be open too
    Endings(Neighbours near) {
        this.near = near;
        near.hear(TOPIC, (_, what) -> endHere(what));
    }

    /// Has somebody told of an ending.
    ///
    /// @param what the id of a session or of a device
    public Listening listen(String what, Runnable listener) {
        var listening =
                new Listening() {
                    @Override
                    public void close() {
                        forget(what, this);
                    }
                };
        listeners.compute(
                what,
                (_, known) -> {
                    var all = known == null ? new ConcurrentHashMap<Listening, Runnable>() : known;
                    all.put(listening, listener);
                    return all;
                });
        return listening;
    }

    private void forget(String what, Listening listening) {
        listeners.computeIfPresent(
                what,
                (_, known) -> {
                    known.remove(listening);
                    return known.isEmpty() ? null : known;
                });
    }

    void end(String what) {
        endHere(what);
        near.tell(TOPIC, what);
    }

    private void endHere(String what) {
        List.copyOf(listeners.getOrDefault(what, Map.of()).values()).forEach(Runnable::run);
    }
}

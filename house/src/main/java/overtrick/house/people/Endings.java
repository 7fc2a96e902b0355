package overtrick.house.people;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// Who is to be told when a session or what a device may do has ended: pages that are open by it
/// must not go on.
public final class Endings {

    /// Stops listening.
    @FunctionalInterface
    public interface Listening extends AutoCloseable {
        @Override
        void close();
    }

    private final ConcurrentHashMap<String, Set<Runnable>> listeners = new ConcurrentHashMap<>();

    /// Has somebody told of an ending.
    ///
    /// @param what the id of a session or of a device
    public Listening listen(String what, Runnable listener) {
        Runnable once = listener::run;
        listeners.compute(
                what,
                (_, known) -> {
                    Set<Runnable> all = known == null ? ConcurrentHashMap.newKeySet() : known;
                    all.add(once);
                    return all;
                });
        return () ->
                listeners.computeIfPresent(
                        what,
                        (_, known) -> {
                            known.remove(once);
                            return known.isEmpty() ? null : known;
                        });
    }

    void end(String what) {
        List.copyOf(listeners.getOrDefault(what, Set.of())).forEach(Runnable::run);
    }

    /// How many listen.
    public int count() {
        return listeners.values().stream().mapToInt(Set::size).sum();
    }
}

package overtrick.log.host;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/// One thing that lives, while it is in memory.
final class Living<S> {

    /// Neighbours say every few seconds who watches there; of whom nothing was heard for so long,
    /// nobody does.
    private static final long HEARD_NANOS = 16_000_000_000L;

    final String id;
    final ReentrantLock lock = new ReentrantLock();
    final Set<Runnable> watchers = new CopyOnWriteArraySet<>();
    private final Map<String, Heard> elsewhere = new ConcurrentHashMap<>();
    volatile @Nullable Snapshot<S> now;
    volatile long touched = System.nanoTime();

    /// Whether its attendant looks after it here; only the writer asks.
    boolean attended;

    /// Whether it was let go; only the writer asks.
    boolean gone;

    /// How many watch at a neighbour’s.
    private record Heard(int watchers, long at) {}

    Living(String id) {
        this.id = id;
    }

    /// A neighbour has said how many watch there.
    ///
    /// @return whether that is news
    boolean hear(String neighbour, int many) {
        if (many == 0) {
            return elsewhere.remove(neighbour) != null;
        }
        var before = elsewhere.put(neighbour, new Heard(many, System.nanoTime()));
        return before == null || before.watchers != many;
    }

    /// Forgets the neighbours of whom nothing is heard any more.
    ///
    /// @return whether there were any
    boolean forgetTheSilent() {
        long since = System.nanoTime() - HEARD_NANOS;
        return elsewhere.values().removeIf(heard -> heard.at - since < 0);
    }

    /// How many watch, here and at neighbours’.
    int everybody() {
        return watchers.size() + elsewhere.values().stream().mapToInt(Heard::watchers).sum();
    }

    /// Whether it may be let go.
    boolean isUnwatched() {
        return watchers.isEmpty() && (!attended || elsewhere.isEmpty());
    }
}

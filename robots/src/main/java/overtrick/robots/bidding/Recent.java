package overtrick.robots.bidding;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Remembers what was asked for lately, and forgets the rest: at least as many values as it should
/// hold, at most twice as many. May be shared between threads; none waits for another, and nothing
/// is locked while a value is made. Two threads that miss the same value may both make it.
///
/// There are two generations. When the newer one is full it becomes the older one, and the older
/// one is dropped; what is asked for again moves to the newer one.
///
/// @param <K> with a quick `hashCode`
public final class Recent<K, V> {

    private static final class Generations<K, V> {

        private final Map<K, V> newer = new ConcurrentHashMap<>();
        private final Map<K, V> older;

        private Generations(Map<K, V> older) {
            this.older = older;
        }
    }

    private final int size;
    private volatile Generations<K, V> generations = new Generations<>(Map.of());

    /// @param size of a generation
    public Recent(int size) {
        if (size < 1) {
            throw new IllegalArgumentException("there is no room for a value: " + size);
        }
        this.size = size;
    }

    /// The value that is remembered, or a new one.
    public V get(K key, Function<K, V> make) {
        var known = known(key);
        if (known != null) {
            return known;
        }
        var made = make.apply(key);
        put(key, made);
        return made;
    }

    /// The value that is remembered; null if there is none.
    @Nullable V known(K key) {
        var now = generations;
        var newer = now.newer.get(key);
        if (newer != null) {
            return newer;
        }
        var older = now.older.get(key);
        if (older != null) {
            put(key, older);
        }
        return older;
    }

    private void put(K key, V value) {
        var now = generations;
        now.newer.put(key, value);
        if (now.newer.size() >= size) {
            retire(now);
        }
    }

    private synchronized void retire(Generations<K, V> full) {
        if (generations == full) {
            generations = new Generations<>(full.newer);
        }
    }

    int count() {
        return generations.newer.size() + generations.older.size();
    }
}

package overtrick.web.door;

import java.util.HashMap;
import java.util.Map;

/// How many things everybody holds open.
final class Counter {

    private final Map<String, Integer> open = new HashMap<>();

    /// Counts one more unless there are so many already.
    synchronized boolean enter(String who, int most) {
        if (open.getOrDefault(who, 0) >= most) {
            return false;
        }
        open.merge(who, 1, Integer::sum);
        return true;
    }

    synchronized void leave(String who) {
        open.computeIfPresent(who, (_, count) -> count == 1 ? null : count - 1);
    }

    synchronized int of(String who) {
        return open.getOrDefault(who, 0);
    }
}

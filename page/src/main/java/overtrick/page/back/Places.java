package overtrick.page.back;

import java.util.HashMap;
import java.util.Map;

/// Counts the jobs that each visitor and each address has in the back room.
final class Places {

    private final int most;
    private final Map<String, Integer> taken = new HashMap<>();

    Places(int most) {
        this.most = most;
    }

    synchronized boolean take(String who) {
        if (taken.getOrDefault(who, 0) >= most) {
            return false;
        }
        taken.merge(who, 1, Integer::sum);
        return true;
    }

    synchronized void leave(String who) {
        taken.computeIfPresent(who, (_, count) -> count == 1 ? null : count - 1);
    }
}

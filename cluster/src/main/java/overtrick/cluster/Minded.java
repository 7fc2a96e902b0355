package overtrick.cluster;

import java.util.concurrent.atomic.AtomicIntegerArray;

/// What this program minds: everything that lives falls into one of a few shares by its name, and
/// each share is somebody's.
final class Minded {

    /// Shares of all that lives: enough that a few programs get about the same.
    static final int SHARES = 48;

    private final AtomicIntegerArray ours = new AtomicIntegerArray(SHARES);

    /// The share of a name, the same in every program.
    static int share(String name) {
        int hash = name.hashCode() * 0x9E3779B9;
        return Math.floorMod(hash ^ (hash >>> 16), SHARES);
    }

    boolean minds(String name) {
        return ours.get(share(name)) > 0;
    }

    /// A share is this program's from now on. Should it come back before it has gone, it is
    /// counted.
    void take(int share) {
        ours.incrementAndGet(share);
    }

    void leave(int share) {
        ours.decrementAndGet(share);
    }
}

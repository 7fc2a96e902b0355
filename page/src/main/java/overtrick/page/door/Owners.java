package overtrick.page.door;

import java.util.LinkedHashMap;

/// From where the owners of secrets came last: those who try others' passwords from elsewhere do
/// not keep them out. Only so many are remembered.
public final class Owners {

    private static final int MOST = 20_000;

    private final LinkedHashMap<String, String> addresses = new LinkedHashMap<>(16, 0.75f, true);

    /// Notes that somebody has shown that they know a secret.
    ///
    /// @param whose what it opens
    public synchronized void note(String whose, String address) {
        addresses.put(whose, address);
        if (addresses.size() > MOST) {
            addresses.pollFirstEntry();
        }
    }

    /// Whether the owner came last from this address.
    public synchronized boolean isFrom(String whose, String address) {
        return address.equals(addresses.get(whose));
    }
}

package overtrick.page.back;

import java.util.LinkedHashMap;
import java.util.Optional;

/// A cache of documents, so many bytes at most; those used least recently are dropped.
final class Shelf {

    /// One document may take this part of the cache: a quarter.
    private static final int OF_ONE = 4;

    private final int most;
    private final LinkedHashMap<Object, byte[]> kept = new LinkedHashMap<>(16, 0.75f, true);
    private long bytes;

    /// @param most bytes
    Shelf(int most) {
        this.most = most;
    }

    synchronized Optional<byte[]> get(Object key) {
        return Optional.ofNullable(kept.get(key));
    }

    synchronized void put(Object key, byte[] document) {
        if (document.length > most / OF_ONE) {
            return;
        }
        var before = kept.put(key, document);
        bytes += document.length - (before == null ? 0 : before.length);
        while (bytes > most) {
            bytes -= kept.pollFirstEntry().getValue().length;
        }
    }
}

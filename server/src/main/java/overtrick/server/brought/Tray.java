package overtrick.server.brought;

import java.math.BigInteger;
import java.security.SecureRandom;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.page.Upload;

/// The files that were brought lately, each lot under a word that nobody guesses. They lie in
/// memory alone, until others take their places.
final class Tray {

    /// Lots that are kept.
    private static final int KEPT = 200;

    private static final int WORD_BITS = 120;

    /// A file, with the words under which its boards can be looked at.
    ///
    /// @param looks of the whole boards first, as many as are kept
    record Item(Upload file, List<String> looks) {
        Item {
            looks = List.copyOf(looks);
        }
    }

    private final SecureRandom chance = new SecureRandom();
    private final Map<String, List<Item>> lots = new LinkedHashMap<>();
    private final long most;
    private long bytes;

    /// @param most bytes of all lots together; the latest lot is kept whatever it weighs
    Tray(long most) {
        this.most = most;
    }

    /// @return the word of the lot
    synchronized String put(List<Item> items) {
        String word = new BigInteger(WORD_BITS, chance).toString(Character.MAX_RADIX);
        lots.put(word, List.copyOf(items));
        bytes += weight(items);
        while (lots.size() > KEPT || (bytes > most && lots.size() > 1)) {
            var oldest = lots.keySet().iterator().next();
            Optional.ofNullable(lots.remove(oldest)).ifPresent(gone -> bytes -= weight(gone));
        }
        return word;
    }

    synchronized Optional<List<Item>> find(String word) {
        return Optional.ofNullable(lots.get(word));
    }

    private static long weight(List<Item> items) {
        return items.stream().mapToLong(item -> item.file().bytes().length).sum();
    }
}

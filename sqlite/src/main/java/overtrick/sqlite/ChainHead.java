package overtrick.sqlite;

import java.util.HexFormat;
import java.util.Locale;
import java.util.regex.Pattern;
import overtrick.log.chain.EventHash;

/// Where the log ends. The hash covers every event that was ever written: whoever has noted a head,
/// on paper or in a file elsewhere, can tell later whether one of them was changed or lost.
///
/// @param events how many there are in the log
/// @param hash of the last one, 64 hexadecimal digits; zeros for an empty log
public record ChainHead(long events, String hash) {

    private static final Pattern SHA_256 = Pattern.compile("[0-9a-f]{64}");

    /// Of a log in which nothing has happened.
    static final ChainHead EMPTY = of(0, EventHash.none());

    public ChainHead {
        if (events < 0) {
            throw new IllegalArgumentException("a log cannot hold " + events + " events");
        }
        if (!SHA_256.matcher(hash).matches()) {
            throw new IllegalArgumentException("64 hexadecimal digits wanted, not " + hash);
        }
    }

    static ChainHead of(long events, byte[] hash) {
        return new ChainHead(events, HexFormat.of().formatHex(hash));
    }

    byte[] bytes() {
        return HexFormat.of().parseHex(hash);
    }

    /// For people: `1,448 events, sha256 …`.
    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%,d events, sha256 %s", events, hash);
    }
}

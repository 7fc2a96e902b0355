package overtrick.postgres;

import java.util.HexFormat;
import java.util.Locale;

/// What binds the ends of all streams at a moment. Whoever has noted one, on paper or in a file
/// elsewhere, can tell later whether an event before it was changed or lost.
///
/// @param number from 1, without gaps
/// @param events that there were
/// @param hash 64 hexadecimal digits
public record Anchor(long number, long events, String hash) {

    static Anchor of(long number, long events, byte[] hash) {
        return new Anchor(number, events, HexFormat.of().formatHex(hash));
    }

    /// For people: `anchor 12, 1,448 events, sha256 …`.
    @Override
    public String toString() {
        return String.format(
                Locale.ROOT, "anchor %,d, %,d events, sha256 %s", number, events, hash);
    }
}

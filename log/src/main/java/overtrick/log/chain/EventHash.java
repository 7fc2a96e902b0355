package overtrick.log.chain;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import overtrick.cards.Sha256;
import overtrick.log.NewEvent;

/// The hash that chains an event to all before it: SHA-256 over the hash of the event before it in
/// the log, the hash of the one before it in its stream, and the event itself, every text with its
/// length before it. For use by one thread.
public final class EventHash {

    private static final byte[] NONE = new byte[32];

    private final MessageDigest digest;
    private final ByteBuffer numbers = ByteBuffer.allocate(3 * Long.BYTES + Integer.BYTES);
    private final ByteBuffer length = ByteBuffer.allocate(Integer.BYTES);

    /// One for the thread that makes it.
    public EventHash() {
        digest = Sha256.digest();
    }

    /// Stands for the event before the first.
    public static byte[] none() {
        return NONE.clone();
    }

    /// Chains an event.
    ///
    /// @param before the hash of the event before it in the log
    /// @param ofStream the hash of the event before it in its stream
    public byte[] of(Place place, NewEvent event, byte[] before, byte[] ofStream) {
        digest.update(before);
        digest.update(ofStream);
        numbers.clear().putLong(place.id).putLong(place.number).putLong(place.at);
        digest.update(numbers.putInt(event.version()).flip());
        update(place.stream);
        update(event.type());
        update(event.payload());
        return digest.digest();
    }

    private void update(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        digest.update(length.clear().putInt(bytes.length).flip());
        digest.update(bytes);
    }

    /// Where an event stands.
    ///
    /// @param id its place in the log
    /// @param number its place in the stream
    /// @param at milliseconds since 1970
    public record Place(long id, String stream, long number, long at) {}
}

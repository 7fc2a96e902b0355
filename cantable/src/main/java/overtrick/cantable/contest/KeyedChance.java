package overtrick.cantable.contest;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.random.RandomGenerator;
import overtrick.cards.Sha256;

/// Chance that follows from a secret and a name: SHA-256 of both and a counter. Whoever does not
/// know the secret can foretell nothing. For one thread.
final class KeyedChance implements RandomGenerator {

    private final MessageDigest digest;
    private final byte[] seed;
    private long counter;

    KeyedChance(String secret, String name) {
        digest = Sha256.digest();
        seed = (secret + "\n" + name).getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public long nextLong() {
        digest.update(seed);
        digest.update(ByteBuffer.allocate(Long.BYTES).putLong(counter++).array());
        return ByteBuffer.wrap(digest.digest()).getLong();
    }
}

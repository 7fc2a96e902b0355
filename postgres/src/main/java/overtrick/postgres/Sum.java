package overtrick.postgres;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import overtrick.cards.Sha256;

/// A sum over a set of things that can be kept up when one is added or goes: each thing's SHA-256,
/// added as whole numbers of 256 bits. For use by one thread.
final class Sum {

    static final int BYTES = 32;

    private static final BigInteger ALL = BigInteger.ONE.shiftLeft(8 * BYTES);

    private final MessageDigest digest = Sha256.digest();
    private BigInteger sum;

    Sum() {
        this(new byte[BYTES]);
    }

    Sum(byte[] begin) {
        this.sum = new BigInteger(1, begin);
    }

    void add(Object... parts) {
        sum = sum.add(hash(parts)).mod(ALL);
    }

    void subtract(Object... parts) {
        sum = sum.subtract(hash(parts)).mod(ALL);
    }

    private BigInteger hash(Object... parts) {
        for (var part : parts) {
            byte[] bytes =
                    switch (part) {
                        case byte[] own -> own;
                        case Number number ->
                                ByteBuffer.allocate(Long.BYTES).putLong(number.longValue()).array();
                        default -> part.toString().getBytes(StandardCharsets.UTF_8);
                    };
            digest.update(ByteBuffer.allocate(Integer.BYTES).putInt(bytes.length).flip());
            digest.update(bytes);
        }
        return new BigInteger(1, digest.digest());
    }

    byte[] bytes() {
        byte[] all = new byte[BYTES];
        byte[] number = sum.toByteArray();
        int length = Math.min(number.length, BYTES); // a sign may stand before it
        System.arraycopy(number, number.length - length, all, BYTES - length, length);
        return all;
    }
}

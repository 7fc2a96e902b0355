package overtrick.page.door;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Base64;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/// The cookie of those who have only looked so far: it tells one browser from another, so that a
/// stranger who keeps none is not taken for all of them. Nothing is kept here for it; after the
/// next start everybody gets a new one.
public final class Seen {

    private static final String ALGORITHM = "HmacSHA256";
    private static final int ID_BYTES = 9;
    private static final int SEAL_BYTES = 15;

    private final SecureRandom chance = new SecureRandom();
    private final byte[] secret = random(32);

    /// A new one.
    public String cookie() {
        String id = Base64.getUrlEncoder().withoutPadding().encodeToString(random(ID_BYTES));
        return id + "." + seal(id);
    }

    /// By what its bearer is told from others; empty when it is none of ours.
    public Optional<String> bearer(String cookie) {
        int dot = cookie.indexOf('.');
        if (dot < 0) {
            return Optional.empty();
        }
        String id = cookie.substring(0, dot);
        byte[] said = cookie.substring(dot + 1).getBytes(StandardCharsets.UTF_8);
        return MessageDigest.isEqual(seal(id).getBytes(StandardCharsets.UTF_8), said)
                ? Optional.of("seen " + id)
                : Optional.empty();
    }

    private byte[] random(int bytes) {
        byte[] drawn = new byte[bytes];
        chance.nextBytes(drawn);
        return drawn;
    }

    private String seal(String id) {
        try {
            var mac = Mac.getInstance(ALGORITHM);
            mac.init(new SecretKeySpec(secret, ALGORITHM));
            byte[] whole = mac.doFinal(id.getBytes(StandardCharsets.UTF_8));
            return Base64.getUrlEncoder()
                    .withoutPadding()
                    .encodeToString(Arrays.copyOf(whole, SEAL_BYTES));
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException("every Java platform has " + ALGORITHM, impossible);
        }
    }
}

package overtrick.cards;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// SHA-256, which seals deals, chains events, and stands for secrets and long texts where they
/// themselves must not or need not be kept.
public final class Sha256 {

    private Sha256() {}

    /// To be fed piece by piece.
    public static MessageDigest digest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java platform has SHA-256", impossible);
        }
    }

    /// The 32 bytes of a text in UTF-8.
    public static byte[] of(String text) {
        return digest().digest(text.getBytes(StandardCharsets.UTF_8));
    }

    /// The same as 64 hex digits.
    public static String hex(String text) {
        return HexFormat.of().formatHex(of(text));
    }
}

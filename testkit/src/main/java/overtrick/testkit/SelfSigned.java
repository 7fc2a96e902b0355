package overtrick.testkit;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.Signature;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Base64;
import java.util.HexFormat;

/// A certificate that vouches for itself, and its key, both as PEM.
public record SelfSigned(String certificate, String key) {

    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("yyyyMMddHHmmss'Z'").withZone(ZoneOffset.UTC);

    private static final int SEQUENCE = 0x30;

    /// The kind of a key, with what stands in a certificate for how it signs.
    public enum Kind {
        RSA("SHA256withRSA", 2048, "300d06092a864886f70d01010b0500"),
        EC("SHA256withECDSA", 256, "300a06082a8648ce3d040302");

        private final String signing;
        private final int bits;
        private final byte[] algorithm;

        Kind(String signing, int bits, String algorithm) {
            this.signing = signing;
            this.bits = bits;
            this.algorithm = HexFormat.of().parseHex(algorithm);
        }
    }

    /// @param host the name for which it is made
    public static SelfSigned of(Kind kind, String host, Instant from, Instant until) {
        try {
            var maker = KeyPairGenerator.getInstance(kind.name());
            maker.initialize(kind.bits);
            var pair = maker.generateKeyPair();
            byte[] told = told(kind, host, from, until, pair);
            var signature = Signature.getInstance(kind.signing);
            signature.initSign(pair.getPrivate());
            signature.update(told);
            byte[] signed = der(3, new byte[] {0}, signature.sign());
            return new SelfSigned(
                    pem("CERTIFICATE", der(SEQUENCE, told, kind.algorithm, signed)),
                    pem("PRIVATE KEY", pair.getPrivate().getEncoded()));
        } catch (GeneralSecurityException failed) {
            throw new IllegalStateException(failed);
        }
    }

    /// Valid since a day ago and for so many days more.
    public static SelfSigned lasting(Kind kind, String host, int days) {
        var now = Instant.now();
        return of(kind, host, now.minusSeconds(86_400), now.plusSeconds(86_400L * days));
    }

    private static byte[] told(Kind kind, String host, Instant from, Instant until, KeyPair pair) {
        byte[] name = host.getBytes(StandardCharsets.US_ASCII);
        byte[] calledSo = der(SEQUENCE, HexFormat.of().parseHex("0603550403"), der(12, name));
        byte[] called = der(SEQUENCE, der(0x31, calledSo));
        byte[] hosts = der(4, der(SEQUENCE, der(0x82, name)));
        byte[] hostsToo = der(SEQUENCE, HexFormat.of().parseHex("0603551d11"), hosts);
        return der(
                SEQUENCE,
                HexFormat.of().parseHex("a003020102"),
                der(2, BigInteger.valueOf(System.nanoTime()).toByteArray()),
                kind.algorithm,
                called,
                der(SEQUENCE, time(from), time(until)),
                called,
                pair.getPublic().getEncoded(),
                der(0xa3, der(SEQUENCE, hostsToo)));
    }

    private static byte[] time(Instant when) {
        return der(24, TIME.format(when).getBytes(StandardCharsets.US_ASCII));
    }

    private static byte[] der(int tag, byte[]... parts) {
        var content = new ByteArrayOutputStream();
        for (var part : parts) {
            content.writeBytes(part);
        }
        var whole = new ByteArrayOutputStream();
        whole.write(tag);
        int length = content.size();
        if (length > 255) {
            whole.write(0x82);
            whole.write(length >> 8);
        } else if (length > 127) {
            whole.write(0x81);
        }
        whole.write(length);
        whole.writeBytes(content.toByteArray());
        return whole.toByteArray();
    }

    private static String pem(String kind, byte[] der) {
        String lines =
                Base64.getMimeEncoder(64, "\n".getBytes(StandardCharsets.US_ASCII))
                        .encodeToString(der);
        return "-----BEGIN %s-----%n%s%n-----END %s-----%n".formatted(kind, lines, kind);
    }

    /// Writes `cert.pem` and `key.pem`.
    public SelfSigned writtenTo(Path directory) {
        try {
            Files.writeString(directory.resolve("cert.pem"), certificate);
            Files.writeString(directory.resolve("key.pem"), key);
            return this;
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}

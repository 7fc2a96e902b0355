package overtrick.page.tls;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStoreException;
import java.security.cert.Certificate;
import java.time.Instant;
import java.time.InstantSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import overtrick.testkit.SelfSigned;
import overtrick.testkit.SelfSigned.Kind;

/// Certificates that are taken, renewed, and refused with a sentence.
class EncryptionTest {

    private static final Instant FROM = Instant.parse("2026-01-01T00:00:00Z");
    private static final Instant UNTIL = Instant.parse("2026-04-01T00:00:00Z");
    private static final Instant NOW = Instant.parse("2026-02-01T00:00:00Z");

    private static final SelfSigned EC = SelfSigned.of(Kind.EC, "club.example", FROM, UNTIL);
    private static final SelfSigned RSA = SelfSigned.of(Kind.RSA, "club.example", FROM, UNTIL);

    @TempDir private Path directory;
    private Instant now = NOW;

    private Path certificate() {
        return directory.resolve("cert.pem");
    }

    private Path key() {
        return directory.resolve("key.pem");
    }

    private Encryption open() throws NoCertificateException {
        InstantSource clock = () -> now;
        return Encryption.by(certificate(), key(), 0, clock);
    }

    private void assertRefused(String sentence) {
        assertThatThrownBy(this::open)
                .isInstanceOf(NoCertificateException.class)
                .hasMessage(
                        sentence.replace("certificate CERT", "certificate " + certificate())
                                .replace("key KEY", "key " + key()));
    }

    private static Certificate shown(Encryption encryption) throws KeyStoreException {
        return encryption.factory().getKeyStore().getCertificate("club");
    }

    @ParameterizedTest
    @EnumSource
    void bothKindsOfKeysAreTaken(Kind kind) throws Exception {
        SelfSigned.of(kind, "Club.Example", FROM, UNTIL).writtenTo(directory);

        assertThat(open().names()).containsExactly("club.example");
    }

    @Test
    void aStarIsNoName() throws Exception {
        SelfSigned.of(Kind.EC, "*.example", FROM, UNTIL).writtenTo(directory);

        assertThat(open().names()).isEmpty();
    }

    @Test
    void whatIsNotThereIsNamed() throws IOException {
        assertRefused("the certificate CERT is not there");
        EC.writtenTo(directory);
        Files.delete(key());
        assertRefused("the key KEY is not there");
        Files.createDirectory(key());
        assertRefused("the key KEY cannot be read: Is a directory");
    }

    @Test
    void whatIsNoneIsNamed() throws IOException {
        EC.writtenTo(directory);
        Files.writeString(key(), "secret");
        assertRefused("the key KEY is none as PEM: it has no line -----BEGIN PRIVATE KEY-----");
        Files.writeString(key(), EC.key().replace("PRIVATE KEY", "EC PRIVATE KEY"));
        assertRefused(
                "the key KEY is locked or of an old form; this makes one that is taken:"
                        + " openssl pkcs8 -topk8 -nocrypt -in "
                        + key());
        Files.writeString(certificate(), EC.key());
        assertRefused(
                "the certificate CERT is none as PEM: it has no line -----BEGIN CERTIFICATE-----");
        Files.writeString(certificate(), "x".repeat(2 << 20));
        assertRefused("the certificate CERT is too large to be one");
    }

    @Test
    void whatIsDamagedIsNamed() throws IOException {
        EC.writtenTo(directory);
        String key = EC.key();
        Files.writeString(key(), key.substring(0, 60) + key.substring(64));
        assertRefused("the key KEY is damaged");
        String whole = EC.certificate();
        Files.writeString(certificate(), whole.substring(0, 100) + whole.substring(140));
        assertRefused("the certificate CERT is damaged");
    }

    @Test
    void aKeyOfAnotherCertificateIsRefused() throws IOException {
        EC.writtenTo(directory);
        Files.writeString(key(), SelfSigned.of(Kind.EC, "other.example", FROM, UNTIL).key());
        assertRefused("the key KEY does not belong to the certificate CERT");
        Files.writeString(key(), RSA.key());
        assertRefused("the key KEY does not belong to the certificate CERT");
    }

    @Test
    void certificatesThatDoNotLeadToEachOtherAreRefused() throws IOException {
        EC.writtenTo(directory);
        var other = SelfSigned.of(Kind.EC, "other.example", FROM, UNTIL);
        Files.writeString(certificate(), EC.certificate() + other.certificate());

        assertRefused(
                "the certificate CERT is not in order: the club’s own comes first, then each that"
                        + " has signed the one before it");
    }

    @Test
    void aCertificateHasItsTime() {
        EC.writtenTo(directory);
        now = FROM.minusSeconds(1);
        assertRefused("the certificate CERT is not valid before 2026-01-01");
        now = UNTIL.plusSeconds(1);
        assertRefused("the certificate CERT ran out on 2026-04-01");
    }

    @Test
    void aRenewedCertificateIsUsedAndAWrongOneIsNot() throws Exception {
        EC.writtenTo(directory);
        var encryption = open();
        encryption.factory().start();
        var first = shown(encryption);

        encryption.look();
        assertThat(shown(encryption)).isSameAs(first);
        Files.writeString(certificate(), RSA.certificate()); // its key comes a moment later
        encryption.look();
        assertThat(shown(encryption)).isSameAs(first);
        RSA.writtenTo(directory);
        encryption.look();
        var renewed = shown(encryption);
        assertThat(renewed.getPublicKey().getAlgorithm()).isEqualTo("RSA");
        Files.delete(key());
        encryption.look();
        assertThat(shown(encryption)).isSameAs(renewed);
        encryption.factory().stop();
    }
}

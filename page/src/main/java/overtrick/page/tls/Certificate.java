package overtrick.page.tls;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyStore;
import java.security.KeyStoreException;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.cert.CertificateException;
import java.security.cert.CertificateFactory;
import java.security.cert.CertificateParsingException;
import java.security.cert.X509Certificate;
import java.security.spec.InvalidKeySpecException;
import java.security.spec.PKCS8EncodedKeySpec;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/// The certificate of the club with those that lead to it, and its key. They belong together.
final class Certificate {

    /// What proves that a key belongs to a certificate, by the kind of both.
    private static final Map<String, String> PROOFS =
            Map.of("RSA", "SHA256withRSA", "EC", "SHA256withECDSA");

    /// The kind of a name of a host among the names in a certificate (RFC 5280, 4.2.1.6).
    private static final int HOST = 2;

    private final List<X509Certificate> chain;
    private final PrivateKey key;
    private final Pem file;

    private Certificate(List<X509Certificate> chain, PrivateKey key, Pem file) {
        this.chain = List.copyOf(chain);
        this.key = key;
        this.file = file;
    }

    /// @param now when it has to be valid
    static Certificate of(Pem certificate, Pem key, Instant now) throws NoCertificateException {
        var chain = chain(certificate);
        var kind = chain.getFirst().getPublicKey().getAlgorithm();
        if (!PROOFS.containsKey(kind)) {
            throw certificate.wrong(
                    "is made for a key of the kind " + kind + "; RSA and EC are taken");
        }
        var read = new Certificate(chain, key(key, kind, certificate), certificate);
        if (!read.isPair()) {
            throw mismatch(key, certificate);
        }
        read.expectValid(now);
        return read;
    }

    private static List<X509Certificate> chain(Pem pem) throws NoCertificateException {
        var chain = new ArrayList<X509Certificate>();
        try {
            var reader = CertificateFactory.getInstance("X.509");
            for (var der : pem.parts("CERTIFICATE")) {
                var in = new ByteArrayInputStream(der);
                chain.add((X509Certificate) reader.generateCertificate(in));
            }
        } catch (CertificateException _) {
            throw pem.wrong("is damaged");
        }
        if (chain.isEmpty()) {
            throw pem.wrong("is none as PEM: it has no line -----BEGIN CERTIFICATE-----");
        }
        return chain;
    }

    private static PrivateKey key(Pem pem, String kind, Pem certificate)
            throws NoCertificateException {
        var keys = pem.parts("PRIVATE KEY");
        if (keys.isEmpty()) {
            throw pem.wrong(
                    pem.text().contains(" PRIVATE KEY-----")
                            ? "is locked or of an old form; this makes one that is taken:"
                                    + " openssl pkcs8 -topk8 -nocrypt -in "
                                    + pem.file()
                            : "is none as PEM: it has no line -----BEGIN PRIVATE KEY-----");
        }
        var spec = new PKCS8EncodedKeySpec(keys.getFirst());
        try {
            return KeyFactory.getInstance(kind).generatePrivate(spec);
        } catch (InvalidKeySpecException _) {
            boolean other = PROOFS.keySet().stream().anyMatch(known -> isKey(known, spec));
            throw other ? mismatch(pem, certificate) : pem.wrong("is damaged");
        } catch (GeneralSecurityException failed) {
            throw new IllegalStateException(failed);
        }
    }

    private static boolean isKey(String kind, PKCS8EncodedKeySpec spec) {
        try {
            KeyFactory.getInstance(kind).generatePrivate(spec);
            return true;
        } catch (GeneralSecurityException _) {
            return false;
        }
    }

    private static NoCertificateException mismatch(Pem key, Pem certificate) {
        return key.wrong("does not belong to the certificate " + certificate.file());
    }

    /// What the key signs has to be what the certificate knows.
    private boolean isPair() {
        try {
            byte[] probe = chain.getFirst().getSignature();
            var proof = Signature.getInstance(PROOFS.getOrDefault(key.getAlgorithm(), ""));
            proof.initSign(key);
            proof.update(probe);
            byte[] signed = proof.sign();
            proof.initVerify(chain.getFirst().getPublicKey());
            proof.update(probe);
            return proof.verify(signed);
        } catch (GeneralSecurityException _) {
            return false; // such as a curve that is none of ours
        }
    }

    private void expectValid(Instant now) throws NoCertificateException {
        var from = chain.getFirst().getNotBefore().toInstant();
        if (now.isBefore(from)) {
            throw file.wrong("is not valid before " + day(from));
        }
        if (now.isAfter(until())) {
            throw file.wrong("ran out on " + day(until()));
        }
    }

    static LocalDate day(Instant when) {
        return LocalDate.ofInstant(when, ZoneOffset.UTC);
    }

    /// Until when browsers believe it.
    Instant until() {
        return chain.getFirst().getNotAfter().toInstant();
    }

    /// The names of the club in it; a name with `*` stands for too many to be one.
    Set<String> names() {
        try {
            Collection<List<?>> names = chain.getFirst().getSubjectAlternativeNames();
            return names == null
                    ? Set.of()
                    : names.stream()
                            .filter(name -> name.getFirst().equals(HOST))
                            .map(name -> String.valueOf(name.get(1)).toLowerCase(Locale.ROOT))
                            .filter(name -> !name.contains("*"))
                            .collect(Collectors.toUnmodifiableSet());
        } catch (CertificateParsingException _) {
            return Set.of();
        }
    }

    /// For the server, which keeps keys in a store under a password; this one lies in memory only.
    KeyStore store(String password) throws NoCertificateException {
        try {
            var store = KeyStore.getInstance("PKCS12");
            store.load(null, null);
            store.setKeyEntry(
                    "club", key, password.toCharArray(), chain.toArray(X509Certificate[]::new));
            return store;
        } catch (KeyStoreException _) {
            throw file.wrong(
                    "is not in order: the club’s own comes first, then each that has signed the"
                            + " one before it");
        } catch (GeneralSecurityException | IOException failed) {
            throw new IllegalStateException(failed);
        }
    }
}

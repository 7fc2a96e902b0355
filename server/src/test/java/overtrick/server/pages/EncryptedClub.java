package overtrick.server.pages;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.CertificateFactory;
import java.time.InstantSource;
import java.util.Map;
import java.util.stream.Collectors;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;
import overtrick.page.tls.Encryption;
import overtrick.page.tls.NoCertificateException;
import overtrick.testkit.SelfSigned;

/// The certificate of a club on this machine, and a browser that believes it.
public record EncryptedClub(Path directory, SelfSigned certificate, Encryption encryption) {

    /// @param directory where its files lie
    public static EncryptedClub in(Path directory) {
        var made = SelfSigned.lasting(SelfSigned.Kind.EC, "localhost", 30).writtenTo(directory);
        try {
            var encryption =
                    Encryption.by(
                            directory.resolve("cert.pem"),
                            directory.resolve("key.pem"),
                            0,
                            InstantSource.system());
            return new EncryptedClub(directory, made, encryption);
        } catch (NoCertificateException wrong) {
            throw new IllegalStateException(wrong);
        }
    }

    /// Believes this certificate and no other.
    public SSLContext context() {
        return context(certificate);
    }

    static SSLContext context(SelfSigned believed) {
        try {
            var text = believed.certificate().getBytes(StandardCharsets.US_ASCII);
            var store = KeyStore.getInstance("PKCS12");
            store.load(null, null);
            store.setCertificateEntry(
                    "club",
                    CertificateFactory.getInstance("X.509")
                            .generateCertificate(new ByteArrayInputStream(text)));
            var trust = TrustManagerFactory.getInstance("PKIX");
            trust.init(store);
            var context = SSLContext.getInstance("TLS");
            context.init(null, trust.getTrustManagers(), null);
            return context;
        } catch (GeneralSecurityException | IOException failed) {
            throw new IllegalStateException(failed);
        }
    }

    /// A browser that keeps cookies and follows no redirect.
    HttpClient browser() {
        return HttpClient.newBuilder()
                .sslContext(context())
                .cookieHandler(new CookieManager())
                .build();
    }

    static HttpResponse<String> get(HttpClient browser, String address) throws Exception {
        var request = HttpRequest.newBuilder(URI.create(address)).header("Accept", "text/html");
        return browser.send(request.build(), BodyHandlers.ofString());
    }

    static HttpResponse<String> post(HttpClient browser, String address, Map<String, String> fields)
            throws Exception {
        String form =
                fields.entrySet().stream()
                        .map(field ->
                                field.getKey()
                                        + "="
                                        + URLEncoder.encode(
                                                field.getValue(), StandardCharsets.UTF_8))
                        .collect(Collectors.joining("&"));
        var request =
                HttpRequest.newBuilder(URI.create(address))
                        .header("Content-Type", "application/x-www-form-urlencoded")
                        .POST(BodyPublishers.ofString(form));
        return browser.send(request.build(), BodyHandlers.ofString());
    }
}

package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLHandshakeException;
import javax.net.ssl.SSLSocket;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.page.server.Web;
import overtrick.testkit.SelfSigned;

/// A club that encrypts its lines by a certificate of its own.
@Timeout(value = 120, unit = TimeUnit.SECONDS)
class HttpsTest {

    private static final String PASSWORD = "seven no trump redoubled";

    @RegisterExtension private final House house = House.dealing();

    @TempDir private Path directory;

    private EncryptedClub own;
    private Web web;

    @BeforeEach
    void open() {
        own = EncryptedClub.in(directory);
        web = house.serve(door -> door.withEncryption(own.encryption()));
    }

    private String encrypted(String path) {
        return "https://localhost:" + web.encryptedPort().orElseThrow() + path;
    }

    private String plain(String path) {
        return "http://localhost:" + web.port() + path;
    }

    @Test
    void whoComesByAnOpenLineIsLedToTheEncryptedOne() throws Exception {
        try (var browser = own.browser()) {
            var answer = EncryptedClub.get(browser, plain("/results?from=50&q=a%20b"));

            assertThat(answer.statusCode()).isEqualTo(308);
            assertThat(answer.headers().firstValue("Location"))
                    .contains(encrypted("/results?from=50&q=a%20b"));
            assertThat(answer.headers().firstValue("Strict-Transport-Security")).isEmpty();
        }
    }

    /// A usual port that another machine passes on to ours has its encrypted neighbour.
    @ParameterizedTest
    @CsvSource({
        "localhost, https://localhost/",
        "localhost:8080, https://localhost:PORT/",
        "[::1]:8080, https://[::1]:PORT/",
        "[::1], https://[::1]/",
    })
    void thePortIsThatOfEncryptedLines(String host, String location) {
        String answer = raw("GET / HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n");

        int port = web.encryptedPort().orElseThrow();
        assertThat(answer)
                .startsWith("HTTP/1.1 308")
                .containsIgnoringCase(
                        "location: " + location.replace("PORT", String.valueOf(port)) + "\r\n");
    }

    @Test
    void nobodyIsLedToOtherNames() {
        assertThat(raw("GET / HTTP/1.1\r\nHost: elsewhere.example\r\nConnection: close\r\n\r\n"))
                .startsWith("HTTP/1.1 421")
                .doesNotContainIgnoringCase("location:");
    }

    private String raw(String request) {
        try (var client = new RawClient(web.port())) {
            return client.send(request).readAll();
        }
    }

    @Test
    void whatIsSentOverAnOpenLineIsNotDone() throws Exception {
        try (var browser = own.browser()) {
            var answer = EncryptedClub.post(browser, plain("/me"), Map.of("name", "Ann"));

            assertThat(answer.statusCode()).isEqualTo(403);
            assertThat(answer.body())
                    .isEqualTo(
                            "This form came over a line that others can listen in on, and was not"
                                    + " done. Please open "
                                    + encrypted(""));
            assertThat(answer.headers().allValues("Set-Cookie")).isEmpty();
        }
    }

    @Test
    void anEncryptedLineTakesPasswordsAndKeepsItsCookiesToItself() throws Exception {
        try (var browser = own.browser()) {
            var page = EncryptedClub.get(browser, encrypted("/"));
            assertThat(page.statusCode()).isEqualTo(200);
            assertThat(page.headers().firstValue("Strict-Transport-Security"))
                    .contains("max-age=63072000; includeSubDomains");
            var named = EncryptedClub.post(browser, encrypted("/me"), Map.of("name", "Ann"));
            var joined =
                    EncryptedClub.post(
                            browser,
                            encrypted("/account/join"),
                            Map.of("name", "Ann", "password", PASSWORD));
            var liked =
                    EncryptedClub.post(browser, encrypted("/preferences"), Map.of("lang", "vi"));

            assertThat(joined.statusCode()).isEqualTo(303);
            for (var answer : List.of(page, named, joined, liked)) {
                var cookies = answer.headers().allValues("Set-Cookie");
                assertThat(cookies).as(answer.uri().getPath()).isNotEmpty();
                assertThat(cookies)
                        .filteredOn(cookie -> !cookie.startsWith("overtrick=;"))
                        .allSatisfy(cookie ->
                                assertThat(cookie)
                                        .startsWith("__Host-overtrick")
                                        .contains("; Secure", "; HttpOnly", "; SameSite=Lax")
                                        .contains("Path=/")
                                        .doesNotContain("Domain"));
            }
            assertThat(EncryptedClub.get(browser, encrypted("/")).body()).contains("lang=\"vi\"");
        }
    }

    /// Somebody who listens in, or has a neighbouring name, can put a cookie of their own into
    /// another's browser, who then gives away what they do.
    @Test
    void aMemberIsNotKnownByACookieOfAnOpenLine() throws Exception {
        String open = "http://localhost:" + house.port();
        try (var browser = own.browser();
                var other = HttpClient.newBuilder().sslContext(own.context()).build()) {
            EncryptedClub.post(browser, open + "/me", Map.of("name", "Annabella"));
            var joined =
                    EncryptedClub.post(
                            browser,
                            open + "/account/join",
                            Map.of("name", "Annabella", "password", PASSWORD));
            String token =
                    joined.headers().allValues("Set-Cookie").stream()
                            .filter(cookie -> cookie.matches("overtrick=[^;]+;.*"))
                            .map(cookie -> cookie.replaceFirst(";.*", ""))
                            .findFirst()
                            .orElseThrow();

            assertThat(shown(other, token)).doesNotContain("Annabella");
            assertThat(shown(other, "__Host-" + token)).contains("Annabella");
        }
    }

    /// What others have read on the open line opens nothing afterwards.
    @Test
    void aGuestGetsAnotherSecretOverAnEncryptedLine() throws Exception {
        String open = "http://localhost:" + house.port();
        try (var browser = own.browser();
                var other = HttpClient.newBuilder().sslContext(own.context()).build()) {
            var named = EncryptedClub.post(browser, open + "/me", Map.of("name", "Minh Anh"));
            String old = cookie(named, "overtrick=");

            var first = page(other, encrypted("/"), old);
            String fresh = cookie(first, "__Host-overtrick=");

            assertThat(fresh).doesNotContain(old.substring(old.indexOf('=') + 1));
            assertThat(shown(other, fresh)).contains("Minh Anh");
            assertThat(shown(other, old)).as("read by others").doesNotContain("Minh Anh");
            assertThat(page(other, open + "/account", old).body()).doesNotContain("Minh Anh");
        }
    }

    private static String cookie(HttpResponse<String> answer, String start) {
        return answer.headers().allValues("Set-Cookie").stream()
                .filter(cookie -> cookie.startsWith(start) && !cookie.startsWith(start + ";"))
                .map(cookie -> cookie.replaceFirst(";.*", ""))
                .findFirst()
                .orElseThrow();
    }

    private static HttpResponse<String> page(HttpClient browser, String address, String cookie)
            throws Exception {
        var request =
                HttpRequest.newBuilder(URI.create(address))
                        .header("Accept", "text/html")
                        .header("Cookie", cookie);
        return browser.send(request.build(), BodyHandlers.ofString());
    }

    private String shown(HttpClient browser, String cookie) throws Exception {
        var request =
                HttpRequest.newBuilder(URI.create(encrypted("/account")))
                        .header("Accept", "text/html")
                        .header("Cookie", cookie);
        return browser.send(request.build(), BodyHandlers.ofString()).body();
    }

    /// A browser that knows that the club is always encrypted keeps a port that is not the usual.
    @Test
    void theOpenPortTakesEncryptedLinesToo() throws Exception {
        try (var browser = own.browser()) {
            var answer = EncryptedClub.get(browser, "https://localhost:" + web.port() + "/");

            assertThat(answer.statusCode()).isEqualTo(200);
            assertThat(answer.headers().firstValue("Strict-Transport-Security")).isPresent();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"TLSv1.3", "TLSv1.2"})
    void newProtocolsAreSpoken(String protocol) throws Exception {
        try (var socket = socket(protocol)) {
            socket.startHandshake();

            assertThat(socket.getSession().getProtocol()).isEqualTo(protocol);
            assertThat(socket.getSession().getCipherSuite()).contains("GCM");
        }
    }

    @Test
    void whatIsWeakIsNotSpoken() throws Exception {
        try (var socket = socket("TLSv1.2")) {
            socket.setEnabledCipherSuites(new String[] {"TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA256"});

            assertThatThrownBy(socket::startHandshake).isInstanceOf(SSLException.class);
        }
        assertThat(own.encryption().factory().getIncludeProtocols())
                .containsExactlyInAnyOrder("TLSv1.3", "TLSv1.2");
    }

    private SSLSocket socket(String protocol) throws Exception {
        var factory = own.context().getSocketFactory();
        var socket =
                (SSLSocket) factory.createSocket("localhost", web.encryptedPort().orElseThrow());
        socket.setEnabledProtocols(new String[] {protocol});
        return socket;
    }

    @Test
    void aRenewedCertificateIsShownToTheNextWhoComes() throws Exception {
        var renewed = SelfSigned.lasting(SelfSigned.Kind.RSA, "localhost", 60).writtenTo(directory);
        var context = EncryptedClub.context(renewed);
        try (var early = HttpClient.newBuilder().sslContext(context).build()) {
            assertThatThrownBy(() -> EncryptedClub.get(early, encrypted("/")))
                    .isInstanceOf(SSLHandshakeException.class);
        }

        own.encryption().look();

        try (var late = HttpClient.newBuilder().sslContext(context).build()) {
            assertThat(EncryptedClub.get(late, encrypted("/")).statusCode()).isEqualTo(200);
        }
    }
}

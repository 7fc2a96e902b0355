package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpHeaders;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import overtrick.page.server.Address;

/// What every answer of the club says to browsers, at every address that the running server knows.
@Timeout(value = 480, unit = TimeUnit.SECONDS)
class StrictHeadersTest {

    private static final String POLICY =
            "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self';"
                    + " frame-ancestors 'none'";

    private static final Map<String, String> ALWAYS =
            Map.of(
                    "X-Content-Type-Options", "nosniff",
                    "X-Frame-Options", "DENY",
                    "Referrer-Policy", "same-origin",
                    "Cross-Origin-Opener-Policy", "same-origin",
                    "Cross-Origin-Embedder-Policy", "require-corp",
                    "Cross-Origin-Resource-Policy", "same-origin");

    /// What browsers may keep, for it is the same for everybody or says no more than its address.
    private static final Set<String> KEPT =
            Set.of(
                    "/api/v1/openapi.json",
                    "/assets/{hash}/{name}",
                    "/tables/{code}/qr.svg",
                    "/events/scores",
                    "/club/look/{colour}.css",
                    "/club/crest/{digest}");

    private static final String HSTS = "max-age=63072000; includeSubDomains";

    @RegisterExtension
    private static final House HOUSE =
            House.hurrying().playing(PlayedBoard.SET).behind(door -> door.withPeople(10_000));

    @Test
    void everyAnswerIsStrict() {
        var club = LivelyClub.of(HOUSE, HOUSE.visitor(), HOUSE.visitor());
        var proxied = HOUSE.serve(door -> door.withPeople(10_000).withProxies(Set.of("127.0.0.1")));
        var lax = new TreeMap<String, List<String>>();
        var addresses = HOUSE.web().addresses();
        assertThat(addresses).hasSizeGreaterThan(200);
        try (var stranger = new Browser(proxied.port())) {
            for (var address : addresses) {
                var path = club.filled(address).getFirst();
                var faults = new ArrayList<String>();
                if (address.method().equals("GET")) {
                    faults.addAll(
                            faults(address, asked(club.ann(), club.ann().request(path)), false));
                }
                var encrypted = stranger.request(path).header("X-Forwarded-Proto", "https");
                if (address.method().equals("POST")) {
                    encrypted.POST(BodyPublishers.noBody());
                }
                faults.addAll(faults(address, asked(stranger, encrypted), true));
                if (!faults.isEmpty()) {
                    lax.put(address.method() + " " + address.path(), faults);
                }
            }
        }

        assertThat(lax).isEmpty();
    }

    /// What is answered where there is nothing, where nothing is understood, and to those whom
    /// somebody else has led here.
    @Test
    void soIsWhatIsNoPage() {
        for (var request :
                List.of(
                        "GET /nothing-here HTTP/1.1\r\nHost: localhost",
                        "DELETE / HTTP/1.1\r\nHost: localhost",
                        "TRACE / HTTP/1.1\r\nHost: localhost",
                        "GET / HTTP/1.1\r\nHost: elsewhere.example",
                        "GET /%00%zz HTTP/1.1\r\nHost: localhost",
                        "GET / HTTP/1.1\r\nHost: localhost\r\nHost: two")) {
            try (var client = new RawClient(HOUSE.port())) {
                String answer = client.send(request + "\r\nConnection: close\r\n\r\n").readAll();
                String head = answer.substring(0, answer.indexOf("\r\n\r\n"));

                assertThat(head).as(request).startsWith("HTTP/1.1 4").contains("text/plain");
                assertThat(head).as(request).containsIgnoringCase("Cache-Control: no-store");
                assertThat(head).as(request).containsIgnoringCase("frame-ancestors 'none'");
                ALWAYS.forEach((name, value) ->
                        assertThat(head).as(request).containsIgnoringCase(name + ": " + value));
                assertThat(head).as(request).doesNotContainIgnoringCase("Server:");
            }
        }
    }

    private static HttpHeaders asked(Browser who, HttpRequest.Builder request) {
        var answer = who.open(request.header("Accept", "text/html"));
        try (var _ = answer.body()) {
            assertThat(answer.statusCode()).as("%s", answer.uri()).isLessThan(500);
            return answer.headers();
        } catch (IOException failed) {
            throw new IllegalStateException(failed);
        }
    }

    private static List<String> faults(Address address, HttpHeaders told, boolean encrypted) {
        var faults = new ArrayList<String>();
        ALWAYS.forEach((name, value) -> {
            if (!told.allValues(name).equals(List.of(value))) {
                faults.add(name + " is " + told.allValues(name));
            }
        });
        String policy = told.firstValue("Content-Security-Policy").orElse("");
        if (policy.contains("unsafe") || policy.contains("*") || !policy.startsWith(POLICY)) {
            faults.add("the policy is " + policy);
        }
        String kept = told.firstValue("Cache-Control").orElse("");
        if (!kept.equals("no-store") && !KEPT.contains(address.path())) {
            faults.add("is kept: " + kept);
        }
        String always = told.firstValue("Strict-Transport-Security").orElse("");
        if (!always.equals(encrypted ? HSTS : "")) {
            faults.add("is encrypted always: " + always);
        }
        for (var cookie : told.allValues("Set-Cookie")) {
            boolean strict = cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax");
            if (!cookie.startsWith("overtrick=;")
                    && (!strict || cookie.startsWith("__Host-") != encrypted)) {
                faults.add("lax: " + cookie.substring(0, cookie.indexOf('=')));
            }
        }
        return faults;
    }
}

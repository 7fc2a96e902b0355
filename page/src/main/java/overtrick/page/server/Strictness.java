package overtrick.page.server;

import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;

/// What every answer says to the browser, so that it keeps others out of the club’s pages (OWASP
/// Secure Headers Project).
final class Strictness {

    /// Nothing from elsewhere is loaded, no script or style in the page itself is run, and no page
    /// of others frames one of ours.
    private static final String POLICY =
            "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self';"
                    + " frame-ancestors 'none'";

    private static final String NO_SENSES =
            "accelerometer=(), bluetooth=(), camera=(), display-capture=(), geolocation=(),"
                    + " gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(),"
                    + " serial=(), usb=(), xr-spatial-tracking=()";

    /// Two years, and whatever else is served under the name of the club.
    private static final String ENCRYPTED_ONLY = "max-age=63072000; includeSubDomains";

    private static final List<Map.Entry<String, String>> ALWAYS =
            List.of(
                    Map.entry("Content-Security-Policy", POLICY),
                    Map.entry("X-Content-Type-Options", "nosniff"),
                    Map.entry("X-Frame-Options", "DENY"),
                    Map.entry("Referrer-Policy", "same-origin"),
                    Map.entry("Cross-Origin-Opener-Policy", "same-origin"),
                    Map.entry("Cross-Origin-Embedder-Policy", "require-corp"),
                    Map.entry("Cross-Origin-Resource-Policy", "same-origin"),
                    Map.entry("Permissions-Policy", NO_SENSES),
                    // who may be kept by a browser says so itself
                    Map.entry("Cache-Control", "no-store"));

    private Strictness() {}

    /// @param secure whether the line is encrypted: browsers believe only then that it always is
    ///   (RFC 6797, 7.2)
    static void tell(boolean secure, BiConsumer<String, String> header) {
        ALWAYS.forEach(one -> header.accept(one.getKey(), one.getValue()));
        if (secure) {
            header.accept("Strict-Transport-Security", ENCRYPTED_ONLY);
        }
    }
}

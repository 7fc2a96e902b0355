package overtrick.page.server;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.Optional;
import overtrick.page.Sorry;
import overtrick.page.WebSettings;
import overtrick.page.door.Names;

/// What is checked of every request, and what every answer says to the browser.
final class Doorkeeper {

    /// The content security policy: nothing from elsewhere is loaded, and no script in the page
    /// itself is run.
    private static final String POLICY =
            "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

    private final int largestRequest;
    private final Names names;

    Doorkeeper(WebSettings settings) {
        this.largestRequest = settings.largestRequest();
        this.names = new Names(settings.host(), settings.names());
    }

    void check(Context ctx) {
        ctx.header("Content-Security-Policy", POLICY);
        ctx.header("X-Content-Type-Options", "nosniff");
        ctx.header("Referrer-Policy", "same-origin");
        ctx.header("Cross-Origin-Opener-Policy", "same-origin");
        ctx.header("Cross-Origin-Resource-Policy", "same-origin");
        ctx.header("Permissions-Policy", "camera=(), geolocation=(), microphone=()");
        String host = Optional.ofNullable(ctx.header("Host")).orElse("");
        if (!names.isServed(host, ctx.req().getLocalAddr())) {
            throw new Sorry(HttpStatus.MISDIRECTED_REQUEST, words -> words.get("wrong.name", host));
        }
        boolean reads = ctx.method().name().equals("GET") || ctx.method().name().equals("HEAD");
        if (!reads && !fromOwnPages(ctx, host)) {
            throw new Sorry(HttpStatus.FORBIDDEN, words -> words.get("forbidden.elsewhere"));
        }
        if (ctx.req().getContentLengthLong() > largestRequest) {
            throw tooLarge();
        }
    }

    Sorry tooLarge() {
        int most = largestRequest >> 10;
        return new Sorry(HttpStatus.CONTENT_TOO_LARGE, words -> words.get("too.large", most));
    }

    /// Browsers say where a form was; programs that are no browsers do not, and carry no stolen
    /// cookie.
    private static boolean fromOwnPages(Context ctx, String host) {
        String site = ctx.header("Sec-Fetch-Site");
        if (site != null) {
            return site.equals("same-origin") || site.equals("none");
        }
        String origin = ctx.header("Origin");
        return origin == null || Names.isSame(origin, host);
    }
}

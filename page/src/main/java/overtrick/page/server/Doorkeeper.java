package overtrick.page.server;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import overtrick.page.Sorry;
import overtrick.page.WebSettings;
import overtrick.page.door.Names;
import overtrick.page.door.Proxies;

/// What is checked of every request, and what every answer says to the browser.
final class Doorkeeper {

    private static final int USUAL_PORT = 80;
    private static final int USUAL_ENCRYPTED_PORT = 443;

    private final WebSettings settings;
    private final Names names;
    private final Proxies proxies;
    private final Supplier<OptionalInt> encryptedPort;

    /// @param encryptedPort where lines are encrypted; empty when this program encrypts none
    Doorkeeper(WebSettings settings, Proxies proxies, Supplier<OptionalInt> encryptedPort) {
        this.settings = settings;
        this.names = new Names(settings.host(), settings.allNames());
        this.proxies = proxies;
        this.encryptedPort = encryptedPort;
    }

    void check(Context ctx) {
        boolean secure = isSecure(ctx);
        Strictness.tell(secure, ctx::header);
        String host = Optional.ofNullable(ctx.header("Host")).orElse("");
        if (!names.isServed(host, ctx.req().getLocalAddr())) {
            throw new Sorry(HttpStatus.MISDIRECTED_REQUEST, words -> words.get("wrong.name", host));
        }
        boolean reads = ctx.method().name().equals("GET") || ctx.method().name().equals("HEAD");
        var port = encryptedPort.get();
        if (port.isPresent() && !secure) {
            leadToEncryption(ctx, "https://" + encrypted(host, port.getAsInt()), reads);
            return;
        }
        if (!reads && !fromOwnPages(ctx, host)) {
            throw new Sorry(HttpStatus.FORBIDDEN, words -> words.get("forbidden.elsewhere"));
        }
        if (ctx.req().getContentLengthLong() > settings.largestRequest()) {
            throw tooLarge();
        }
    }

    private boolean isSecure(Context ctx) {
        var said = Optional.ofNullable(ctx.header("X-Forwarded-Proto"));
        return proxies.isSecure(ctx.ip(), ctx.scheme(), said);
    }

    /// What somebody has sent over an open line was read by others perhaps: nothing is done with
    /// it.
    private static void leadToEncryption(Context ctx, String club, boolean reads) {
        if (!reads) {
            throw new Sorry(HttpStatus.FORBIDDEN, words -> words.get("line.open", club));
        }
        String query = Optional.ofNullable(ctx.queryString()).map(said -> "?" + said).orElse("");
        ctx.redirect(club + ctx.req().getRequestURI() + query, HttpStatus.PERMANENT_REDIRECT);
        ctx.skipRemainingHandlers();
    }

    /// The same host where its lines are encrypted. Whoever names no port has come in by the usual
    /// one, and by another machine when it is not ours: that leads on from the other usual one.
    private String encrypted(String host, int port) {
        boolean usual = !host.matches(".*:\\d{1,5}") && settings.port() != USUAL_PORT;
        String name = host.replaceFirst(":\\d{1,5}$", "");
        return usual || port == USUAL_ENCRYPTED_PORT ? name : name + ":" + port;
    }

    Sorry tooLarge() {
        int most = settings.largestRequest() >> 10;
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

package overtrick.page;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.util.Optional;

/// The cookies of the club. Over an encrypted line they have names that no other host, no other
/// path and no open line may give (RFC 6265bis, 4.1.3.2).
final class Cookies {

    private static final String SECURE = "__Host-";

    private Cookies() {}

    /// What was kept under a name; over an open line when nothing was over an encrypted one.
    static Optional<String> of(Context ctx, String name) {
        return kept(ctx, name).or(() -> open(ctx, name));
    }

    /// What was kept over an encrypted line.
    static Optional<String> kept(Context ctx, String name) {
        return open(ctx, SECURE + name);
    }

    /// What was kept over an open line, or put there by somebody else. Of a program none counts.
    static Optional<String> open(Context ctx, String name) {
        return Program.asks(ctx) ? Optional.empty() : Optional.ofNullable(ctx.cookie(name));
    }

    /// Has a browser forget a cookie, by whichever name it came.
    static void forget(Context ctx, String name, boolean secure) {
        ctx.removeCookie(name);
        if (secure) {
            ctx.cookie(made(name, "", 0, true));
        }
    }

    /// @param age in seconds
    static Cookie made(String name, String value, int age, boolean secure) {
        String called = secure ? SECURE + name : name;
        return new Cookie(called, value, "/", age, secure, true, null, SameSite.LAX);
    }
}

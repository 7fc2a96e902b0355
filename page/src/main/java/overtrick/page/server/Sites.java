package overtrick.page.server;

import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HttpStatus;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// The clubs that are served, each under names of its own: a browser keeps apart what comes under
/// different names, its cookies, its storage and its scripts.
///
/// @param clubs by the name under which they are asked for; a single one has none and is asked for
///   under all
/// @param house answers under all other names, where there are several
public record Sites(Map<String, Site> clubs, Optional<Handler> house) {

    private static final String ALONE = "";

    public Sites {
        clubs = Map.copyOf(clubs);
        if (clubs.isEmpty()) {
            throw new IllegalArgumentException("there is no club");
        }
        if (clubs.containsKey(ALONE) && (clubs.size() > 1 || house.isPresent())) {
            throw new IllegalArgumentException("several clubs, and one without a name");
        }
    }

    /// A club that is served alone.
    public static Sites of(Site club) {
        return new Sites(Map.of(ALONE, club), Optional.empty());
    }

    /// Clubs that are served beside each other.
    ///
    /// @param clubs by the names of their hosts
    /// @param house answers at `/` under all other names
    public static Sites of(Map<String, Site> clubs, Handler house) {
        var lower = new HashMap<String, Site>();
        clubs.forEach((host, club) -> lower.put(host.toLowerCase(Locale.ROOT), club));
        return new Sites(lower, Optional.of(house));
    }

    /// The names of the hosts under which clubs are asked for.
    Set<String> names() {
        return clubs.containsKey(ALONE) ? Set.of() : clubs.keySet();
    }

    /// The name of the club that a request asks for; no club’s, when it asks for the house.
    String asked(Context ctx) {
        return clubs.containsKey(ALONE) ? ALONE : host(ctx);
    }

    private static String host(Context ctx) {
        String host = Optional.ofNullable(ctx.header("Host")).orElse("");
        return host.replaceFirst(":\\d{1,5}$", "").toLowerCase(Locale.ROOT);
    }

    /// What is answered under a name that is no club's.
    Handler elsewhere() {
        return house.orElse(ctx -> ctx.status(HttpStatus.NOT_FOUND));
    }
}

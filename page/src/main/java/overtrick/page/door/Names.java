package overtrick.page.door;

import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// The names under which the club is served. A request for any other was led here by somebody
/// else's name: a page from there could otherwise read what the club tells its members (DNS
/// rebinding).
public final class Names {

    private static final List<String> OF_EVERY_MACHINE = List.of("localhost", "127.0.0.1", "[::1]");

    private final Set<String> names = new HashSet<>();

    /// @param bound the address that is listened on
    /// @param given further names
    public Names(String bound, Set<String> given) {
        names.addAll(OF_EVERY_MACHINE);
        names.add(bound.toLowerCase(Locale.ROOT));
        given.forEach(name -> names.add(name.toLowerCase(Locale.ROOT)));
        ownName()
                .ifPresent(own -> {
                    names.add(own);
                    names.add(own + ".local"); // as telephones in the same room find it
                });
    }

    private static Optional<String> ownName() {
        try {
            return Optional.of(InetAddress.getLocalHost().getHostName().toLowerCase(Locale.ROOT));
        } catch (UnknownHostException nameless) {
            return Optional.empty();
        }
    }

    /// Whether a request is meant for the club.
    ///
    /// @param host its header, with or without a port
    /// @param local the address at which its connection came in: an address is no name that could
    ///   lead elsewhere tomorrow
    public boolean isServed(String host, String local) {
        String name = name(host);
        return names.contains(name)
                || name.equals(local)
                || name.equals("[" + local.replaceFirst("%.*", "") + "]");
    }

    private static String name(String host) {
        return host.replaceFirst(":\\d{1,5}$", "").toLowerCase(Locale.ROOT);
    }

    /// Whether a page of this origin was served as `host`, port and all.
    public static boolean isSame(String origin, String host) {
        try {
            String authority = URI.create(origin).getRawAuthority();
            return authority != null && authority.equalsIgnoreCase(host);
        } catch (IllegalArgumentException noAddress) {
            return false;
        }
    }
}

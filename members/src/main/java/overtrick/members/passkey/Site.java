package overtrick.members.passkey;

import java.util.Optional;
import java.util.regex.Pattern;

/// The address for which a passkey is made; it opens nothing at any other.
///
/// @param name of the host, without its port
/// @param origin as browsers say it, such as `https://club.example`
public record Site(String name, String origin) {

    private static final Pattern HOST = Pattern.compile("([a-z0-9.-]*[a-z][a-z0-9.-]*)(:\\d+)?");

    /// The site of a request. Passkeys are made for names and over encrypted lines, and on this
    /// machine itself; there is none for an address of numbers.
    ///
    /// @param host as the browser has asked for it, with the port unless that is the usual one
    public static Optional<Site> of(String host, boolean secure) {
        var parts = HOST.matcher(host);
        if (!parts.matches()) {
            return Optional.empty();
        }
        String name = parts.group(1);
        return secure || name.equals("localhost")
                ? Optional.of(new Site(name, (secure ? "https://" : "http://") + host))
                : Optional.empty();
    }
}

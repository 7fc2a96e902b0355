package overtrick.page.door;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/// The servers in front of this one whose word is believed. What anybody else says of where a
/// request came from, and how, is not.
///
/// @param addresses theirs
public record Proxies(Set<String> addresses) {

    private static final Pattern ADDRESS = Pattern.compile("[0-9a-fA-F:.]{2,45}");

    public Proxies {
        addresses = Set.copyOf(addresses);
    }

    /// Where a request came from: the last address of `X-Forwarded-For` that is no proxy of ours,
    /// for what stands before it anybody may have written.
    ///
    /// @param peer who has opened the connection
    /// @param forwarded the header
    public String origin(String peer, Optional<String> forwarded) {
        if (!addresses.contains(peer) || forwarded.isEmpty()) {
            return peer;
        }
        for (var hop : List.of(forwarded.get().split(",")).reversed()) {
            String address = hop.strip();
            if (!ADDRESS.matcher(address).matches()) {
                return peer;
            }
            if (!addresses.contains(address)) {
                return address;
            }
        }
        return peer;
    }

    /// Whether the visitor's own connection is encrypted.
    ///
    /// @param scheme of the connection here
    /// @param forwarded the header `X-Forwarded-Proto`
    public boolean isSecure(String peer, String scheme, Optional<String> forwarded) {
        return scheme.equals("https")
                || (addresses.contains(peer) && forwarded.equals(Optional.of("https")));
    }
}

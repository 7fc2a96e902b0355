package overtrick.web.door;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.HexFormat;
import java.util.Optional;

/// Who asks, as far as limits are concerned.
///
/// @param visitor what a known person is known by; empty for somebody unknown
/// @param address where the request comes from; of a long address only the part that is given out
///   as one, for whoever has it has 2^64 of them (RFC 6177)
public record Caller(Optional<String> visitor, String address) {

    private static final int NETWORK_BYTES = 8;

    public static Caller of(Optional<String> visitor, String address) {
        return new Caller(visitor, network(address));
    }

    private static String network(String address) {
        if (!address.contains(":")) {
            return address;
        }
        try {
            // Digits and colons only: no name is looked up.
            var parsed = InetAddress.ofLiteral(address);
            return parsed instanceof Inet6Address six
                    ? HexFormat.of().formatHex(six.getAddress(), 0, NETWORK_BYTES)
                    : parsed.getHostAddress();
        } catch (IllegalArgumentException noAddress) {
            return address;
        }
    }
}

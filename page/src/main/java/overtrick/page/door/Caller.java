package overtrick.page.door;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.HexFormat;
import java.util.Optional;

/// Who asks, as far as limits are concerned.
///
/// @param visitor by what he is told from others; empty for somebody who shows no cookie
/// @param acquaintance how well the club knows him
/// @param address where the request comes from; of a long address only the part that is given out
///   as one, for whoever has it has 2^64 of them (RFC 6177)
public record Caller(Optional<String> visitor, String address, Acquaintance acquaintance) {

    /// How well somebody is known. The better, the more of what an address may use is open to him:
    /// so strangers never use up all of it.
    public enum Acquaintance {
        /// Shows no cookie: one who comes for the first time, or one who forgets on purpose.
        STRANGER(2),
        /// Keeps the cookie of the page that he looked at before.
        NEWCOMER(4),
        /// Has done something here: opened a table, sat down, said his name.
        KNOWN(0);

        private final int part;

        Acquaintance(int part) {
            this.part = part;
        }

        /// What is left to those who are better known.
        ///
        /// @param all that the address has
        int leaves(int all) {
            return part == 0 ? 0 : all / part;
        }
    }

    private static final int NETWORK_BYTES = 8;

    /// @param person by what a person of the club is known; empty for somebody unknown
    public static Caller of(Optional<String> person, String address) {
        return new Caller(
                person,
                network(address),
                person.isPresent() ? Acquaintance.KNOWN : Acquaintance.STRANGER);
    }

    /// He is a person of the club.
    ///
    /// @param person by what he is known
    public Caller known(String person) {
        return new Caller(Optional.of(person), address, Acquaintance.KNOWN);
    }

    /// He is no person of the club, and has looked at a page of it before.
    ///
    /// @param seen by what he is told from others
    public Caller newcomer(String seen) {
        return new Caller(Optional.of(seen), address, Acquaintance.NEWCOMER);
    }

    /// He has become somebody just now, and is no better known for it.
    ///
    /// @param guest by what he will be known; empty while he is nobody
    public Caller as(Optional<String> guest) {
        return new Caller(guest, address, acquaintance);
    }

    /// By what he is counted: all unknown people of one address are one.
    public String holder() {
        return visitor.map(known -> "visitor " + known).orElse("somebody at " + address);
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

package overtrick.page.door;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.HexFormat;
import java.util.Optional;

/// Who asks, as far as limits are concerned.
///
/// @param visitor by what they are told from others; empty for somebody who shows no cookie
/// @param acquaintance how well the club knows them
/// @param address where the request comes from; of a long address only the part that is given out
///   as one, for whoever has it has 2^64 of them (RFC 6177)
public record Caller(Optional<String> visitor, String address, Acquaintance acquaintance) {

    /// How well somebody is known. The better, the more of what an address may use is open to them:
    /// so strangers never use up all of it.
    public enum Acquaintance {
        /// Shows no cookie: one who comes for the first time, or one who forgets on purpose.
        STRANGER(2),
        /// Keeps the cookie of the page that they looked at before.
        NEWCOMER(4),
        /// Has done something here: opened a table, sat down, said their name.
        KNOWN(0);

        private final int part;

        Acquaintance(int part) {
            this.part = part;
        }

        /// The part of an address's limit that is kept for those who are better known.
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

    /// A caller who is a person of the club.
    ///
    /// @param person by what they are known
    public Caller known(String person) {
        return new Caller(Optional.of(person), address, Acquaintance.KNOWN);
    }

    /// A caller who is no person of the club and has looked at a page of it before.
    ///
    /// @param seen by what they are told from others
    public Caller newcomer(String seen) {
        return new Caller(Optional.of(seen), address, Acquaintance.NEWCOMER);
    }

    /// The same caller as a person made just now, who is no better known for it.
    ///
    /// @param guest by what they will be known; empty while they are nobody
    public Caller as(Optional<String> guest) {
        return new Caller(guest, address, acquaintance);
    }

    /// The key under which limits count the caller: all strangers of one address share one.
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

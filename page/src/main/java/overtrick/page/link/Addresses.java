package overtrick.page.link;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import overtrick.page.Visit;

/// Addresses of the club that telephones in the same room can reach.
///
/// @param bound the address that the server listens on
public record Addresses(String bound) {

    private static final List<String> THIS_MACHINE =
            List.of("localhost", "127.0.0.1", "[::1]", "::1");

    /// What links begin with.
    ///
    /// @param base such as `http://192.168.1.20:8080`
    /// @param reachable whether others than this machine can follow it
    public record Reach(String base, boolean reachable) {

        public String link(String path) {
            return base + path;
        }

        public QrPicture picture(String path) {
            return QrPicture.of(link(path));
        }
    }

    /// As the visitor's own address, unless that would lead each telephone to itself.
    public Reach reach(Visit visit) {
        String host = Optional.ofNullable(visit.ctx().header("Host")).orElse("localhost");
        String scheme = visit.isSecure() ? "https" : "http";
        if (!isThisMachine(host)) {
            return new Reach(scheme + "://" + host, true);
        }
        return own().filter(_ -> !THIS_MACHINE.contains(bound))
                .map(address -> new Reach(scheme + "://" + address + port(host), true))
                .orElseGet(() -> new Reach(scheme + "://" + host, false));
    }

    private static boolean isThisMachine(String host) {
        return THIS_MACHINE.contains(host.replaceFirst(":\\d{1,5}$", ""));
    }

    private static String port(String host) {
        int colon = host.lastIndexOf(':');
        return colon > 0 && !host.endsWith("]") ? host.substring(colon) : "";
    }

    /// The machine's own address in the local network.
    private static Optional<String> own() {
        try {
            for (var network : Collections.list(NetworkInterface.getNetworkInterfaces())) {
                if (!network.isUp() || network.isLoopback() || network.isVirtual()) {
                    continue;
                }
                for (InetAddress address : Collections.list(network.getInetAddresses())) {
                    if (address instanceof Inet4Address && address.isSiteLocalAddress()) {
                        return Optional.of(address.getHostAddress());
                    }
                }
            }
            return Optional.empty();
        } catch (SocketException noNetwork) {
            return Optional.empty();
        }
    }
}

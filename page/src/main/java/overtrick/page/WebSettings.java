package overtrick.page;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import overtrick.page.door.Deed;
import overtrick.page.tls.Encryption;
import overtrick.page.watch.Watching;

/// Where the pages are served, and to whom.
///
/// @param host the address to listen on, such as `0.0.0.0`
/// @param port 0 for any free one
/// @param largestRequest in bytes; a larger one is turned away
/// @param names under which the club is reached, besides those of this machine
/// @param proxies addresses of servers in front of this one, whose word is believed of where a
///   request comes from
/// @param people how many may come from one address: a club behind one Wi-Fi
/// @param encryption by a certificate of the club's own; empty: lines are open, or a proxy in front
///   encrypts them
/// @param watching who may read the program's figures
public record WebSettings(
        String host,
        int port,
        int largestRequest,
        Set<String> names,
        Set<String> proxies,
        int people,
        Optional<Encryption> encryption,
        Watching watching) {

    private static final int MEBIBYTE = 1 << 20;

    public WebSettings {
        if (port < 0 || port > 65_535) {
            throw new IllegalArgumentException("port is not 0 to 65535: " + port);
        }
        if (largestRequest < 1) {
            throw new IllegalArgumentException(
                    "largest request is not 1 or more: " + largestRequest);
        }
        if (people < 1) {
            throw new IllegalArgumentException("people is not 1 or more: " + people);
        }
        names = Set.copyOf(names);
        proxies = Set.copyOf(proxies);
    }

    public WebSettings(String host, int port) {
        this(
                host,
                port,
                2 * MEBIBYTE,
                Set.of(),
                Set.of(),
                Deed.PEOPLE,
                Optional.empty(),
                Watching.HERE);
    }

    public WebSettings withLargestRequest(int bytes) {
        return new WebSettings(host, port, bytes, names, proxies, people, encryption, watching);
    }

    public WebSettings withNames(Set<String> more) {
        return new WebSettings(
                host, port, largestRequest, more, proxies, people, encryption, watching);
    }

    /// The same, reached under these names too.
    public WebSettings withMoreNames(Set<String> more) {
        var all = new HashSet<>(names);
        all.addAll(more);
        return withNames(all);
    }

    public WebSettings withProxies(Set<String> believed) {
        return new WebSettings(
                host, port, largestRequest, names, believed, people, encryption, watching);
    }

    public WebSettings withPeople(int behindOneAddress) {
        return new WebSettings(
                host, port, largestRequest, names, proxies, behindOneAddress, encryption, watching);
    }

    public WebSettings withEncryption(Encryption own) {
        return new WebSettings(
                host, port, largestRequest, names, proxies, people, Optional.of(own), watching);
    }

    public WebSettings withWatching(Watching other) {
        return new WebSettings(
                host, port, largestRequest, names, proxies, people, encryption, other);
    }

    /// All names that were given: those of the certificate are the club's too.
    public Set<String> allNames() {
        var all = new HashSet<>(names);
        encryption.ifPresent(own -> all.addAll(own.names()));
        return Set.copyOf(all);
    }
}
